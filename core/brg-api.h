/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/**
 * BRG_API:
 *
 * Stands before the declaration of a function that other libraries, programs
 * or plugins may call. Everything else stays hidden in its library.
 */
#define BRG_API __attribute__ ((visibility ("default"))) extern
