#include "galley_numbers.h"

#include "locales.h"
#include "services.h"

#include <stdlib.h>
#include <unicode/ucurr.h>
#include <unicode/ufieldpositer.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>

/// One of the two.
struct galley_number_format {
    UNumberFormatter *by_skeleton;
    UNumberFormat *by_pattern;
};

static galley_number_format *own(UNumberFormatter *by_skeleton, UNumberFormat *by_pattern, UErrorCode status)
{
    galley_number_format *format = U_SUCCESS(status) ? malloc(sizeof *format) : NULL;
    if (format) {
        format->by_skeleton = by_skeleton;
        format->by_pattern = by_pattern;
        return format;
    }
    unumf_close(by_skeleton);
    unum_close(by_pattern);
    return NULL;
}

galley_number_format *galley_number_open(const char *tag, const uint16_t *skeleton, int32_t length)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    UErrorCode status = U_ZERO_ERROR;
    galley_count_service();
    UNumberFormatter *format = unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &status);
    return own(format, NULL, status);
}

galley_number_format *galley_number_open_pattern(const char *tag, const uint16_t *pattern, int32_t length)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    UErrorCode status = U_ZERO_ERROR;
    galley_count_service();
    UNumberFormat *format =
        unum_open(UNUM_PATTERN_DECIMAL, (const UChar *)pattern, length, locale, NULL, &status);
    return own(NULL, format, status);
}

void galley_number_close(galley_number_format *format)
{
    unumf_close(format->by_skeleton);
    unum_close(format->by_pattern);
    free(format);
}

/// Takes the text of a result, and closes it.
static int32_t take(UFormattedNumber *result, UErrorCode *status, uint16_t *buffer, int32_t capacity)
{
    int32_t length = unumf_resultToString(result, (UChar *)buffer, capacity, status);
    unumf_closeResult(result);
    return length;
}

int32_t galley_number_write(const galley_number_format *format, double number, uint16_t *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t length;
    if (format->by_pattern) {
        length = unum_formatDouble(format->by_pattern, number, (UChar *)buffer, capacity, NULL, &status);
    } else {
        UFormattedNumber *result = unumf_openResult(&status);
        unumf_formatDouble(format->by_skeleton, number, result, &status);
        length = take(result, &status, buffer, capacity);
    }
    return U_FAILURE(status) ? -1 : length;
}

int32_t galley_number_write_integer(
    const galley_number_format *format, int64_t number, uint16_t *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t length;
    if (format->by_pattern) {
        length = unum_formatInt64(format->by_pattern, number, (UChar *)buffer, capacity, NULL, &status);
    } else {
        UFormattedNumber *result = unumf_openResult(&status);
        unumf_formatInt(format->by_skeleton, number, result, &status);
        length = take(result, &status, buffer, capacity);
    }
    return U_FAILURE(status) ? -1 : length;
}

/// Widens a range to all fields of a result that belong to its number.
static void find_number(const UFormattedNumber *result, UErrorCode *status, int32_t *start, int32_t *end)
{
    UFieldPositionIterator *fields = ufieldpositer_open(status);
    unumf_resultGetAllFieldPositions(result, fields, status);
    *start = *end = 0;
    int32_t field, begin, stop;
    while (U_SUCCESS(*status) && (field = ufieldpositer_next(fields, &begin, &stop)) >= 0) {
        if (field == UNUM_MEASURE_UNIT_FIELD) continue;
        if (*end == 0 || begin < *start) *start = begin;
        if (stop > *end) *end = stop;
    }
    ufieldpositer_close(fields);
}

int32_t galley_measure_write(
    const galley_number_format *format, double number, uint16_t *buffer, int32_t capacity, int32_t *start, int32_t *end,
    double *value)
{
    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDouble(format->by_skeleton, number, result, &status);
    find_number(result, &status, start, end);
    char decimal[400] = "";
    unumf_resultToDecimalNumber(result, decimal, sizeof decimal, &status);
    int32_t length = take(result, &status, buffer, capacity);
    if (U_FAILURE(status)) return -1;
    *value = strtod(decimal, NULL);
    return length;
}

int32_t galley_currency(const char *tag, char *buffer)
{
    char locale[ULOC_FULLNAME_CAPACITY], likely[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    UErrorCode status = U_ZERO_ERROR;
    uloc_addLikelySubtags(locale, likely, ULOC_FULLNAME_CAPACITY, &status);
    UChar code[4];
    int32_t length = ucurr_forLocale(likely, code, 4, &status);
    if (U_FAILURE(status) || length != 3) return 0;
    for (int32_t i = 0; i < length; i++) buffer[i] = (char)code[i];
    buffer[length] = 0;
    return length;
}
