internal import CICU

/// The plural rules of a language: which form of a word goes with which number (CLDR, UTS #35 part 3).
///
/// `@unchecked` because a pointer is not `Sendable` by itself: ICU's rules never change after they are opened, and may
/// be asked from several threads at once.
public final class PluralRules: @unchecked Sendable {
    /// The categories that numbers of this language fall into, in CLDR's order; always with `other`.
    public let categories: [PluralCategory]

    let samplesByCategory: [PluralCategory: [Int]]

    private let rules: OpaquePointer?

    /// Opens the rules of a BCP 47 tag. A language that CLDR does not know has `other` only. Costs about a tenth of a
    /// millisecond, for the samples.
    public init(locale: String) {
        let rules = galley_plural_open(locale)
        let found = rules.map { galley_plural_categories($0) } ?? 0
        categories = PluralCategory.allCases.filter { $0 == .other || found & (1 << UInt32($0.code)) != 0 }
        samplesByCategory = Dictionary(grouping: Self.candidates) { Self.category(of: Double($0), 0, rules) }
            .mapValues { $0.sorted(by: >) }
        self.rules = rules
    }

    deinit { galley_plural_close(rules) }

    /// The category of a whole number.
    public func category(of number: Int) -> PluralCategory {
        category(of: Double(number), fractionDigits: 0)
    }

    /// The category of a number that is written with this many fraction digits: "1.0" is not always "1".
    public func category(of number: Double, fractionDigits: Int) -> PluralCategory {
        Self.category(of: number, fractionDigits, rules)
    }

    private static func category(of number: Double, _ fractionDigits: Int, _ rules: OpaquePointer?) -> PluralCategory {
        guard let rules else { return .other }
        return PluralCategory(code: galley_plural_select(rules, number, Int32(clamping: max(0, fractionDigits))))
    }
}
