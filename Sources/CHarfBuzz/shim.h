#pragma once
#include <hb.h>
#include <hb-ot.h>
#include <hb-aat.h>
#include <string.h>

// Swift does not import macros with arguments or casts; these give it the ones it needs.
static const unsigned int galley_hb_feature_global_start = 0;
static const unsigned int galley_hb_feature_global_end = (unsigned int)-1;
static inline int galley_has_same_bytes(const void *first, const void *second, size_t count)
{
    return memcmp(first, second, count) == 0;
}
static inline hb_glyph_flags_t galley_hb_glyph_flags(const hb_glyph_info_t *info)
{
    return hb_glyph_info_get_glyph_flags(info);
}
