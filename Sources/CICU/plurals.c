#include "galley_plural.h"

#include "locales.h"
#include "services.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

static const char *const category_names[] = {"zero", "one", "two", "few", "many", "other"};

galley_plural_rules *galley_plural_open(const char *tag, int32_t type)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    UErrorCode status = U_ZERO_ERROR;
    UPluralType numbers = type == GALLEY_PLURAL_ORDINAL ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    galley_count_service();
    UPluralRules *rules = uplrules_openForType(locale, numbers, &status);
    return U_FAILURE(status) ? NULL : (galley_plural_rules *)rules;
}

void galley_plural_close(galley_plural_rules *rules) { uplrules_close((UPluralRules *)rules); }

uint32_t galley_plural_categories(const galley_plural_rules *rules)
{
    uint32_t categories = 1u << GALLEY_PLURAL_OTHER;
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *keywords = uplrules_getKeywords((const UPluralRules *)rules, &status);
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

/// The rules see a number as it is written, so it is written with its trailing zeros.
static int32_t select_written(
    const galley_plural_rules *rules, double number, int32_t fraction_digits, UChar *keyword, int32_t capacity,
    UErrorCode *status)
{
    UChar skeleton[32] = {'.'};
    int32_t length = 1;
    while (length <= fraction_digits && length < 31) skeleton[length++] = '0';
    galley_count_service();
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, length, "en", status);
    UFormattedNumber *written = unumf_openResult(status);
    unumf_formatDouble(formatter, number, written, status);
    int32_t keyword_length = uplrules_selectFormatted((const UPluralRules *)rules, written, keyword, capacity, status);
    unumf_closeResult(written);
    unumf_close(formatter);
    return keyword_length;
}

int32_t galley_plural_select(const galley_plural_rules *rules, double number, int32_t fraction_digits)
{
    UChar keyword[16];
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = fraction_digits > 0
        ? select_written(rules, number, fraction_digits, keyword, 16, &status)
        : uplrules_select((const UPluralRules *)rules, number, keyword, 16, &status);
    return U_FAILURE(status) ? GALLEY_PLURAL_OTHER : category_of(keyword, length);
}
