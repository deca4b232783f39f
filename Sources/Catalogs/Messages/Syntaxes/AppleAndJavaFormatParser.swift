/// Finds placeholders, after printf's grammar with Apple's additions:
/// `% [n$] [flags] [width] [.precision] [modifier] conversion`, `%#@name@`, `%n$#@name@`, `%%`.
///
/// Signs that people write after a number do not count as flags, though printf takes them (a choice): neither a space,
/// as in "100 % der Kosten", nor a hyphen without a width, as in "100%-ig".
struct AppleAndJavaFormatParser {
    /// Whether `%arg` is a placeholder, which it is in the forms of a substitution alone.
    private let isSubstitution: Bool
    /// Argument numbers of substitutions that name their own.
    private let fixedArguments: [String: Int]

    /// Whether the grammar is that of Java's Formatter: with the flags `,` and `(`, with `%n` and `%b`.
    private let isJava: Bool

    private var scanner: TextScanner
    private var nextArgument = 1
    /// That of the placeholder before, which `%<` takes again.
    private var lastArgument = 1

    /// Takes a text apart. O(n).
    static func parse(
        _ text: String, isSubstitution: Bool = false, firstArgument: Int = 1, fixedArguments: [String: Int] = [:],
        isJava: Bool = false
    ) -> FormatString {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return FormatString(segments: [.literal(text)]) }
        var parser = AppleAndJavaFormatParser(
            text, isSubstitution: isSubstitution, fixedArguments: fixedArguments, isJava: isJava)
        parser.nextArgument = firstArgument
        return parser.parse()
    }

    private init(_ text: String, isSubstitution: Bool, fixedArguments: [String: Int], isJava: Bool) {
        scanner = TextScanner(text)
        self.isSubstitution = isSubstitution
        self.fixedArguments = fixedArguments
        self.isJava = isJava
    }

    private mutating func parse() -> FormatString {
        var segments: [FormatString.Segment] = []
        while let start = scanner.skip(to: { $0 == "%" }) {
            scanner.advance()
            let next = scanner.index
            guard let segment = parseAfterPercent(start) ?? unknownOfJava(start, next) else {
                scanner.move(to: next)
                continue
            }
            scanner.takeWords(upTo: start, to: &segments)
            segments.append(segment)
            scanner.startWords()
        }
        scanner.takeWords(to: &segments)
        return FormatString(segments: segments)
    }

    private mutating func parseAfterPercent(
        _ start: String.Index
    ) -> FormatString.Segment? {
        if scanner.take("%") { return .escape(source: "%%", text: "%") }
        if isJava, scanner.take("n") { return .escape(source: "%n", text: "\n") }
        if isSubstitution, scanner.take("arg") {
            return .placeholder(Placeholder(source: scanner.source(from: start), kind: .number))
        }
        var layout = NumberLayout()
        let position = isJava && scanner.take("<") ? lastArgument : takePosition()
        if let name = takeSubstitutionName() {
            if position == nil, let fixed = fixedArguments[name] { nextArgument = fixed }
            let argument = position ?? countArgument()
            return .placeholder(
                Placeholder(
                    source: scanner.source(from: start), kind: .substitution(name: name), argument: .number(argument)))
        }
        takeFlags(&layout)
        layout.width = min(takeNumber() ?? 0, 99)
        if scanner.take(".") { layout.precision = min(takeNumber() ?? 0, 15) }
        // `h hh l ll q j z t L`: the size of a number in memory, which Java knows nothing of.
        if !isJava { _ = scanner.take { "hlqjztL".unicodeScalars.contains($0) } }
        var style: String?
        let kind: Placeholder.Kind
        if isJava, scanner.take("tQ") || scanner.take("ts") || scanner.take("TQ") || scanner.take("Ts") {
            // Milliseconds and seconds since 1970.
            kind = .integer
        } else if isJava, let date = JavaDateConversion.take(&scanner) {
            (kind, style) = (.date, date)
        } else if let conversion = takeConversion(&layout) {
            kind = conversion
        } else {
            return nil
        }
        let argument = position ?? countArgument()
        lastArgument = argument
        return .placeholder(
            Placeholder(
                source: scanner.source(from: start), kind: kind, argument: .number(argument), layout: layout,
                style: style))
    }

    /// `%q`, which is no conversion: Java's Formatter throws an exception. A percent sign after a digit, or before a word, is a
    /// percent sign.
    private mutating func unknownOfJava(_ start: String.Index, _ next: String.Index) -> FormatString.Segment? {
        scanner.move(to: next)
        guard isJava, !scanner.isAfterWord(start), let letter = scanner.peek, Self.isLetter(letter) else { return nil }
        scanner.advance()
        if let after = scanner.peek, after.properties.isAlphabetic || ("0"..."9").contains(after) { return nil }
        return .placeholder(Placeholder(source: scanner.source(from: start), kind: .text))
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private mutating func countArgument() -> Int {
        defer { nextArgument += 1 }
        return nextArgument
    }

    /// `n$`
    private mutating func takePosition() -> Int? {
        let start = scanner.index
        if let number = takeNumber(), number > 0, scanner.take("$") { return number }
        scanner.move(to: start)
        return nil
    }

    /// `#@name@`
    private mutating func takeSubstitutionName() -> String? {
        let start = scanner.index
        guard let name = scanner.take(from: "#@", to: "@")?.inside, !name.isEmpty else {
            scanner.move(to: start)
            return nil
        }
        return name
    }

    private mutating func takeFlags(_ layout: inout NumberLayout) {
        while let scalar = scanner.peek {
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
            scanner.advance()
        }
    }

    private mutating func takeConversion(_ layout: inout NumberLayout) -> Placeholder.Kind? {
        guard let scalar = scanner.peek, !layout.isLeftAligned || layout.width > 0 else { return nil }
        let kind: Placeholder.Kind
        switch scalar {
        case "@", "s", "S", "c", "C": kind = .text
        case "b", "B", "h", "H": if isJava { kind = .text } else { return nil }
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": kind = .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": kind = .real
        default: return nil
        }
        layout.conversion = Character(scalar)
        scanner.advance()
        return kind
    }

    /// At most four digits: a longer number is neither that of an argument nor a width.
    private mutating func takeNumber() -> Int? { scanner.takeNumber(digits: 4) }
}
