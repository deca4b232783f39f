/// A call of a type of Apple's in which a module without a source has its own kind of name for a symbol, as in
/// `Image(systemSymbol: .trash)`. With the name as a text, in Apple's own initializer, the code compiles and shows the symbol.
struct SymbolCall: Hashable, Codable {
    let type: String
    /// The labels of all arguments, "_" for none, without closures behind the parentheses.
    let labels: [String]
    /// How many closures are behind the parentheses.
    let closures: Int
    /// The argument with the symbol.
    let place: Int

    /// What Apple's initializers call the name of a symbol.
    static let known = ["systemImage", "systemName"]

    /// The initializers that take it as it is.
    var initializers: [String] { Self.names(of: type, labels, closures) }

    /// The same with another label for the symbol.
    func initializers(with label: String) -> [String] {
        var other = labels
        other[place] = label
        return Self.names(of: type, other, closures)
    }

    /// A call does not name all parameters: not closures behind it, nor the roles of buttons and tabs.
    private static func names(of type: String, _ labels: [String], _ closures: Int) -> [String] {
        let last =
            closures == 0 ? [[]] : [["action"], ["content"], ["label"], ["role", "action"], ["role", "content"]]
        return last.map { "\(type).init(\((labels + $0).map { "\($0):" }.joined()))" }
    }

    /// The calls in a source that may be of this kind: a type with a label before a member of an unnamed type.
    ///
    /// - Returns: Each with the tokens of its arguments, from behind the label. O(tokens).
    static func candidates(in source: SwiftSource) -> [(call: SymbolCall, argument: Range<Int>, close: Int)] {
        source.tokens.indices.flatMap { index -> [(call: SymbolCall, argument: Range<Int>, close: Int)] in
            guard source.has("(", at: index + 1), !source.tokens[index + 1].followsSpace,
                let first = source.bytes[source.tokens[index].range].first, source.tokens[index].kind == .word,
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first), !source.has(".", at: index - 1),
                let close = source.partners[index + 1]
            else { return [] }
            let arguments = self.arguments(in: source, from: index + 2, to: close)
            return arguments.indices.compactMap { place in
                guard arguments[place].label != "_", !known.contains(arguments[place].label) else { return nil }
                let call = SymbolCall(
                    type: source.text(source.tokens[index]), labels: arguments.map(\.label),
                    closures: source.has("{", at: close + 1) ? 1 : 0, place: place)
                return (call, arguments[place].tokens, close)
            }
        }
    }

    private static func arguments(
        in source: SwiftSource, from start: Int, to close: Int
    ) -> [(label: String, tokens: Range<Int>)] {
        var arguments: [(label: String, tokens: Range<Int>)] = []
        var first = start
        while first < close {
            var end = first
            while end < close, !source.has(",", at: end) {
                end = source.token(after: end)
            }
            let isLabeled = source.tokens[first].kind == .word && source.has(":", at: first + 1)
            let label = isLabeled ? source.text(source.tokens[first]) : "_"
            arguments.append((label, min(isLabeled ? first + 2 : first, end)..<end))
            first = end + 1
        }
        return arguments
    }

    /// Whether an argument has a member without a type, as names of symbols are written.
    static func hasMember(_ argument: Range<Int>, in source: SwiftSource) -> Bool {
        argument.contains { isMember($0, of: argument, in: source) }
    }

    private static func isMember(_ dot: Int, of argument: Range<Int>, in source: SwiftSource) -> Bool {
        source.has(".", at: dot) && dot + 1 < argument.upperBound && source.tokens[dot + 1].kind == .word
            && !["(", ".", "["].contains { source.has($0, at: dot + 2) && !source.tokens[dot + 2].startsLine }
            && (dot == argument.lowerBound
                || ["?", ":", "??", "("].contains { source.has($0, at: dot - 1) } && source.tokens[dot].followsSpace
                || source.has("(", at: dot - 1))
    }

    /// The source with calls in Apple's terms.
    ///
    /// - Parameter symbols: The label that Apple's initializer has, for each call.
    static func translated(_ bytes: [UInt8], _ symbols: [SymbolCall: String]) -> [UInt8] {
        guard !symbols.isEmpty else { return bytes }
        let source = SwiftSource(bytes)
        var replacements: [(range: Range<Int>, text: String)] = []
        for (call, argument, close) in candidates(in: source) {
            guard let label = symbols[call], !argument.isEmpty else { continue }
            replacements.append((source.tokens[argument.lowerBound - 2].range, label))
            replacements.append(
                (
                    source.tokens[argument.lowerBound].range
                        .lowerBound..<source.tokens[argument.upperBound - 1].range
                        .upperBound, name(argument, in: source)
                ))
            if call.type == "UIImage" {
                let end = source.tokens[close].range.upperBound
                replacements.append((end..<end, "!"))
            }
        }
        var result = bytes
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result = result.replacing(range, with: text)
        }
        return result
    }

    /// An argument as a text.
    private static func name(_ argument: Range<Int>, in source: SwiftSource) -> String {
        if argument.count == 2, isMember(argument.lowerBound, of: argument, in: source) {
            return "\"\(name(of: source.text(source.tokens[argument.lowerBound + 1])))\""
        }
        if argument.count == 3, source.has(".", at: argument.lowerBound + 1),
            source.text(source.tokens[argument.lowerBound]).first?.isUppercase == true
        {
            return "\"\(name(of: source.text(source.tokens[argument.lowerBound + 2])))\""
        }
        var text = ""
        var last = source.tokens[argument.lowerBound].range.lowerBound
        for index in argument where isMember(index, of: argument, in: source) {
            text += source.text(last..<source.tokens[index].range.lowerBound)
            text += "\"\(name(of: source.text(source.tokens[index + 1])))\""
            last = source.tokens[index + 1].range.upperBound
        }
        text += source.text(last..<source.tokens[argument.upperBound - 1].range.upperBound)
        return "galleySymbol(\(text))"
    }

    /// The name of a symbol of the system of which a name of Swift was made: `square.and.pencil` of `squareAndPencil`.
    static func name(of member: String) -> String {
        var name = ""
        var last: Character?
        for character in member.drop(while: { $0 == "_" || $0 == "`" }) where character != "`" {
            if let last, character.isUppercase || (character.isNumber && !last.isNumber) { name += "." }
            name += character.lowercased()
            last = character
        }
        return name
    }
}
