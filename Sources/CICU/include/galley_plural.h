// Plural rules of a locale (CLDR, UTS #35 part 3).
#pragma once

#include <stdint.h>

typedef struct galley_plural_rules galley_plural_rules;

/// The categories, in CLDR's order.
enum {
    GALLEY_PLURAL_ZERO = 0,
    GALLEY_PLURAL_ONE = 1,
    GALLEY_PLURAL_TWO = 2,
    GALLEY_PLURAL_FEW = 3,
    GALLEY_PLURAL_MANY = 4,
    GALLEY_PLURAL_OTHER = 5,
};

/// What the numbers are for: counting ("2 days") or ranking ("2nd day").
enum { GALLEY_PLURAL_CARDINAL = 0, GALLEY_PLURAL_ORDINAL = 1 };

/// Opens the rules of a BCP 47 language tag; a language without rules has `other` only. Null without memory.
/// Any number of threads may ask them at once.
galley_plural_rules *galley_plural_open(const char *tag, int32_t type);
void galley_plural_close(galley_plural_rules *rules);

/// The categories that the rules can select, as a set of bits `1 << category`.
uint32_t galley_plural_categories(const galley_plural_rules *rules);

/// The category of a number that is written with this many fraction digits ("1.0" is not always "1"). What writes such
/// numbers is opened for the first of them, and kept with the rules.
int32_t galley_plural_select(galley_plural_rules *rules, double number, int32_t fraction_digits);
