/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-agenda.h"
#include "brg-query.h"
#include "brg-schema.h"

G_BEGIN_DECLS

/** BRG_MODULE_ABI: the version of the structures below; a module made for another is refused. */
#define BRG_MODULE_ABI 1

/**
 * BrgVerb:
 * @name: stable English name, the first word of the notation
 * @sentence: translatable sentence of what the move does, with `{kind}` for a subject of that kind;
 *   see #BrgNarrator
 * @slots: the names of the subject kinds it takes, in order; a `?` behind a name makes it optional
 * @apply: for a move that no question of the module's own answers, one of a list that modules
 *   contribute to: does it; @cause is what it is put down to, or 0
 * @why_not: for such a move: says why it is not listed now, and leaves the refusal alone if it is;
 *   the subjects fit the slots, but may be anybody's; @source is what the list says
 * @anytime: it is listed beside the answers to any question, and leaves that question open
 * @ends_turn: gives up what could still be done; a hint for computer players, and undo stops at it
 * @offer: (nullable): translatable: what its button says where the position is known: `{gain}` is
 *   what a preview of the move gains
 *
 * A row of the table of verbs.
 */
typedef struct
{
  const char *name;
  const char *sentence;
  const char *slots[BRG_MOVE_MAX_SUBJECTS];
  void      (*apply)   (BrgPlay           *play,
                        const BrgMove     *move,
                        guint              cause);
  void      (*why_not) (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        gconstpointer      source,
                        const BrgMove     *move,
                        BrgRefusal        *refusal);
  gboolean    anytime;
  gboolean    ends_turn;
  const char *offer;
} BrgVerb;

/** BRG_PLURAL: marks a sentence and its plural for translation, as `xgettext -kBRG_PLURAL:1,2`. */
#define BRG_PLURAL(sentence, plural) (sentence), (plural)

/** BRG_SCENE: as an end of a #BrgMotion: where the last thing of the same seat's happened. */
#define BRG_SCENE "scene"

/** BRG_EVENT_MAX_MOTIONS: the most motions that one event can have. */
#define BRG_EVENT_MAX_MOTIONS 2

/**
 * BrgMotion:
 * @from: (nullable): where the piece was; %NULL if it was nowhere
 * @to: (nullable): where it is then; %NULL if it is nowhere
 * @thrown: it is thrown, like a die
 * @counted: there are as many pieces as the event's amount says
 * @named: nothing moves unless the event names what @from says
 *
 * How a piece moves, for whoever shows it. An end is the name of a subject kind, of a place, or
 * %BRG_SCENE. Of a subject kind it is each subject of that kind that the event names; if it names
 * none, it is the one with the index of the event's first subject that belongs to the event's seat.
 * Places are what can be seen but not pointed at; what they are called is up to the widgets, and an
 * end that no widget knows is nowhere. Where the event's amount is negative, the ends change sides.
 */
typedef struct
{
  const char *from;
  const char *to;
  gboolean    thrown;
  gboolean    counted;
  gboolean    named;
} BrgMotion;

/**
 * BrgBriefRole: what an event is in a preview.
 * @BRG_BRIEF_CLAUSE: a clause: "completes the region"; what points it brings stands behind it
 * @BRG_BRIEF_GAIN: a thing that is gained: "2 workers"; things gained together are listed
 * @BRG_BRIEF_TERM: the amount is one number of the sum that the next points are; it is called by
 *   its cause, if it has one, and the kind has no words
 */
typedef enum
{
  BRG_BRIEF_CLAUSE,
  BRG_BRIEF_GAIN,
  BRG_BRIEF_TERM,
} BrgBriefRole;

/**
 * BrgBrief:
 * @role: what the event is in a preview
 * @words: (nullable): translatable: the clause or the thing; %NULL to leave such events out
 * @plural: (nullable): its plural form by the amount
 * @loss: (nullable): for a thing: the clause that says a negative amount, with `{n}` as a positive
 *   one: "uses {n} worker"
 * @losses: (nullable): its plural form
 *
 * How a preview speaks of events, which are only going to happen: without a seat, in a few words
 * that follow each other in one line. Points need none: they are called by their cause.
 */
typedef struct
{
  BrgBriefRole role;
  const char  *words;
  const char  *plural;
  const char  *loss;
  const char  *losses;
} BrgBrief;

