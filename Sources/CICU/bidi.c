#include "galley_bidi.h"

#include "services.h"

#include <string.h>
#include <unicode/ubidi.h>

galley_bidi *galley_bidi_open(void)
{
    galley_count_service();
    return (galley_bidi *)ubidi_open();
}

void galley_bidi_close(galley_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

bool galley_bidi_resolve(
    galley_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, uint8_t *paragraph_levels)
{
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, base, NULL, &status);
    if (U_FAILURE(status)) return false;
    const UBiDiLevel *resolved = ubidi_getLevels((UBiDi *)bidi, &status);
    if (U_FAILURE(status) || resolved == NULL) return false;
    if (levels) memcpy(levels, resolved, (size_t)length);
    if (paragraph_levels) {
        for (int32_t start = 0; start < length;) {
            int32_t limit = length;
            UBiDiLevel level = 0;
            ubidi_getParagraph((UBiDi *)bidi, start, NULL, &limit, &level, &status);
            if (U_FAILURE(status) || limit <= start) return false;
            memset(paragraph_levels + start, level, (size_t)(limit - start));
            start = limit;
        }
    }
    return true;
}

void galley_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order)
{
    ubidi_reorderVisual(levels, count, order);
}
