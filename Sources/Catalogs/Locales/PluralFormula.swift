/// Which of a language's forms a number takes, as gettext's header `Plural-Forms: nplurals=…; plural=…;` defines it: an
/// expression in C's syntax of one unknown, `n` (GNU gettext manual, "Additional functions for plural forms").
///
/// It is compiled once to a list of instructions for a stack machine, so that evaluating it neither recurses nor traps.
public struct PluralFormula: Sendable, Hashable {
    /// Why a header has no formula.
    public struct Problem: Error, Sendable, Hashable {
        /// Where in the header, in bytes of UTF-8.
        public var offset: Int
        /// What should be there, in words.
        public var expected: String
    }

    /// How many forms there are: at least 1, and at most `countLimit`.
    public let count: Int

    let instructions: [Instruction]

    /// Whole numbers for each form, the largest first, of the numbers that `PluralRules` samples. Forms without any are
    /// left out.
    public let samples: [Int: [Int]]

    /// More forms than any language has.
    public static let countLimit = 99

    /// What gettext takes where a header has no formula or an unreadable one: two forms, for one and for many, as in
    /// English (`germanic_plural` in its plural-exp.c).
    public static let germanic = PluralFormula(
        count: 2, instructions: [.unknown, .number(1), .binary(.notEqual)])

    /// Reads the value of a header `Plural-Forms`. As in gettext, anything but `nplurals=` and `plural=` is skipped,
    /// and the expression ends at a semicolon or with the line. O(n).
    ///
    /// - Throws: `Problem` where either is missing or unreadable, or the expression is longer than 500 operations or
    ///   nested more than 64 deep (a choice; the longest in use have about forty).
    public init(header: String) throws(Problem) {
        var parser = PluralFormulaParser(header)
        self.init(count: try parser.readCount(), instructions: try parser.readExpression())
    }

    private init(count: Int, instructions: [Instruction]) {
        self.count = count
        self.instructions = instructions
        samples = Dictionary(grouping: PluralRules.candidates) { Self.form(of: $0, count: count, instructions) }
            .mapValues { $0.sorted(by: >) }
    }

    public static func == (first: PluralFormula, second: PluralFormula) -> Bool {
        first.count == second.count && first.instructions == second.instructions
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(instructions)
    }

    /// The index of the form for a number, below `count`. As in gettext (`plural_lookup` in dcigettext.c) an index that
    /// is too large is 0; so is that of a division by zero, at which gettext ends the program.
    public func form(of number: Int) -> Int { Self.form(of: number, count: count, instructions) }

    private static func form(of number: Int, count: Int, _ instructions: [Instruction]) -> Int {
        let index = value(of: instructions, for: UInt64(number.magnitude)) ?? 0
        return index < UInt64(count) ? Int(index) : 0
    }
}
