// Word and line boundaries (UAX #29, UAX #14), with ICU's dictionaries for Thai, Lao, Khmer and Burmese.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct galley_breaks galley_breaks;

enum { GALLEY_BREAKS_WORD = 1, GALLEY_BREAKS_LINE = 2 };

/// Opens an iterator for a BCP 47 or ICU locale (ICU's keywords `lb` and `lw` choose the strictness of line
/// breaking). Null when ICU has no data for it. About a millisecond for a language with a dictionary.
galley_breaks *galley_breaks_open(int32_t kind, const char *locale);
void galley_breaks_close(galley_breaks *breaks);

/// Writes for every offset of a text, its end included, whether there is a boundary: 0 for none, 1 where there is one, 2
/// where a line has to end. `marks` has room for `length + 1`, all 0. The text is not looked at afterwards.
bool galley_breaks_mark(galley_breaks *breaks, const uint16_t *text, int32_t length, uint8_t *marks);
