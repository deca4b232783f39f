#pragma once

#include <unicode/uloc.h>

/// ICU's name of a BCP 47 tag; that of no language for what is no tag. `locale` has room for ULOC_FULLNAME_CAPACITY.
static inline void galley_locale_of_tag(const char *tag, char *locale)
{
    UErrorCode status = U_ZERO_ERROR;
    uloc_forLanguageTag(tag, locale, ULOC_FULLNAME_CAPACITY, NULL, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
}
