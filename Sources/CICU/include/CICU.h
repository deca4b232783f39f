// The part of ICU that Galley uses, in C types only: none of ICU's own headers is included here, since they clash
// with those of Foundation.
#pragma once

#include "galley_bidi.h"
#include "galley_breaks.h"
#include "galley_dates.h"
#include "galley_letters.h"
#include "galley_message.h"
#include "galley_numbers.h"
#include "galley_services.h"
#include "galley_unicode.h"
#if __has_include("galley_plural.h")
#include "galley_plural.h"
#endif