/**
 * BrgEventKind:
 * @name: stable English name
 * @sentence: (nullable): translatable sentence for the log, see #BrgNarrator; %NULL for what nobody
 *   needs to read
 * @plural: (nullable): its plural form by the amount; the two are marked with BRG_PLURAL()
 * @is_points: the amount is points that the seat gains, so the ledger holds it
 * @round: (nullable): translatable name of the round of play that begins with it, as it stands
 *   within a sentence: "round {n}"; the chart of points has a step for each
 * @part: (nullable): translatable name of the part of the game that begins with it: "Phase {phase}";
 *   a round that begins next is the first of that part
 * @motions: what moves; one without ends is none
 * @brief: what a preview says of it
 *
 * A row of the table of event kinds.
 */
typedef struct
{
  const char *name;
  const char *sentence;
  const char *plural;
  gboolean    is_points;
  const char *round;
  const char *part;
  BrgMotion   motions[BRG_EVENT_MAX_MOTIONS];
  BrgBrief    brief;
} BrgEventKind;

/**
 * BrgCause:
 * @name: stable English name
 * @label: translatable, as it stands within a sentence: "completed region"
 * @class_name: what sort of cause it is; hooks of other modules look at this, never at the name
 * @context: (nullable): the context that @label and @term are translated in
 * @term: (nullable): translatable: what its points are called in a preview when they stand behind
 *   the event that brings them, or "" if that says all; %NULL for points that stand by themselves
 *
 * A row of the table of causes.
 */
typedef struct
{
  const char *name;
  const char *label;
  const char *class_name;
  const char *context;
  const char *term;
} BrgCause;

/**
 * BrgReason:
 * @name: stable English name
 * @sentence: translatable; what it names in braces is what the refusal says, see #BrgRefusal
 * @other_way: whether it says only that the thing is not had in this way, so that a reason that
 *   speaks against another way tells a person more
 * @plural: (nullable): the plural form of @sentence by `{n}`
 * @is_plain: whether it says only what one sees anyway, so that who has not tried needs no word of
 *   it
 *
 * A row of the table of reasons.
 */
typedef struct
{
  const char *name;
  const char *sentence;
  gboolean    other_way;
  const char *plural;
  gboolean    is_plain;
} BrgReason;

/**
 * BrgJointEntry:
 * @joint: the name of the place in the flow
 * @order: smaller runs earlier; documented with the joint
 * @run: changes the position and may push frames (which run before the next entry)
 * @when: (nullable): in which games it joins in, see #BrgModule
 *
 * What a module does at a place in the flow. Those of one order may come in any order.
 */
typedef struct
{
  const char *joint;
  gint        order;
  void      (*run) (BrgPlay *play,
                    guint    seat);
  const char *when;
} BrgJointEntry;

/** BrgJoint: a row of the table of joints. */
typedef struct
{
  const char *name;
} BrgJoint;

/**
 * BrgBundle:
 * @name: stable English name
 * @n_items: how many things it can owe; their order is the rules' order
 * @pay: pays one of them; @arguments is what the bundle was pushed with
 * @question: (nullable): the name of the question that asks the owner what comes next; its answer
 *   calls brg_bundle_pay()
 * @asks: (nullable): whether the rules leave the order to the owner
 * @check: (nullable): says whether a frame that was read from a text can run
 *
 * A row of the table of bundles: what one cause owes at once.
 */
typedef struct
{
  const char *name;
  guint       n_items;
  void      (*pay)   (BrgPlay           *play,
                      guint              seat,
                      guint              item,
                      const guint8      *arguments);
  const char *question;
  gboolean  (*asks)  (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgFrame    *frame);
  gboolean  (*check) (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      const BrgFrame    *frame);
} BrgBundle;

/**
 * BrgReact:
 * @event: the name of the event kind
 * @react: may change the module's own slice, call core's operations and push frames; never asks
 * @when: (nullable): in which games it joins in, see #BrgModule
 *
 * What a module does when something happened, at the end of the step of the agenda in which it did.
 * Frames that are pushed run before what was waiting already. Reactions to one event may come in
 * any order.
 */
typedef struct
{
  const char *event;
  void      (*react) (BrgPlay        *play,
                      const BrgEvent *event);
  const char *when;
} BrgReact;

