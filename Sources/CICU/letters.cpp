#include "galley_letters.h"

#include "locales.h"
#include "services.h"

#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/numsys.h>
#include <unicode/reldatefmt.h>
#include <unicode/timezone.h>
#include <unicode/tznames.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/usetiter.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

using icu::Locale;
using icu::UnicodeString;

namespace {

/// Texts, each on a line.
struct Lines {
    std::string text;

    void add(const UnicodeString &line)
    {
        if (line.isBogus() || line.isEmpty()) return;
        line.toUTF8String(text);
        text += '\n';
    }

    char *copy() const { return strdup(text.c_str()); }
};

/// A language's own data; null where that of another would be taken, as that of the root or of the machine's language.
ULocaleData *open_data(const char *locale)
{
    UErrorCode status = U_ZERO_ERROR;
    galley_count_service();
    ULocaleData *data = ulocdata_open(locale, &status);
    if (U_FAILURE(status)) return nullptr;
    ulocdata_setNoSubstitute(data, true);
    return data;
}

bool has_data(const char *locale)
{
    ULocaleData *data = open_data(locale);
    if (!data) return false;
    UErrorCode status = U_ZERO_ERROR;
    USet *letters = ulocdata_getExemplarSet(data, nullptr, 0, ULOCDATA_ES_STANDARD, &status);
    bool is_there = U_SUCCESS(status) && uset_size(letters) > 0;
    uset_close(letters);
    ulocdata_close(data);
    return is_there;
}

void add_digits(const char *locale, Lines &lines)
{
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(Locale(locale), status));
    if (U_FAILURE(status) || !system || system->isAlgorithmic()) return;
    UnicodeString digits = system->getDescription();
    for (int32_t i = 0; i < digits.length(); i = digits.moveIndex32(i, 1)) lines.add(UnicodeString(digits.char32At(i)));
}

void add_dates(const char *locale, Lines &lines)
{
    UErrorCode status = U_ZERO_ERROR;
    UDateFormat *format = udat_open(UDAT_FULL, UDAT_FULL, locale, nullptr, 0, nullptr, 0, &status);
    if (U_FAILURE(status)) return;
    for (UDateFormatSymbolType kind :
         {UDAT_MONTHS, UDAT_STANDALONE_MONTHS, UDAT_WEEKDAYS, UDAT_ERA_NAMES, UDAT_QUARTERS}) {
        int32_t count = udat_countSymbols(format, kind);
        for (int32_t i = 0; i < count; i++) {
            UChar name[128];
            status = U_ZERO_ERROR;
            int32_t length = udat_getSymbols(format, kind, i, name, 128, &status);
            if (U_SUCCESS(status) && length < 128) lines.add(UnicodeString(name, length));
        }
    }
    udat_close(format);
}

void add_relative_dates(const Locale &locale, Lines &lines)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::RelativeDateTimeFormatter format(locale, status);
    if (U_FAILURE(status)) return;
    for (int32_t unit = 0; unit <= UDAT_REL_UNIT_SATURDAY; unit++) {
        for (double offset : {-5.0, -2.0, -1.0, 0.0, 1.0, 2.0, 5.0}) {
            UnicodeString text;
            status = U_ZERO_ERROR;
            format.format(offset, (URelativeDateTimeUnit)unit, text, status);
            if (U_SUCCESS(status)) lines.add(text);
        }
    }
}

void add_units(const Locale &locale, Lines &lines)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::MeasureFormat format(locale, UMEASFMT_WIDTH_WIDE, status);
    int32_t count = 0;
    if (U_SUCCESS(status)) count = icu::MeasureUnit::getAvailable((icu::MeasureUnit *)nullptr, 0, status);
    std::unique_ptr<icu::MeasureUnit[]> units(new icu::MeasureUnit[count > 0 ? count : 1]);
    status = U_ZERO_ERROR;
    count = icu::MeasureUnit::getAvailable(units.get(), count, status);
    for (int32_t i = 0; i < count && U_SUCCESS(status); i++) {
        // The names of currencies are taken from their own tables.
        if (strcmp(units[i].getType(), "currency") == 0) continue;
        UErrorCode own = U_ZERO_ERROR;
        UnicodeString name = format.getUnitDisplayName(units[i], own);
        if (U_SUCCESS(own)) lines.add(name);
    }
}

void add_currencies(const char *locale, Lines &lines)
{
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &status);
    int32_t length;
    while (const UChar *code = uenum_unext(codes, &length, &status)) {
        UErrorCode own = U_ZERO_ERROR;
        UBool is_choice;
        const UChar *name = ucurr_getName(code, locale, UCURR_LONG_NAME, &is_choice, &length, &own);
        if (U_SUCCESS(own) && own != U_USING_DEFAULT_WARNING) lines.add(UnicodeString(name, length));
    }
    uenum_close(codes);
}

void add_time_zones(const Locale &locale, Lines &lines)
{
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::TimeZoneNames> names(icu::TimeZoneNames::createInstance(locale, status));
    if (U_FAILURE(status)) return;
    std::unique_ptr<icu::StringEnumeration> zones(
        icu::TimeZone::createTimeZoneIDEnumeration(UCAL_ZONE_TYPE_CANONICAL_LOCATION, nullptr, nullptr, status));
    while (zones) {
        const UnicodeString *zone = zones->snext(status);
        if (!zone || U_FAILURE(status)) break;
        UnicodeString city;
        lines.add(names->getExemplarLocationName(*zone, city));
    }
    status = U_ZERO_ERROR;
    std::unique_ptr<icu::StringEnumeration> groups(names->getAvailableMetaZoneIDs(status));
    while (groups) {
        const UnicodeString *group = groups->snext(status);
        if (!group || U_FAILURE(status)) break;
        for (UTimeZoneNameType kind : {UTZNM_LONG_GENERIC, UTZNM_LONG_STANDARD, UTZNM_LONG_DAYLIGHT}) {
            UnicodeString name;
            lines.add(names->getMetaZoneDisplayName(*group, kind, name));
        }
    }
}

}  // namespace

char *galley_letters(const char *tag, int32_t kind)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    Lines lines;
    if (kind == GALLEY_LETTERS_DIGITS) {
        add_digits(locale, lines);
        return lines.copy();
    }
    ULocaleData *data = open_data(locale);
    if (!data) return nullptr;
    UErrorCode status = U_ZERO_ERROR;
    USet *letters = ulocdata_getExemplarSet(
        data, nullptr, USET_ADD_CASE_MAPPINGS, (ULocaleDataExemplarSetType)kind, &status);
    bool is_there = U_SUCCESS(status);
    if (is_there) {
        icu::UnicodeSetIterator all(*icu::UnicodeSet::fromUSet(letters));
        while (all.next()) lines.add(all.getString());
    }
    uset_close(letters);
    ulocdata_close(data);
    return is_there ? lines.copy() : nullptr;
}

void galley_text_free(char *text) { free(text); }

char *galley_names(const char *tag, int32_t kind)
{
    char locale[ULOC_FULLNAME_CAPACITY];
    galley_locale_of_tag(tag, locale);
    if (!has_data(locale)) return nullptr;
    Lines lines;
    Locale own(locale);
    galley_count_service();
    switch (kind) {
    case GALLEY_NAMES_DATES:
        add_dates(locale, lines);
        add_relative_dates(own, lines);
        break;
    case GALLEY_NAMES_UNITS: add_units(own, lines); break;
    case GALLEY_NAMES_CURRENCIES: add_currencies(locale, lines); break;
    case GALLEY_NAMES_ZONES: add_time_zones(own, lines); break;
    default: break;
    }
    return lines.copy();
}
