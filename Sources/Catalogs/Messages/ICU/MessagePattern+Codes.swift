internal import CICU

extension MessagePattern.Part.Kind {
    /// The kind of a part by ICU's code; nil for a hint on how to rewrite the text, and for kinds of later versions of
    /// ICU.
    init?(_ part: galley_message_part) {
        switch Int(part.kind) {
        case GALLEY_PART_MESSAGE_START: self = .messageStart(depth: Int(part.value))
        case GALLEY_PART_MESSAGE_LIMIT: self = .messageLimit(depth: Int(part.value))
        case GALLEY_PART_SKIP_SYNTAX: self = .skippedSyntax
        case GALLEY_PART_REPLACE_NUMBER: self = .replacedNumber
        case GALLEY_PART_ARGUMENT_START: self = .argumentStart(.init(code: part.value))
        case GALLEY_PART_ARGUMENT_LIMIT: self = .argumentLimit(.init(code: part.value))
        case GALLEY_PART_ARGUMENT_NUMBER: self = .argumentNumber(Int(part.value))
        case GALLEY_PART_ARGUMENT_NAME: self = .argumentName
        case GALLEY_PART_ARGUMENT_TYPE: self = .argumentType
        case GALLEY_PART_ARGUMENT_STYLE: self = .argumentStyle
        case GALLEY_PART_SELECTOR: self = .selector
        case GALLEY_PART_INTEGER, GALLEY_PART_DOUBLE: self = .number(part.number)
        default: return nil
        }
    }
}

extension MessagePattern.ArgumentType {
    init(code: Int32) {
        switch Int(code) {
        case GALLEY_ARGUMENT_SIMPLE: self = .simple
        case GALLEY_ARGUMENT_CHOICE: self = .choice
        case GALLEY_ARGUMENT_PLURAL: self = .plural
        case GALLEY_ARGUMENT_SELECT: self = .select
        case GALLEY_ARGUMENT_SELECTORDINAL: self = .selectOrdinal
        default: self = .none
        }
    }
}

extension MessagePattern.Problem.Reason {
    init(code: Int32) {
        switch Int(code) {
        case GALLEY_MESSAGE_UNMATCHED_BRACES: self = .unclosedBrace
        case GALLEY_MESSAGE_NO_OTHER: self = .missingOther
        case GALLEY_MESSAGE_TOO_LONG, GALLEY_MESSAGE_NO_MEMORY: self = .tooLong
        case GALLEY_MESSAGE_TOO_DEEP: self = .tooDeep
        default: self = .badSyntax
        }
    }
}
