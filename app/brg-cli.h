/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-game.h"

/**
 * BrgCliCode: what the program says by its exit code.
 * @BRG_CLI_YES: it was done, and what was checked holds
 * @BRG_CLI_NO: a check failed
 * @BRG_CLI_BAD_INPUT: a file, argument or move is wrong; nothing was written
 */
typedef enum
{
  BRG_CLI_YES = 0,
  BRG_CLI_NO = 1,
  BRG_CLI_BAD_INPUT = 2,
} BrgCliCode;

/**
 * BrgCliCommand:
 * @name: the word on the command line
 * @arguments: translatable: what follows it, for the help; may be empty
 * @summary: translatable: what it does
 * @run: does it; @argv[0] is the name of the command
 */
typedef struct _BrgCliCommand BrgCliCommand;

struct _BrgCliCommand
{
  const char *name;
  const char *arguments;
  const char *summary;
  BrgCliCode (*run) (const BrgCliCommand  *self,
                     int                   argc,
                     char                **argv);
};

/* The code of two things done one after the other. */
static inline BrgCliCode
brg_cli_worst (BrgCliCode first,
               BrgCliCode second)
{
  return MAX (first, second);
}

gboolean   brg_cli_parse       (const BrgCliCommand  *command,
                                const GOptionEntry   *entries,
                                int                  *argc,
                                char               ***argv,
                                int                   min_arguments,
                                int                   max_arguments);
BrgCliCode brg_cli_fail        (const GError         *error);
BrgCliCode brg_cli_complain    (const char           *format,
                                ...) G_GNUC_PRINTF (1, 2);
BrgCliCode brg_cli_finish      (const BrgRuleset     *ruleset);
void       brg_cli_print       (const char           *format,
                                ...) G_GNUC_PRINTF (1, 2);
void       brg_cli_print_state (BrgGame              *game);
BrgGame   *brg_cli_load        (const char           *path,
                                GError              **error);
gboolean   brg_cli_flush       (void);
gboolean   brg_cli_check_range (const char           *option,
                                int                   number,
                                int                   maximum);
gboolean   brg_cli_read_seed   (const char           *text,
                                guint64              *seed);

BrgCliCode brg_cli_new         (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_show        (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_moves       (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_play        (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_replay      (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_modules     (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_scenario    (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_simulate    (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
BrgCliCode brg_cli_bench       (const BrgCliCommand  *self,
                                int                   argc,
                                char                **argv);
