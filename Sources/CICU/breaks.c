#include "galley_breaks.h"

#include "services.h"

#include <unicode/ubrk.h>

galley_breaks *galley_breaks_open(int32_t kind, const char *locale)
{
    UErrorCode status = U_ZERO_ERROR;
    UBreakIteratorType type = kind == GALLEY_BREAKS_WORD ? UBRK_WORD : UBRK_LINE;
    galley_count_service();
    UBreakIterator *breaks = ubrk_open(type, locale, NULL, 0, &status);
    if (U_FAILURE(status)) return NULL;
    return (galley_breaks *)breaks;
}

void galley_breaks_close(galley_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

bool galley_breaks_set_text(galley_breaks *breaks, const uint16_t *text, int32_t length)
{
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return false;
    ubrk_first((UBreakIterator *)breaks);
    return true;
}

int32_t galley_breaks_next(galley_breaks *breaks, bool *mandatory)
{
    int32_t next = ubrk_next((UBreakIterator *)breaks);
    if (next == UBRK_DONE) return -1;
    int32_t rule = ubrk_getRuleStatus((UBreakIterator *)breaks);
    *mandatory = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
    return next;
}
