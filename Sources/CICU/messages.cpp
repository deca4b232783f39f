#include "galley_message.h"

#include "services.h"

#include <unicode/messagepattern.h>

using icu::MessagePattern;
using icu::UnicodeString;

namespace {

/// An upper bound of how deep a message nests. Braces may be quoted in a text with apostrophes, so that there only the
/// opening ones are counted.
int32_t greatest_depth(const uint16_t *text, int32_t length, int32_t *place)
{
    bool may_quote = false;
    for (int32_t i = 0; i < length && !may_quote; i++) may_quote = text[i] == '\'';
    int32_t depth = 0, greatest = 0;
    for (int32_t i = 0; i < length; i++) {
        if (text[i] == '{' && ++depth > greatest) {
            greatest = depth;
            if (greatest <= GALLEY_MESSAGE_DEPTH_LIMIT + 1) *place = i;
        } else if (text[i] == '}' && !may_quote && depth > 0) {
            depth--;
        }
    }
    return greatest;
}

int32_t problem(UErrorCode status)
{
    switch (status) {
    case U_UNMATCHED_BRACES: return GALLEY_MESSAGE_UNMATCHED_BRACES;
    case U_DEFAULT_KEYWORD_MISSING: return GALLEY_MESSAGE_NO_OTHER;
    case U_INDEX_OUTOFBOUNDS_ERROR: return GALLEY_MESSAGE_TOO_LONG;
    case U_MEMORY_ALLOCATION_ERROR: return GALLEY_MESSAGE_NO_MEMORY;
    default: return GALLEY_MESSAGE_BAD_SYNTAX;
    }
}

MessagePattern *pattern(galley_message *message) { return reinterpret_cast<MessagePattern *>(message); }

}  // namespace

galley_message *galley_message_open(void)
{
    galley_count_service();
    UErrorCode status = U_ZERO_ERROR;
    MessagePattern *created = new MessagePattern(status);  // ICU's own `new`, which gives null and does not throw
    if (created != nullptr && U_FAILURE(status)) {
        delete created;
        created = nullptr;
    }
    return reinterpret_cast<galley_message *>(created);
}

void galley_message_close(galley_message *message) { delete pattern(message); }

int32_t galley_message_parse(
    galley_message *message, const uint16_t *text, int32_t length, int32_t apostrophes, int32_t *error_index)
{
    *error_index = 0;
    if (greatest_depth(text, length, error_index) > GALLEY_MESSAGE_DEPTH_LIMIT) return GALLEY_MESSAGE_TOO_DEEP;

    pattern(message)->clearPatternAndSetApostropheMode(
        apostrophes == GALLEY_APOSTROPHE_DOUBLE_REQUIRED ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL);
    UErrorCode status = U_ZERO_ERROR;
    UParseError place = {};
    const UnicodeString source(false, reinterpret_cast<const char16_t *>(text), length);  // not copied
    pattern(message)->parse(source, &place, status);
    if (U_FAILURE(status)) {
        // Of a brace that is never closed ICU gives the beginning of the text.
        if (status == U_UNMATCHED_BRACES) place.offset = length;
        *error_index = place.offset < 0 ? 0 : place.offset > length ? length : place.offset;
        return problem(status);
    }
    *error_index = 0;
    return pattern(message)->countParts();
}

galley_message_part galley_message_part_at(const galley_message *message, int32_t part)
{
    const MessagePattern *parsed = reinterpret_cast<const MessagePattern *>(message);
    if (part < 0 || part >= parsed->countParts()) return {};
    const MessagePattern::Part &found = parsed->getPart(part);
    const double number = MessagePattern::Part::hasNumericValue(found.getType()) ? parsed->getNumericValue(found) : 0;
    return {found.getType(), found.getIndex(), found.getLength(), found.getValue(), number};
}
