// Days and times of day as a locale writes them (UTS #35 part 4).
#pragma once

#include <stdint.h>

typedef struct galley_date_format galley_date_format;

/// How much of a day, or of a time of day, is written.
enum {
    GALLEY_DATE_NONE = -1,
    GALLEY_DATE_FULL = 0,
    GALLEY_DATE_LONG = 1,
    GALLEY_DATE_MEDIUM = 2,
    GALLEY_DATE_SHORT = 3,
};

/// Opens the way that a locale (BCP 47) writes days and times, in the time zone UTC. Null when ICU has no data for it.
/// One thread at a time may write with it. About a millisecond for the first of a locale.
galley_date_format *galley_date_open(const char *tag, int32_t date, int32_t time);

/// By the fields to be written, such as `yMMMd`: the locale sets their order and what is between them.
galley_date_format *galley_date_open_skeleton(const char *tag, const uint16_t *skeleton, int32_t length);

/// By a pattern, such as `dd.MM.yyyy`, which is taken as it stands.
galley_date_format *galley_date_open_pattern(const char *tag, const uint16_t *pattern, int32_t length);

void galley_date_close(galley_date_format *format);

/// Writes a moment, in seconds since 1970, into `buffer` and returns its length in UTF-16 units; -1 without room.
int32_t galley_date_write(const galley_date_format *format, double seconds, uint16_t *buffer, int32_t capacity);
