/// A place in a text where an argument chooses between several: ICU's plural and select, Fluent's selectors, the forms
/// between vue-i18n's pipes.
struct Choice: Hashable, Sendable {
    enum Selector: Hashable, Sendable {
        /// By the plural category of a number.
        case plural
        /// By its ordinal category: first, second.
        case ordinal
        /// By the words of the argument.
        case select
    }

    /// What a variant is for.
    enum Key: Hashable, Sendable {
        /// Exactly this number; it goes before categories.
        case exact(Double)
        case category(PluralCategory)
        case word(String)
    }

    struct Variant: Hashable, Sendable {
        var key: Key
        var format: FormatString
    }

    /// As it is in the text.
    var source: String
    var argument: ArgumentName
    var selector: Selector
    /// Taken from the number before its category is looked up, and before it is shown (ICU).
    var offset = 0.0
    var variants: [Variant]
    /// Index of the variant that is taken where no other matches; the last one by default.
    var fallback: Int?
    /// Whether the variants of the categories zero, one and two go for the numbers 0, 1 and 2 too, in every language, and
    /// that of few replaces a missing one of two: `Intl.pluralLogic` of Dart's package intl.
    var choosesAsDart = false
    /// Whether the text names the argument. vue-i18n's texts only have forms, and each may show the number.
    var namesArgument = true

    /// The variant for a value; nil where there is none.
    func variant(for argument: FormatArgument?, plurals: PluralRules, ordinals: @autoclosure () -> PluralRules)
        -> Variant?
    {
        let fallback = self.fallback.flatMap { variants.indices.contains($0) ? variants[$0] : nil } ?? variants.last
        switch (selector, argument) {
        case (.select, .some(let value)):
            return variants.first { $0.key == .word(value.word) } ?? fallback
        case (.plural, .some(let value)), (.ordinal, .some(let value)):
            guard let number = value.number else { return fallback }
            if let exact = variants.first(where: { exactNumber(of: $0.key) == number }) { return exact }
            let rules = selector == .ordinal ? ordinals() : plurals
            let category = rules.category(of: number - offset, fractionDigits: value.fractionDigits)
            let few = choosesAsDart && category == .two ? variants.first { $0.key == .category(.few) } : nil
            return variants.first { $0.key == .category(category) } ?? few ?? fallback
        case (_, nil): return fallback
        }
    }

    /// The variant for exactly this number, which takes precedence over categories; nil where there is none.
    func exactNumber(of key: Key) -> Double? {
        switch key {
        case .exact(let number): number
        case .category(.zero) where choosesAsDart: 0
        case .category(.one) where choosesAsDart: 1
        case .category(.two) where choosesAsDart: 2
        case .category, .word: nil
        }
    }
}

extension FormatArgument {
    /// The value of a number; nil for a text that is not a number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .text(let text): Double(text)
        case .date: nil
        }
    }

    /// The number without its fraction, as gettext uses it; nil for a text that is not a number.
    var wholeNumber: Int? {
        if case .integer(let value) = self { return value }
        return number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    /// As a variant of a selection names it.
    var word: String {
        switch self {
        case .integer(let value): String(value)
        case .real(let value): String(value)
        case .text(let text): text
        case .date(let seconds): String(seconds)
        }
    }

    /// Digits after the decimal separator, as the shortest way of writing the number has them.
    var fractionDigits: Int {
        guard case .real(let value) = self, value != value.rounded() else { return 0 }
        let text = String(value)
        return text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    }
}