/**
 * BrgContribution:
 * @list: "anytime" for what a seat may do whenever it is asked something, in its own turn or not;
 *   or the name of a list that the variant documents
 * @contribute: adds moves for @seat; @source is what that list says
 * @when: (nullable): in which games it joins in, see #BrgModule
 */
typedef struct
{
  const char *list;
  void      (*contribute) (const BrgRuleset  *ruleset,
                           const BrgPosition *position,
                           guint              seat,
                           gconstpointer      source,
                           BrgMoves          *moves);
  const char *when;
} BrgContribution;

/**
 * BrgOption:
 * @name: stable English name, as in `--option name=value`
 * @title: translatable
 * @values: (array zero-terminated=1): the stable names of the values, the default first; asked for
 *   by brg_ruleset_get_option() or brg_ruleset_get_seat_option()
 * @titles: (array zero-terminated=1): translatable titles of the values
 * @per_seat: each seat has its own value
 * @data_kind: values may also be the names of data files of this kind, the user's own and those
 *   that the modules of the game bring, see #BrgComponent; or NULL
 */
typedef struct
{
  const char         *name;
  const char         *title;
  const char * const *values;
  const char * const *titles;
  gboolean            per_seat;
  const char         *data_kind;
} BrgOption;

/**
 * BrgComponent:
 * @name: the name of the value, which people read too
 * @kind: what it describes: the `data_kind` of an option of the variant
 * @path: the resource that holds its text
 *
 * A data file that a module brings, such as a duchy: while the module is on, one more value of each
 * option of that kind. Nothing of the user's may have its name. A record needs no copy of it, since
 * it names the module and its version.
 */
typedef struct
{
  const char *name;
  const char *kind;
  const char *path;
} BrgComponent;

/**
 * BrgRelation:
 * @module: the id of another module
 * @reason: translatable sentence that says why it is needed, or why the two exclude each other
 */
typedef struct
{
  const char *module;
  const char *reason;
} BrgRelation;

/** BRG_ROWS: an array of rows and its length, for the tables of a #BrgModule. */
#define BRG_ROWS(array) (array), G_N_ELEMENTS (array)

/**
 * BrgModule:
 * @abi: %BRG_MODULE_ABI
 * @id: stable English name, that of its plugin
 * @version: of its rules; a record made with another is refused
 * @name: translatable
 * @description: translatable
 * @variant: the id of the variant it belongs to
 * @domain: (nullable): the gettext domain of its words, which its plugin has bound; %NULL for that
 *   of the program
 * @min_seats: fewest seats it can be played by; a module that is made for fewer or more than the
 *   variant lets it be played so
 * @max_seats: most seats
 * @slice_size: (nullable): tells how many bytes of a position it needs; the tables are laid already
 * @describe: (nullable): adds the fields of its slice, which begins at `offset` in a position
 * @lay_tables: (nullable): makes tables of its own, if it needs some, which hooks find by
 *   brg_ruleset_find_place(); a module may also change the variant's, which are there already, and
 *   add causes by brg_ruleset_add_cause(); returns %FALSE with an error if it cannot
 * @free_tables: (nullable): frees what @lay_tables made
 * @derive: (nullable): makes the derived fields of its slice again, after a text was read
 * @redeal: (nullable): deals again what @seat can't see in its slice: its fields with
 *   %BRG_FIELD_HIDDEN
 * @rank: (nullable): changes the places that the variant has written, see brg_play_rank()
 *
 * The rules of a variant or of an expansion, as tables and hooks. What a table can say is said in
 * the table; a hook is for what depends on the position.
 *
 * All functions are pure functions of ruleset and position: threads share them, so they keep no
 * static variable, look at no clock and draw chance from the position alone. A module writes its
 * own slice and no other; what it does to the board game it does by the operations of
 * `core/duchy/`. The slice is zero at the start and aligned to %BRG_POSITION_ALIGNMENT bytes.
 *
 * Rows begin with a stable English name of small letters, digits and dashes. Notation, scenarios
 * and records use it, so it never changes. Within a table it is the only one of its kind in a game:
 * two modules that both have it cannot be played together. Every name that a row gives of something
 * else (of a joint, an event, a query, a subject kind) is one of the variant or of the module
 * itself; no module names another, but in @needs and @excludes.
 *
 * A hook that is for some games only says so by `when`: `option=value`, an option of the module's
 * that is no seat's. In other games it is left out, and costs nothing.
 *
 * In positions, moves and events rows go by numbers. A module counts its own from 0 and adds where
 * they begin in the ruleset, which brg_ruleset_find_place() tells.
 */
