/// Compiles the expression of a header `Plural-Forms`, by precedence; the grammar is that of gettext's plural.y.
struct PluralFormulaParser {
    private static let depthLimit = 64
    private static let lengthLimit = 500

    let text: [UInt8]
    var index = 0
    private var depth = 0
    private var instructions: [PluralFormula.Instruction] = []

    init(_ header: String) {
        text = Array(header.utf8)
    }

    /// Reads the number after `nplurals=`.
    mutating func readCount() throws(PluralFormula.Problem) -> Int {
        guard let start = end(of: "nplurals=") else { throw problem("nplurals=", at: text.count) }
        index = start
        skipSpace()
        let place = index
        guard let count = takeNumber(), (1...UInt64(PluralFormula.countLimit)).contains(count) else {
            throw problem("a number of forms, 1 to \(PluralFormula.countLimit)", at: place)
        }
        return Int(count)
    }

    /// Reads the expression after `plural=`.
    mutating func readExpression() throws(PluralFormula.Problem) -> [PluralFormula.Instruction] {
        guard let start = end(of: "plural=") else { throw problem("plural=", at: text.count) }
        index = start
        try readConditional()
        guard isAtEnd else { throw problem("an operator or ';'") }
        return instructions
    }

    /// `condition ? value : value`, or a condition.
    private mutating func readConditional() throws(PluralFormula.Problem) {
        depth += 1
        guard depth <= Self.depthLimit else {
            throw problem("expressions nested at most \(Self.depthLimit) deep")
        }
        try readBinary(above: 0)
        if take("?") {
            let condition = try reserveJump()
            try readConditional()
            let first = try reserveJump()
            instructions[condition] = .jumpIfZero(instructions.count)
            guard take(":") else { throw problem("':' of the conditional") }
            try readConditional()
            instructions[first] = .jump(instructions.count)
        }
        depth -= 1
    }

    /// An operand, and all operators that bind tighter than a precedence with their operands.
    private mutating func readBinary(above precedence: Int) throws(PluralFormula.Problem) {
        try readOperand()
        while let found = nextOperator, found.precedence > precedence {
            index += found.rawValue.utf8.count
            switch found {
            case .and:
                let condition = try reserveJump()
                try readBinary(above: found.precedence)
                try append(.truth)
                let end = try reserveJump()
                instructions[condition] = .jumpIfZero(instructions.count)
                try append(.number(0))
                instructions[end] = .jump(instructions.count)
            case .or:
                let condition = try reserveJump()
                try append(.number(1))
                let end = try reserveJump()
                instructions[condition] = .jumpIfZero(instructions.count)
                try readBinary(above: found.precedence)
                try append(.truth)
                instructions[end] = .jump(instructions.count)
            default:
                try readBinary(above: found.precedence)
                try append(.binary(found))
            }
        }
    }

    /// `n`, a number, or an expression in parentheses, after any number of `!`.
    private mutating func readOperand() throws(PluralFormula.Problem) {
        var negations = 0
        while nextOperator == nil, take("!") { negations += 1 }
        if take("n") {
            try append(.unknown)
        } else if let number = takeNumber() {
            try append(.number(number))
        } else if take("(") {
            try readConditional()
            guard take(")") else { throw problem("an operator or ')'") }
        } else {
            throw problem("n, a number or '('")
        }
        if negations > 0 { try append(negations.isMultiple(of: 2) ? .truth : .not) }
    }

    private mutating func append(_ instruction: PluralFormula.Instruction) throws(PluralFormula.Problem) {
        guard instructions.count < Self.lengthLimit else { throw problem("at most \(Self.lengthLimit) operations") }
        instructions.append(instruction)
    }

    /// Leaves room for a jump whose target is not known yet.
    private mutating func reserveJump() throws(PluralFormula.Problem) -> Int {
        try append(.jump(0))
        return instructions.count - 1
    }

    func problem(_ expected: String, at offset: Int? = nil) -> PluralFormula.Problem {
        PluralFormula.Problem(offset: offset ?? index, expected: expected)
    }
}
