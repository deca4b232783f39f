// Character properties (UCD), names and locale facts.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What itemizing and line breaking ask about a scalar, in 32 bits.
///
/// | bits | holds |
/// | --- | --- |
/// | 0…7 | script (ICU's code) |
/// | 8…12 | Grapheme_Cluster_Break, or one of the values below that Indic conjuncts need |
/// | 13…17 | Bidi_Class |
/// | 18…31 | the flags below, of which never all are set |
typedef uint32_t galley_properties;

enum {
    GALLEY_HAS_SCRIPT_EXTENSIONS = 1u << 18,
    GALLEY_EMOJI_PRESENTATION = 1u << 19,
    GALLEY_EMOJI = 1u << 20,
    GALLEY_EXTENDED_PICTOGRAPHIC = 1u << 21,
    GALLEY_MARK = 1u << 22,
    GALLEY_DEFAULT_IGNORABLE = 1u << 23,
    GALLEY_HANGS = 1u << 24,       // White space that hangs at a line's end: not a no-break space
    GALLEY_MANDATORY_BREAK = 1u << 25,
    GALLEY_LETTER_OR_DIGIT = 1u << 26,
    GALLEY_OPENING_BRACKET = 1u << 27,
    GALLEY_CLOSING_BRACKET = 1u << 28,
    GALLEY_COMPOSED = 1u << 29,    // Has a canonical decomposition
    GALLEY_SILENT = 1u << 30,      // A control or a line separator: nothing is drawn for it
    GALLEY_ALPHABETIC = 1u << 31,  // Line_Break is Alphabetic: no line ends beside it but at a space or a hyphen
};

/// Beyond ICU's values of Grapheme_Cluster_Break, for rule GB9c (Indic_Conjunct_Break).
enum {
    GALLEY_GRAPHEME_CONSONANT = 29,  // Other otherwise
    GALLEY_GRAPHEME_LINKER = 30,     // A virama; Extend otherwise
    GALLEY_GRAPHEME_APART = 31,      // U+200C, a vowel sign; Extend otherwise
};

galley_properties galley_scalar_properties(uint32_t scalar);

/// The scripts of Script_Extensions, at most `capacity` of them; the count is returned.
int32_t galley_script_extensions(uint32_t scalar, int32_t *scripts, int32_t capacity);

/// Whether Script_Extensions holds a script.
bool galley_has_script(uint32_t scalar, int32_t script);

/// The other bracket of a pair (Bidi_Paired_Bracket), or the scalar itself.
uint32_t galley_paired_bracket(uint32_t scalar);

/// Whether a dictionary divides its words: Line_Break is Complex_Context (Thai, Lao, Khmer, Burmese and the like).
bool galley_needs_dictionary(uint32_t scalar);

/// Whether East_Asian_Width is F, W or H, as `$EastAsian` of UAX #14.
bool galley_is_east_asian(uint32_t scalar);

/// The classes of CSS Text 4, "Text Spacing Character Classes", as Blink has them.
enum {
    GALLEY_SPACING_OTHER = 0,
    GALLEY_SPACING_OPEN = 1,
    GALLEY_SPACING_CLOSE = 2,
    GALLEY_SPACING_MIDDLE = 3,
    GALLEY_SPACING_OPEN_NARROW = 4,
    GALLEY_SPACING_CLOSE_NARROW = 5,
    GALLEY_SPACING_DOT = 6,
    GALLEY_SPACING_COLON = 7,
    GALLEY_SPACING_SEMICOLON = 8,
    GALLEY_SPACING_OPEN_QUOTE = 9,
    GALLEY_SPACING_CLOSE_QUOTE = 10,
};

/// How a character takes part in the spacing of full-width punctuation; one of the classes above.
int32_t galley_spacing_class(uint32_t scalar);

/// ISO 15924 code of a script, such as `Latn`, and back (-1 for an unknown one).
const char *galley_script_code(int32_t script);
int32_t galley_script_from_code(const char *code);

/// The character's name, such as `LATIN SMALL LETTER A`, into `buffer`; its length is returned.
int32_t galley_scalar_name(uint32_t scalar, char *buffer, int32_t capacity);

/// Room for a version with its terminating zero.
enum { GALLEY_VERSION_LENGTH = 20 };

/// The version of ICU and of the Unicode Character Database in it, such as `76.1` and `16.0`, into
/// `GALLEY_VERSION_LENGTH` bytes.
void galley_icu_version(char *buffer);
void galley_unicode_version(char *buffer);

/// Whether a locale's script is written from right to left.
bool galley_locale_is_right_to_left(const char *locale);

/// Language, script and region of a locale with likely subtags added, such as `zh_Hant_TW` for `zh-TW`.
int32_t galley_maximized_locale(const char *locale, char *buffer, int32_t capacity);
