// Bidirectional levels (UAX #9).
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct galley_bidi galley_bidi;

/// Base direction of each paragraph of a text: a fixed level, or that of the first strong character.
enum {
    GALLEY_BIDI_LTR = 0,
    GALLEY_BIDI_RTL = 1,
    GALLEY_BIDI_AUTO_LTR = 0xfe,
    GALLEY_BIDI_AUTO_RTL = 0xff,
};

galley_bidi *galley_bidi_open(void);
void galley_bidi_close(galley_bidi *bidi);

/// Resolves the level of every UTF-16 unit into `levels` and the level of each unit's paragraph into
/// `paragraph_levels` (either may be null). Line breaks are not applied: rule L1 is the caller's.
bool galley_bidi_resolve(
    galley_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels, uint8_t *paragraph_levels);

/// Rule L2: the visual order of items with these levels, as `order[visual] = logical`.
void galley_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order);
