internal import CICU
internal import Synchronization

/// The plural rules of a language: which form of a word goes with which number (CLDR, UTS #35 part 3).
///
/// `@unchecked` because a pointer is not `Sendable` by itself: ICU's rules never change after they are opened, and
/// several threads may ask them at once.
public final class PluralRules: @unchecked Sendable {
    /// What the numbers are for.
    public enum NumberType: Sendable, Hashable {
        /// Counting: "2 days".
        case cardinal
        /// Ranking: "2nd day".
        case ordinal

        fileprivate var code: Int32 {
            switch self {
            case .cardinal: Int32(GALLEY_PLURAL_CARDINAL)
            case .ordinal: Int32(GALLEY_PLURAL_ORDINAL)
            }
        }
    }

    /// Whether numbers count things or give their place in an order.
    public let type: NumberType
    /// The categories that the language has, in CLDR's order; always with `other`.
    public let categories: [PluralCategory]

    private let rules: OpaquePointer?
    /// A rule that replaces ICU's: of its forms each is one of these categories.
    private let formula: (rule: PluralFormula, forms: [PluralCategory])?
    private let foundSamples = Mutex<[PluralCategory: [Int]]?>(nil)

    /// Opens the rules of a BCP 47 tag. A language that CLDR does not know has `other` only. This takes some
    /// microseconds; asking for samples the first time takes a tenth of a millisecond more.
    public init(locale: String, type: NumberType = .cardinal) {
        self.type = type
        let rules = galley_plural_open(locale, type.code)
        let found = rules.map { galley_plural_categories($0) } ?? 0
        categories = PluralCategory.allCases.filter { $0 == .other || found & (1 << UInt32($0.code)) != 0 }
        self.rules = rules
        formula = nil
    }

    /// Rules of a library that does not take CLDR's.
    ///
    /// - Parameter forms: The categories of the formula's forms, in their order.
    init(_ rule: PluralFormula, forms: [PluralCategory]) {
        type = .cardinal
        categories = forms.sorted()
        rules = nil
        formula = (rule, forms)
    }

    deinit { galley_plural_close(rules) }

    /// The category of a whole number.
    public func category(of number: Int) -> PluralCategory {
        category(of: Double(number), fractionDigits: 0)
    }

    /// The category of a number that is written with this many fraction digits: "1.0" is not always "1".
    public func category(of number: Double, fractionDigits: Int) -> PluralCategory {
        if let formula { return category(of: number, formula.rule, formula.forms) }
        guard let rules else { return .other }
        return PluralCategory(code: galley_plural_select(rules, number, Int32(clamping: max(0, fractionDigits))))
    }

    private func category(of number: Double, _ rule: PluralFormula, _ forms: [PluralCategory]) -> PluralCategory {
        guard let whole = Int(exactly: number) else { return .other }
        let form = rule.form(of: whole)
        return forms.indices.contains(form) ? forms[form] : .other
    }

    /// The samples of all categories, the largest first, which are found once.
    var samplesByCategory: [PluralCategory: [Int]] {
        foundSamples.withLock { found in
            if let found { return found }
            let samples = Dictionary(grouping: Self.candidates, by: category(of:)).mapValues { $0.sorted(by: >) }
            found = samples
            return samples
        }
    }
}
