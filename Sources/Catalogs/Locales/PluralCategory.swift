/// A class of numbers that take the same form of a word (CLDR), in CLDR's order.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// A category of CLDR's plural rules; every language has `other`.
    case zero, one, two, few, many, other

    /// The number that ICU's shim has for it.
    var code: Int32 {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }

    init(code: Int32) {
        self = PluralCategory.allCases.first { $0.code == code } ?? .other
    }
}

extension PluralCategory: Comparable {
    public static func < (first: PluralCategory, second: PluralCategory) -> Bool { first.code < second.code }
}
