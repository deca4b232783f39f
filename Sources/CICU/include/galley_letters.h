// What ICU's data (CLDR) knows about how a language is written: its letters, and words in it.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The characters of a language, by their use (UTS #35, "Exemplars").
enum {
    GALLEY_LETTERS_MAIN = 0,         // What the language is written with, in both cases
    GALLEY_LETTERS_AUXILIARY = 1,    // What is in foreign names and words
    GALLEY_LETTERS_PUNCTUATION = 3,  // ES_PUNCTUATION
    GALLEY_LETTERS_DIGITS = 16,      // Those of the language's numbering system
};

/// The characters of a locale (BCP 47) as lines of UTF-8, which `galley_text_free` frees. A line may have several scalars. Null when
/// ICU has no data for the language, and where there is not enough memory.
char *galley_letters(const char *locale, int32_t kind);

/// What the names of a language are of.
enum {
    GALLEY_NAMES_DATES = 0,       // Months, weekdays, eras, quarters, and dates relative to today
    GALLEY_NAMES_UNITS = 1,
    GALLEY_NAMES_CURRENCIES = 2,
    GALLEY_NAMES_ZONES = 3,       // Time zones and their cities
};

/// Names in a language as lines of UTF-8, in no particular order, some of them twice; `galley_text_free` frees them. Null as for
/// `galley_letters`. About three milliseconds.
char *galley_names(const char *locale, int32_t kind);

/// Frees what these functions return.
void galley_text_free(char *text);

#ifdef __cplusplus
}
#endif
