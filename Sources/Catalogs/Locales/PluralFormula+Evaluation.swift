extension PluralFormula {
    /// A step of a stack machine.
    enum Instruction: Sendable, Hashable {
        case number(UInt64)
        /// `n`
        case unknown
        case not
        /// Replaces any value but 0 by 1.
        case truth
        /// Takes two values and leaves one.
        case binary(Operator)
        /// Goes to an instruction. The second takes a value, and goes only where it is 0.
        case jump(Int)
        case jumpIfZero(Int)
    }

    enum Operator: String, Sendable, Hashable, CaseIterable {
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divide = "/"
        case remainder = "%"
        case and = "&&"
        case or = "||"

        /// As in gettext's plural.y, and C.
        var precedence: Int {
            switch self {
            case .or: 1
            case .and: 2
            case .equal, .notEqual: 3
            case .less, .greater, .lessOrEqual, .greaterOrEqual: 4
            case .plus, .minus: 5
            case .times, .divide, .remainder: 6
            }
        }

        /// In unsigned arithmetic, which wraps as C's does; nil for a division by zero, and for operators that need
        /// jumps.
        func apply(_ first: UInt64, _ second: UInt64) -> UInt64? {
            switch self {
            case .equal: first == second ? 1 : 0
            case .notEqual: first != second ? 1 : 0
            case .less: first < second ? 1 : 0
            case .greater: first > second ? 1 : 0
            case .lessOrEqual: first <= second ? 1 : 0
            case .greaterOrEqual: first >= second ? 1 : 0
            case .plus: first &+ second
            case .minus: first &- second
            case .times: first &* second
            case .divide: second == 0 ? nil : first / second
            case .remainder: second == 0 ? nil : first % second
            case .and, .or: nil
            }
        }
    }

    /// The value of the expression; nil for a division by zero. Every jump goes forward, so it ends.
    static func value(of instructions: [Instruction], for number: UInt64) -> UInt64? {
        var stack: [UInt64] = []
        var next = 0
        while next < instructions.count {
            let instruction = instructions[next]
            next += 1
            switch instruction {
            case .number(let value): stack.append(value)
            case .unknown: stack.append(number)
            case .not: stack.append(stack.popLast() == 0 ? 1 : 0)
            case .truth: stack.append(stack.popLast() == 0 ? 0 : 1)
            case .binary(let binary):
                guard let second = stack.popLast(), let first = stack.popLast(),
                    let value = binary.apply(first, second)
                else { return nil }
                stack.append(value)
            case .jump(let target): next = target
            case .jumpIfZero(let target): if stack.popLast() == 0 { next = target }
            }
        }
        return stack.last
    }
}
