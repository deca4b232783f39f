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

bool galley_breaks_mark(galley_breaks *breaks, const uint16_t *text, int32_t length, uint8_t *marks)
{
    UBreakIterator *iterator = (UBreakIterator *)breaks;
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(iterator, (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return false;
    ubrk_first(iterator);
    for (int32_t next = ubrk_next(iterator); next != UBRK_DONE; next = ubrk_next(iterator)) {
        int32_t rule = ubrk_getRuleStatus(iterator);
        marks[next] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT ? 2 : 1;
    }
    return true;
}
