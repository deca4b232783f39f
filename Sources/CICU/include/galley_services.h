// What of ICU is opened: break iterators, bidi algorithms, plural rules, formats, parsers of messages.
#pragma once

#include <stdint.h>

/// How many services this process has opened so far, closed ones among them. Opening one costs from a microsecond to a
/// millisecond, so each is opened once a locale and thread; any thread may ask.
uint64_t galley_services_opened(void);
