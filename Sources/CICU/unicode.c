#include "galley_unicode.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

// Indic_Conjunct_Break as DerivedCoreProperties of Unicode 15.1 derives it; ICU has the property from version 76 on.
static uint32_t galley_grapheme_break(UChar32 c, UScriptCode script)
{
    uint32_t value = (uint32_t)u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK) & 0x1f;
    if (value == U_GCB_EXTEND && u_getCombiningClass(c) == 0) value = GALLEY_GRAPHEME_APART;
    switch (script) {
    case USCRIPT_BENGALI:
    case USCRIPT_DEVANAGARI:
    case USCRIPT_GUJARATI:
    case USCRIPT_MALAYALAM:
    case USCRIPT_ORIYA:
    case USCRIPT_TELUGU: break;
    default: return value;
    }
    int32_t category = u_getIntPropertyValue(c, UCHAR_INDIC_SYLLABIC_CATEGORY);
    if (category == U_INSC_VIRAMA) return GALLEY_GRAPHEME_LINKER;
    if (category == U_INSC_CONSONANT) return GALLEY_GRAPHEME_CONSONANT;
    return value;
}

galley_properties galley_scalar_properties(uint32_t scalar)
{
    UChar32 c = (UChar32)scalar;
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(c, &status);
    if (U_FAILURE(status)) script = USCRIPT_COMMON;
    uint32_t bidi = (uint32_t)u_charDirection(c);
    uint32_t properties = (uint32_t)script & 0xff;
    properties |= galley_grapheme_break(c, script) << 8;
    properties |= (bidi & 0x1f) << 13;

    UScriptCode extensions[2];
    status = U_ZERO_ERROR;
    int32_t count = uscript_getScriptExtensions(c, extensions, 2, &status);
    if (count > 1 || (count == 1 && extensions[0] != script)) properties |= GALLEY_HAS_SCRIPT_EXTENSIONS;

    if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) properties |= GALLEY_EMOJI_PRESENTATION;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI)) properties |= GALLEY_EMOJI;
    if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) properties |= GALLEY_EXTENDED_PICTOGRAPHIC;
    if (U_GET_GC_MASK(c) & U_GC_M_MASK) properties |= GALLEY_MARK;
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) properties |= GALLEY_DEFAULT_IGNORABLE;

    int32_t line = u_getIntPropertyValue(c, UCHAR_LINE_BREAK);
    if (line == U_LB_MANDATORY_BREAK || line == U_LB_CARRIAGE_RETURN || line == U_LB_LINE_FEED
        || line == U_LB_NEXT_LINE)
        properties |= GALLEY_MANDATORY_BREAK | GALLEY_HANGS;
    if (line == U_LB_SPACE || line == U_LB_ZWSPACE || (line == U_LB_BREAK_AFTER && u_isUWhiteSpace(c)))
        properties |= GALLEY_HANGS;

    if (line == U_LB_ALPHABETIC) properties |= GALLEY_ALPHABETIC;
    if (u_isalnum(c) || (U_GET_GC_MASK(c) & U_GC_M_MASK)) properties |= GALLEY_LETTER_OR_DIGIT;
    int32_t bracket = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (bracket == U_BPT_OPEN) properties |= GALLEY_OPENING_BRACKET;
    if (bracket == U_BPT_CLOSE) properties |= GALLEY_CLOSING_BRACKET;

    if (u_getIntPropertyValue(c, UCHAR_DECOMPOSITION_TYPE) == U_DT_CANONICAL) properties |= GALLEY_COMPOSED;
    if (u_charType(c) == U_CONTROL_CHAR || (properties & GALLEY_MANDATORY_BREAK)) properties |= GALLEY_SILENT;
    return properties;
}

int32_t galley_script_extensions(uint32_t scalar, int32_t *scripts, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode found[64];
    int32_t count = uscript_getScriptExtensions((UChar32)scalar, found, 64, &status);
    if (U_FAILURE(status)) return 0;
    if (count > capacity) count = capacity;
    for (int32_t i = 0; i < count; i++) scripts[i] = (int32_t)found[i];
    return count;
}

bool galley_has_script(uint32_t scalar, int32_t script)
{
    return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

bool galley_needs_dictionary(uint32_t scalar)
{
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT;
}

bool galley_is_east_asian(uint32_t scalar)
{
    int32_t width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH;
}

// Chromium, character_property_data_generator.cc, SetHanKerning.
int32_t galley_spacing_class(uint32_t scalar)
{
    UChar32 c = (UChar32)scalar;
    switch (c) {
    case 0x2018: case 0x201c: return GALLEY_SPACING_OPEN_QUOTE;
    case 0x2019: case 0x201d: return GALLEY_SPACING_CLOSE_QUOTE;
    case 0x00b7: case 0x2027: case 0x3000: case 0x30fb: return GALLEY_SPACING_MIDDLE;
    case 0x3001: case 0x3002: case 0xff0c: case 0xff0e: return GALLEY_SPACING_DOT;
    case 0xff1a: return GALLEY_SPACING_COLON;
    case 0xff1b: return GALLEY_SPACING_SEMICOLON;
    default: break;
    }
    int8_t category = u_charType(c);
    if (category != U_START_PUNCTUATION && category != U_END_PUNCTUATION) return GALLEY_SPACING_OTHER;
    bool isWide = ublock_getCode(c) == UBLOCK_CJK_SYMBOLS_AND_PUNCTUATION
        || u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH) == U_EA_FULLWIDTH;
    if (category == U_START_PUNCTUATION) return isWide ? GALLEY_SPACING_OPEN : GALLEY_SPACING_OPEN_NARROW;
    return isWide ? GALLEY_SPACING_CLOSE : GALLEY_SPACING_CLOSE_NARROW;
}

uint32_t galley_paired_bracket(uint32_t scalar) { return (uint32_t)u_getBidiPairedBracket((UChar32)scalar); }

const char *galley_script_code(int32_t script) { return uscript_getShortName((UScriptCode)script); }

int32_t galley_script_from_code(const char *code)
{
    return u_getPropertyValueEnum(UCHAR_SCRIPT, code);
}

int32_t galley_scalar_name(uint32_t scalar, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = u_charName((UChar32)scalar, U_EXTENDED_CHAR_NAME, buffer, capacity, &status);
    return U_FAILURE(status) ? 0 : length;
}

_Static_assert(GALLEY_VERSION_LENGTH >= U_MAX_VERSION_STRING_LENGTH, "ICU's versions have room");

void galley_icu_version(char *buffer)
{
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, buffer);
}

void galley_unicode_version(char *buffer)
{
    UVersionInfo version;
    u_getUnicodeVersion(version);
    u_versionToString(version, buffer);
}

bool galley_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t galley_maximized_locale(const char *locale, char *buffer, int32_t capacity)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = uloc_addLikelySubtags(locale, buffer, capacity, &status);
    return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING ? 0 : length;
}
