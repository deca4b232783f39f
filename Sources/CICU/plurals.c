#include "galley_plural.h"

#include "locales.h"
#include "services.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

static const char *const category_names[] = {"zero", "one", "two", "few", "many", "other"};

enum { MOST_DIGITS = 30 };

/// The rules of a locale, and what writes numbers for them with a number of fraction digits, opened when first asked for.
struct galley_plural_rules {
    UPluralRules *rules;
    _Atomic(UNumberFormatter *) formatters[MOST_DIGITS + 1];
};

galley_plural_rules *galley_plural_open(const char *tag, int32_t type)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    UErrorCode status = U_ZERO_ERROR;
    UPluralType numbers = type == GALLEY_PLURAL_ORDINAL ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    galley_count_service();
    UPluralRules *rules = uplrules_openForType(locale, numbers, &status);
    galley_plural_rules *opened = U_FAILURE(status) ? NULL : calloc(1, sizeof *opened);
    if (opened == NULL) {
        uplrules_close(rules);
        return NULL;
    }
    opened->rules = rules;
    return opened;
}

void galley_plural_close(galley_plural_rules *rules)
{
    if (rules == NULL) return;
    for (int32_t digits = 0; digits <= MOST_DIGITS; digits++) unumf_close(rules->formatters[digits]);
    uplrules_close(rules->rules);
    free(rules);
}

uint32_t galley_plural_categories(const galley_plural_rules *rules)
{
    uint32_t categories = 1u << GALLEY_PLURAL_OTHER;
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *keywords = uplrules_getKeywords(rules->rules, &status);
    const char *keyword;
    while (U_SUCCESS(status) && (keyword = uenum_next(keywords, NULL, &status)) != NULL)
        for (uint32_t i = 0; i < GALLEY_PLURAL_OTHER; i++)
            if (strcmp(keyword, category_names[i]) == 0) categories |= 1u << i;
    uenum_close(keywords);
    return categories;
}

static int32_t category_of(const UChar *keyword, int32_t length)
{
    for (int32_t i = 0; i < GALLEY_PLURAL_OTHER; i++) {
        const char *name = category_names[i];
        int32_t same = 0;
        while (same < length && name[same] != 0 && keyword[same] == (UChar)name[same]) same++;
        if (same == length && name[same] == 0) return i;
    }
    return GALLEY_PLURAL_OTHER;
}

/// What writes numbers with so many fraction digits; null without memory. Of two threads that open it at once, one keeps
/// the other's.
static UNumberFormatter *formatter_of(galley_plural_rules *rules, int32_t fraction_digits, UErrorCode *status)
{
    int32_t digits = fraction_digits < MOST_DIGITS ? fraction_digits : MOST_DIGITS;
    UNumberFormatter *known = atomic_load(&rules->formatters[digits]);
    if (known != NULL) return known;
    UChar skeleton[MOST_DIGITS + 1] = {'.'};
    for (int32_t i = 1; i <= digits; i++) skeleton[i] = '0';
    galley_count_service();
    UNumberFormatter *opened = unumf_openForSkeletonAndLocale(skeleton, digits + 1, "en", status);
    if (U_FAILURE(*status)) return NULL;
    if (atomic_compare_exchange_strong(&rules->formatters[digits], &known, opened)) return opened;
    unumf_close(opened);
    return known;
}

/// The rules see a number as it is written, so it is written with its trailing zeros.
static int32_t select_written(
    galley_plural_rules *rules, double number, int32_t fraction_digits, UChar *keyword, int32_t capacity,
    UErrorCode *status)
{
    UNumberFormatter *formatter = formatter_of(rules, fraction_digits, status);
    UFormattedNumber *written = unumf_openResult(status);
    unumf_formatDouble(formatter, number, written, status);
    int32_t keyword_length = uplrules_selectFormatted(rules->rules, written, keyword, capacity, status);
    unumf_closeResult(written);
    return keyword_length;
}

int32_t galley_plural_select(galley_plural_rules *rules, double number, int32_t fraction_digits)
{
    UChar keyword[16];
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = fraction_digits > 0
        ? select_written(rules, number, fraction_digits, keyword, 16, &status)
        : uplrules_select(rules->rules, number, keyword, 16, &status);
    return U_FAILURE(status) ? GALLEY_PLURAL_OTHER : category_of(keyword, length);
}
