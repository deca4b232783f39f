extension FluentParser {
    /// `inline_placeable`: from `{` to `}`.
    mutating func readPlaceable() throws(Fault) -> FormatString.Segment {
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw fault("placeables nested at most \(Self.depthLimit) deep") }
        try expect("{")
        skipBlank()
        let expression = try readInline()
        skipBlank()
        guard current == UInt8(ascii: "-"), byte(after: 1) == UInt8(ascii: ">") else {
            try expect("}")
            if case .term(_, let attribute?, _) = expression {
                throw fault("no attribute of a term: '.\(attribute)' only chooses variants", at: start)
            }
            return expression.segment(source: source(from: start))
        }
        guard expression.isSelector else { throw fault("a variable, a function or an attribute of a term before '->'") }
        index += 2
        skipSpace()
        guard takeLineEnd() else { throw fault("the variants on lines of their own") }
        let variants = try readVariants()
        try expect("}")
        return FluentSelection.segment(expression, variants, source: source(from: start))
    }

    /// `variant_list`
    private mutating func readVariants() throws(Fault) -> [FluentVariant] {
        var variants: [FluentVariant] = []
        skipBlank()
        while current == UInt8(ascii: "[") || current == UInt8(ascii: "*") {
            let isDefault = take("*")
            guard !isDefault || !variants.contains(where: \.isDefault) else { throw fault("one default variant") }
            try expect("[")
            skipBlank()
            let key = try readVariantKey()
            skipBlank()
            try expect("]")
            guard let pattern = try readPattern() else { throw fault("the text of the variant") }
            guard takeLineEnd() else { throw fault("the end of the line") }
            variants.append(
                FluentVariant(key: key, isDefault: isDefault, format: FormatString(segments: pattern.segments)))
            skipBlank()
        }
        guard variants.contains(where: \.isDefault) else { throw fault("a default variant, '*[other]'") }
        return variants
    }

    private mutating func readVariantKey() throws(Fault) -> FluentVariant.Key {
        if let byte = current, byte == UInt8(ascii: "-") || Self.isDigit(byte) { return .number(try readNumber()) }
        return .word(try readIdentifier())
    }

    /// `InlineExpression`
    mutating func readInline() throws(Fault) -> FluentExpression {
        switch current {
        case UInt8(ascii: "{"): return .placeable(try readPlaceable())
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "$"):
            index += 1
            return .variable(try readIdentifier())
        case UInt8(ascii: "-"):
            if let next = byte(after: 1), Self.isDigit(next) { return .number(try readNumber()) }
            index += 1
            let name = try readIdentifier()
            let attribute = try readAttributeName()
            return .term(name, attribute: attribute, arguments: try readArguments()?.named ?? [:])
        case let byte? where Self.isDigit(byte): return .number(try readNumber())
        case let byte? where Self.isLetter(byte):
            let start = index
            let name = try readIdentifier()
            if let arguments = try readArguments() {
                guard name.utf8.allSatisfy({ $0 < UInt8(ascii: "a") }) else {
                    throw fault("the name of a function in capital letters", at: start)
                }
                return .function(name, arguments)
            }
            return .message(name, attribute: try readAttributeName())
        default: throw fault("a variable, a term, a message, a function, a text or a number")
        }
    }

    private mutating func readAttributeName() throws(Fault) -> String? {
        take(".") ? try readIdentifier() : nil
    }

    /// `CallArguments`; nil where none are here.
    private mutating func readArguments() throws(Fault) -> FluentArguments? {
        let start = index
        skipBlank()
        guard take("(") else {
            index = start
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw fault("calls nested at most \(Self.depthLimit) deep") }
        var arguments = FluentArguments()
        skipBlank()
        while !take(")") {
            let place = index
            let argument = try readInline()
            skipBlank()
            if case .message(let name, nil) = argument, take(":") {
                skipBlank()
                let value = try readInline()
                guard value.literal != nil else { throw fault("a text or a number", at: place) }
                arguments.named[name] = value.literal
            } else {
                arguments.positional.append(argument)
            }
            skipBlank()
            if !take(",") {
                try expect(")")
                return arguments
            }
            skipBlank()
        }
        return arguments
    }

    /// `NumberLiteral`
    private mutating func readNumber() throws(Fault) -> String {
        let start = index
        _ = take("-")
        try readDigits()
        if take(".") { try readDigits() }
        return source(from: start)
    }

    private mutating func readDigits() throws(Fault) {
        guard let byte = current, Self.isDigit(byte) else { throw fault("a digit") }
        while let byte = current, Self.isDigit(byte) { index += 1 }
    }

    /// `StringLiteral`
    private mutating func readString() throws(Fault) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = current, !isLineEnd {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += String(try readEscape()).utf8
            default: text.append(byte)
            }
        }
        throw fault("a quotation mark")
    }

    /// `\\`, `\"`, `\u` with four hexadecimal digits, `\U` with six. Half a surrogate pair is U+FFFD.
    private mutating func readEscape() throws(Fault) -> Unicode.Scalar {
        switch current {
        case UInt8(ascii: "\\"), UInt8(ascii: "\""):
            defer { index += 1 }
            return Unicode.Scalar(bytes[index])
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let count = current == UInt8(ascii: "u") ? 4 : 6
            index += 1
            var code: UInt32 = 0
            for _ in 0..<count {
                guard let digit = current.flatMap(HexadecimalDigit.value) else {
                    throw fault("\(count) hexadecimal digits")
                }
                code = code << 4 | UInt32(digit)
                index += 1
            }
            return Unicode.Scalar(code) ?? "\u{FFFD}"
        default: throw fault("'\\\\', '\\\"', '\\u' or '\\U'")
        }
    }
}