typedef struct
{
  guint                 abi;
  const char           *id;
  const char           *version;
  const char           *name;
  const char           *description;
  const char           *variant;
  const char           *domain;
  guint                 min_seats;
  guint                 max_seats;

  const BrgOption      *options;
  guint                 n_options;
  const BrgComponent   *components;
  guint                 n_components;
  const BrgRelation    *needs;
  guint                 n_needs;
  const BrgRelation    *excludes;
  guint                 n_excludes;

  const BrgSubjectKind *subject_kinds;
  guint                 n_subject_kinds;
  const BrgVerb        *verbs;
  guint                 n_verbs;
  const BrgEventKind   *event_kinds;
  guint                 n_event_kinds;
  const BrgCause       *causes;
  guint                 n_causes;
  const BrgReason      *reasons;
  guint                 n_reasons;
  const BrgQuestion    *questions;
  guint                 n_questions;
  const BrgFrameKind   *frame_kinds;
  guint                 n_frame_kinds;
  const BrgBundle      *bundles;
  guint                 n_bundles;
  const BrgJoint       *joints;
  guint                 n_joints;
  const BrgQuery       *queries;
  guint                 n_queries;

  const BrgJointEntry  *joint_entries;
  guint                 n_joint_entries;
  const BrgReact       *reacts;
  guint                 n_reacts;
  const BrgQueryHook   *query_hooks;
  guint                 n_query_hooks;
  const BrgContribution *contributions;
  guint                 n_contributions;

  gsize               (*slice_size)  (const BrgRuleset  *ruleset);
  void                (*describe)    (const BrgRuleset  *ruleset,
                                      gsize              offset,
                                      BrgSchema         *schema);
  gboolean            (*lay_tables)  (BrgRuleset        *ruleset,
                                      gpointer          *tables,
                                      GError           **error);
  void                (*free_tables) (gpointer           tables);
  void                (*derive)      (const BrgRuleset  *ruleset,
                                      BrgPosition       *position);
  void                (*redeal)      (const BrgRuleset  *ruleset,
                                      BrgPosition       *position,
                                      guint              seat,
                                      BrgRandom         *random);
  void                (*rank)        (const BrgRuleset  *ruleset,
                                      const BrgPosition *position,
                                      guint             *places);
} BrgModule;

/**
 * BrgVariant:
 * @rules: its tables and hooks; its rows come first in every table
 * @begin: pushes the frame that the whole game is, on an empty position whose generator is set
 * @pose: pushes the frames of a quiet moment in seat 1's turn, for scenarios to start from
 * @score: the points of a seat
 * @rank: writes each seat's place, 1 being first; seats that share a place have the same number
 * @worth: how good the position is for a seat, in points; a plain hint for computer players
 * @check_data: says whether a data file of @kind can be used
 *
 * A whole game.
 */
typedef struct
{
  BrgModule rules;
  void    (*begin)      (BrgPlay           *play);
  void    (*pose)       (BrgPlay           *play);
  gint    (*score)      (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         guint              seat);
  void    (*rank)       (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         guint             *places);
  gdouble (*worth)      (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         guint              seat);
  gboolean (*check_data) (const char        *kind,
                          const char        *name,
                          const char        *text,
                          GError           **error);
} BrgVariant;

const char         *brg_module_translate      (const BrgModule     *module,
                                               const char          *text);
char              **brg_option_list_values    (const BrgOption     *option,
                                               const BrgModule    **modules,
                                               guint                n_modules);
const BrgComponent *brg_module_find_component (const BrgModule     *module,
                                               const char          *kind,
                                               const char          *name);
gboolean            brg_module_is_for_other_seats (const BrgModule *module,
                                               const BrgModule     *rules);
gboolean            brg_modules_find_seats    (const BrgModule * const *modules,
                                               guint                n_modules,
                                               guint               *min_seats,
                                               guint               *max_seats);

G_END_DECLS
