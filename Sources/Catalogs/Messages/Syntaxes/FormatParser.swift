/// Finds placeholders, after printf's grammar with Apple's additions:
/// `% [n$] [flags] [width] [.precision] [modifier] conversion`, `%#@name@`, `%n$#@name@`, `%%`.
///
/// Signs that people write after a number are left alone, though printf takes them (a choice): a space is no flag, as in
/// "100 % der Kosten", nor is a hyphen without a width, as in "100%-ig".
struct FormatParser {
    /// Whether `%arg` is a placeholder: in the forms of a substitution only.
    private let isSubstitution: Bool
    /// Argument numbers of substitutions that name their own.
    private let fixedArguments: [String: Int]

    /// Whether the grammar is that of Java's Formatter: with the flags `,` and `(`, with `%n` and `%b`.
    private let isJava: Bool

    private let text: String.UnicodeScalarView
    private var index: String.Index
    private var nextArgument = 1

    /// Takes a text apart. O(n).
    static func parse(
        _ text: String, isSubstitution: Bool = false, firstArgument: Int = 1, fixedArguments: [String: Int] = [:],
        isJava: Bool = false
    ) -> FormatString {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return FormatString(segments: [.literal(text)]) }
        var parser = FormatParser(
            text, isSubstitution: isSubstitution, fixedArguments: fixedArguments, isJava: isJava)
        parser.nextArgument = firstArgument
        return parser.parse()
    }

    private init(_ text: String, isSubstitution: Bool, fixedArguments: [String: Int], isJava: Bool) {
        self.text = text.unicodeScalars
        index = text.startIndex
        self.isSubstitution = isSubstitution
        self.fixedArguments = fixedArguments
        self.isJava = isJava
    }

    private mutating func parse() -> FormatString {
        var segments: [FormatString.Segment] = []
        var literalStart = index
        while let start = text[index...].firstIndex(of: "%") {
            index = text.index(after: start)
            guard let segment = parseAfterPercent(start) else {
                index = text.index(after: start)
                continue
            }
            if literalStart < start { segments.append(.literal(String(text[literalStart..<start]))) }
            segments.append(segment)
            literalStart = index
        }
        if literalStart < text.endIndex || segments.isEmpty {
            segments.append(.literal(String(text[literalStart...])))
        }
        return FormatString(segments: segments)
    }

    private mutating func parseAfterPercent(
        _ start: String.Index
    ) -> FormatString.Segment? {
        if take("%") { return .escape(source: "%%", text: "%") }
        if isJava, take("n") { return .escape(source: "%n", text: "\n") }
        if isSubstitution, take("arg") {
            return .placeholder(Placeholder(source: String(text[start..<index]), kind: .number))
        }
        var layout = NumberLayout()
        let position = takePosition()
        if let name = takeSubstitutionName() {
            if position == nil, let fixed = fixedArguments[name] { nextArgument = fixed }
            let argument = position ?? countArgument()
            let source = String(text[start..<index])
            return .placeholder(
                Placeholder(source: source, kind: .substitution(name: name), argument: .number(argument)))
        }
        takeFlags(&layout)
        layout.width = min(takeNumber() ?? 0, 99)
        if take(".") { layout.precision = min(takeNumber() ?? 0, 15) }
        skipModifiers()
        guard let kind = takeConversion(&layout) else { return nil }
        let argument = position ?? countArgument()
        return .placeholder(
            Placeholder(source: String(text[start..<index]), kind: kind, argument: .number(argument), layout: layout))
    }

    private mutating func countArgument() -> Int {
        defer { nextArgument += 1 }
        return nextArgument
    }

    /// `n$`
    private mutating func takePosition() -> Int? {
        let start = index
        if let number = takeNumber(), number > 0, take("$") { return number }
        index = start
        return nil
    }

    /// `#@name@`
    private mutating func takeSubstitutionName() -> String? {
        let start = index
        guard take("#@") else { return nil }
        let rest = text[index...]
        guard let end = rest.firstIndex(of: "@"), end > index else {
            index = start
            return nil
        }
        index = text.index(after: end)
        return String(rest[..<end])
    }

    private mutating func takeFlags(_ layout: inout NumberLayout) {
        while let scalar = peek {
            switch scalar {
            case "0": layout.padsWithZeros = true
            case "+": layout.alwaysShowsSign = true
            case "-": layout.isLeftAligned = true
            case "'": layout.isGrouped = true
            case ",": if isJava { layout.isGrouped = true } else { return }
            case "(": guard isJava else { return }
            case "#": break
            default: return
            }
            index = text.index(after: index)
        }
    }

    /// `h hh l ll q j z t L`: the size of a number in memory.
    private mutating func skipModifiers() {
        while let scalar = peek, "hlqjztL".unicodeScalars.contains(scalar) { index = text.index(after: index) }
    }

    private mutating func takeConversion(_ layout: inout NumberLayout) -> Placeholder.Kind? {
        guard let scalar = peek, !layout.isLeftAligned || layout.width > 0 else { return nil }
        let kind: Placeholder.Kind
        switch scalar {
        case "@", "s", "S", "c", "C": kind = .text
        case "b", "B", "h", "H": if isJava { kind = .text } else { return nil }
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": kind = .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": kind = .real
        default: return nil
        }
        layout.conversion = Character(scalar)
        index = text.index(after: index)
        return kind
    }

    private var peek: Unicode.Scalar? { index < text.endIndex ? text[index] : nil }

    private mutating func take(_ word: String) -> Bool {
        guard text[index...].starts(with: word.unicodeScalars) else { return false }
        index = text.index(index, offsetBy: word.unicodeScalars.count)
        return true
    }

    /// At most four digits: more are no number of an argument, nor a width.
    private mutating func takeNumber() -> Int? {
        var number: Int?
        var digits = 0
        while digits < 4, let scalar = peek, ("0"..."9").contains(scalar) {
            number = (number ?? 0) * 10 + Int(scalar.value - 48)
            index = text.index(after: index)
            digits += 1
        }
        return number
    }
}
