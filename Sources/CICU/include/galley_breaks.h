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

/// Starts on a text, which has to stay in place until the last call of `galley_breaks_next`.
bool galley_breaks_set_text(galley_breaks *breaks, const uint16_t *text, int32_t length);

/// The next boundary after the last one, as an offset in UTF-16 units, or -1 after the end of the text.
/// `mandatory` tells whether a line has to end here.
int32_t galley_breaks_next(galley_breaks *breaks, bool *mandatory);
