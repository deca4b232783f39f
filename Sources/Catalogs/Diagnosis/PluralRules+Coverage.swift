extension PluralRules {
    /// Whether a translation needs a form for a category: always for `other`, and for another one where a whole number
    /// below a million has it. So `many` of French, for millions, and of Czech, for fractions, may be left to `other`.
    func isUsual(_ category: PluralCategory) -> Bool {
        category == .other || samples(of: category).contains { $0 < 1_000_000 }
    }

    /// Whether a category is that of a single whole number, so that its form may leave out the digits: "one file".
    func isOneNumber(_ category: PluralCategory) -> Bool {
        category == .zero || samples(of: category).count == 1
    }
}

extension Choice {
    /// The categories that have a variant, or whose numbers each have one.
    func categories(in rules: PluralRules) -> Set<PluralCategory> {
        var categories: Set<PluralCategory> = []
        var exact: Set<Double> = []
        for variant in variants {
            switch variant.key {
            case .category(let category): categories.insert(category)
            case .exact(let number): exact.insert(number)
            case .word: break
            }
        }
        guard !categories.isEmpty else { return [] }
        for category in rules.categories {
            let numbers = rules.samples(of: category)
            if !numbers.isEmpty, numbers.allSatisfy({ exact.contains(Double($0)) }) { categories.insert(category) }
        }
        return categories
    }
}
