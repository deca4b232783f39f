// Numbers as a locale writes them (UTS #35 part 3), by ICU's number skeletons.
#pragma once

#include <stdint.h>

typedef struct galley_number_format galley_number_format;

/// Opens the way that a locale (BCP 47) writes numbers, by a skeleton such as `.00`, `percent scale/100` or
/// `compact-short currency/EUR`. Null for a skeleton that ICU does not know. About a tenth of a millisecond.
///
/// It never changes, so any number of threads may write with it at once.
galley_number_format *galley_number_open(const char *tag, const uint16_t *skeleton, int32_t length);

/// By a pattern of ICU's DecimalFormat, such as `#,##0.00`.
galley_number_format *galley_number_open_pattern(const char *tag, const uint16_t *pattern, int32_t length);

void galley_number_close(galley_number_format *format);

/// Writes a number into `buffer` and returns its length in UTF-16 units; -1 for one that has no room there.
int32_t galley_number_write(const galley_number_format *format, double number, uint16_t *buffer, int32_t capacity);
int32_t galley_number_write_integer(
    const galley_number_format *format, int64_t number, uint16_t *buffer, int32_t capacity);

/// Writes a number with its unit, and says where the number is in the text, in UTF-16 units, and its value in the unit that is
/// written: with `usage/road` a locale may have another than the skeleton's. The place is empty where no number is written,
/// and of two numbers that of the last. -1 for one that has no room.
int32_t galley_measure_write(
    const galley_number_format *format, double number, uint16_t *buffer, int32_t capacity, int32_t *start, int32_t *end,
    double *value);

/// The ISO 4217 code of the money of a locale's region, or of the region that is likely for its language, into four
/// bytes; its length, or 0 where there is none.
int32_t galley_currency(const char *tag, char *buffer);
