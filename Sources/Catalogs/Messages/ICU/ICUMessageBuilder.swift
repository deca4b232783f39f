/// Makes a `FormatString` of the parts of a message.
struct ICUMessageBuilder {
    let pattern: MessagePattern
    let dialect: ICUMessageParser.Dialect
    /// The next part.
    private var index = 0

    init(_ pattern: MessagePattern, _ dialect: ICUMessageParser.Dialect) {
        self.pattern = pattern
        self.dialect = dialect
    }

    /// Makes one of the whole message. O(n).
    mutating func build() -> FormatString { takeMessage(number: nil) }

    /// From the start of a message to its end, which may be that of a form.
    ///
    /// - Parameter number: The argument that replaces `#`.
    mutating func takeMessage(number: Placeholder?) -> FormatString {
        var segments: [FormatString.Segment] = []
        var written = take()?.range.upperBound ?? 0
        while let part = take() {
            if part.kind == .replacedNumber, !dialect.replacesNumberSigns { continue }
            appendWords(written..<part.range.lowerBound, to: &segments)
            written = part.range.upperBound
            switch part.kind {
            case .skippedSyntax: segments.append(.escape(source: pattern.text(part.range), text: ""))
            case .replacedNumber: if let number { segments.append(.placeholder(number)) }
            case .argumentStart(let type):
                segments.append(takeArgument(type, from: part.range.lowerBound))
                written = pattern.parts[index - 1].range.upperBound
            case .messageLimit: return FormatString(segments: segments.isEmpty ? [.literal("")] : segments)
            default: break
            }
        }
        return FormatString(segments: segments)
    }

    private func appendWords(_ range: Range<Int>, to segments: inout [FormatString.Segment]) {
        guard !range.isEmpty else { return }
        let words = pattern.text(range)
        if dialect.hasTags { segments += Markup.split(words, .pairs) } else { segments.append(.literal(words)) }
    }

    /// From after the start of an argument to its end.
    private mutating func takeArgument(_ type: MessagePattern.ArgumentType, from start: Int) -> FormatString.Segment {
        let name = takeName()
        switch type {
        case .none, .simple:
            var placeholder = takePlaceholder(name)
            placeholder.source = takeEnd(from: start)
            return .placeholder(placeholder)
        case .plural, .selectOrdinal, .select, .choice:
            var choice = takeChoice(type, name)
            choice.source = takeEnd(from: start)
            return .choice(choice)
        }
    }

    /// `{0}` is the first argument.
    private mutating func takeName() -> ArgumentName {
        guard let part = take() else { return .number(1) }
        if case .argumentNumber(let number) = part.kind { return .number(number + 1) }
        return .name(pattern.text(part.range))
    }

    /// The text of the argument whose end is here.
    private mutating func takeEnd(from start: Int) -> String {
        guard let part = take() else { return "" }
        return pattern.text(start..<part.range.upperBound)
    }

    var peek: MessagePattern.Part? { index < pattern.parts.count ? pattern.parts[index] : nil }

    mutating func take() -> MessagePattern.Part? {
        defer { if index < pattern.parts.count { index += 1 } }
        return peek
    }

    /// The text of the next part, where it is of a kind.
    mutating func takeText(_ kind: MessagePattern.Part.Kind) -> String? {
        guard let part = peek, part.kind == kind else { return nil }
        index += 1
        return pattern.text(part.range)
    }

    mutating func takeNumber() -> Double? {
        guard case .number(let number) = peek?.kind else { return nil }
        index += 1
        return number
    }
}
