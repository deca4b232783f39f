// Messages of ICU's MessageFormat, taken apart into ICU's own parts (icu::MessagePattern).
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct galley_message galley_message;

/// What an apostrophe is.
enum {
    /// One before a brace (or `#` in a plural form, `|` in a choice) begins a quotation; any other is a letter.
    GALLEY_APOSTROPHE_DOUBLE_OPTIONAL = 0,
    /// Each begins a quotation, as in java.text.MessageFormat; two are a letter.
    GALLEY_APOSTROPHE_DOUBLE_REQUIRED = 1,
};

/// The kinds of parts, which ICU's documentation of MessagePattern explains.
enum {
    GALLEY_PART_MESSAGE_START = 0,
    GALLEY_PART_MESSAGE_LIMIT = 1,
    GALLEY_PART_SKIP_SYNTAX = 2,
    GALLEY_PART_INSERT_CHARACTER = 3,
    GALLEY_PART_REPLACE_NUMBER = 4,
    GALLEY_PART_ARGUMENT_START = 5,
    GALLEY_PART_ARGUMENT_LIMIT = 6,
    GALLEY_PART_ARGUMENT_NUMBER = 7,
    GALLEY_PART_ARGUMENT_NAME = 8,
    GALLEY_PART_ARGUMENT_TYPE = 9,
    GALLEY_PART_ARGUMENT_STYLE = 10,
    GALLEY_PART_SELECTOR = 11,
    GALLEY_PART_INTEGER = 12,
    GALLEY_PART_DOUBLE = 13,
};

/// The types of arguments: the `value` of a part that starts or ends one.
enum {
    GALLEY_ARGUMENT_NONE = 0,
    GALLEY_ARGUMENT_SIMPLE = 1,
    GALLEY_ARGUMENT_CHOICE = 2,
    GALLEY_ARGUMENT_PLURAL = 3,
    GALLEY_ARGUMENT_SELECT = 4,
    GALLEY_ARGUMENT_SELECTORDINAL = 5,
};

/// What can be wrong with a message.
enum {
    GALLEY_MESSAGE_BAD_SYNTAX = -1,
    GALLEY_MESSAGE_UNMATCHED_BRACES = -2,
    GALLEY_MESSAGE_NO_OTHER = -3,  // A plural or select without its form `other`
    GALLEY_MESSAGE_TOO_LONG = -4,  // A name or a number beyond ICU's limits
    GALLEY_MESSAGE_TOO_DEEP = -5,
    GALLEY_MESSAGE_NO_MEMORY = -6,
};

/// More braces inside each other than this are refused before ICU sees them, since its parser recurses: under 200 bytes
/// of stack a brace. In a text with apostrophes, which may quote braces, all opening ones count.
enum { GALLEY_MESSAGE_DEPTH_LIMIT = 500 };

typedef struct {
    int32_t kind;
    /// Where the part stands, in UTF-16 units.
    int32_t index;
    int32_t length;
    /// The type of an argument, the number of one, the depth of a message; 0 otherwise.
    int32_t value;
    /// The number of a selector such as `=2`, or of an offset; 0 for other kinds.
    double number;
} galley_message_part;

/// A parser, to be used by one thread at a time for any number of messages. Null without memory.
galley_message *galley_message_open(void);
void galley_message_close(galley_message *message);

/// Takes a message apart; the parts are those of the last text. Returns their number, or what is wrong, and then puts
/// where into `error_index`. Linear in the length.
int32_t galley_message_parse(
    galley_message *message, const uint16_t *text, int32_t length, int32_t apostrophes, int32_t *error_index);

/// A part of the last message that was well formed, from 0.
galley_message_part galley_message_part_at(const galley_message *message, int32_t part);

#ifdef __cplusplus
}
#endif
