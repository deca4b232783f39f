#include "galley_dates.h"

#include "locales.h"
#include "services.h"

#include <unicode/udat.h>
#include <unicode/udatpg.h>

static const UChar utc[] = {'U', 'T', 'C', 0};

static galley_date_format *open(
    const char *locale, UDateFormatStyle date, UDateFormatStyle time, const UChar *pattern, int32_t length)
{
    UErrorCode status = U_ZERO_ERROR;
    galley_count_service();
    UDateFormat *format = udat_open(time, date, locale, utc, -1, pattern, length, &status);
    if (U_SUCCESS(status)) return (galley_date_format *)format;
    udat_close(format);
    return NULL;
}

galley_date_format *galley_date_open(const char *tag, int32_t date, int32_t time)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    return open(locale, (UDateFormatStyle)date, (UDateFormatStyle)time, NULL, 0);
}

galley_date_format *galley_date_open_skeleton(const char *tag, const uint16_t *skeleton, int32_t length)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    UErrorCode status = U_ZERO_ERROR;
    UChar pattern[256];
    galley_count_service();
    UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
    int32_t pattern_length =
        udatpg_getBestPattern(generator, (const UChar *)skeleton, length, pattern, 256, &status);
    udatpg_close(generator);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return NULL;
    return open(locale, UDAT_PATTERN, UDAT_PATTERN, pattern, pattern_length);
}

galley_date_format *galley_date_open_pattern(const char *tag, const uint16_t *pattern, int32_t length)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    return open(locale, UDAT_PATTERN, UDAT_PATTERN, (const UChar *)pattern, length);
}

void galley_date_close(galley_date_format *format) { udat_close((UDateFormat *)format); }

int32_t galley_date_write(const galley_date_format *format, double seconds, uint16_t *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t length =
        udat_format((const UDateFormat *)format, seconds * 1000, (UChar *)buffer, capacity, NULL, &status);
    return U_FAILURE(status) ? -1 : length;
}
