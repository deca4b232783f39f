extension PluralRules {
    /// Whole numbers of a category, the largest first: among 0…199, the powers of ten to a million, and numbers of four
    /// to seven digits that begin with eights, which are wide in most fonts. Empty for a category of fractions only,
    /// such as `many` in Czech.
    public func samples(of category: PluralCategory) -> [Int] {
        samplesByCategory[category] ?? []
    }

    /// The largest of the samples that is not above a limit; nil where there is none.
    public func sample(of category: PluralCategory, upTo limit: Int) -> Int? {
        samples(of: category).first { $0 <= limit }
    }

    /// A number of a category that is written with this many fraction digits; nil where none was found.
    func sample(of category: PluralCategory, upTo limit: Double, fractionDigits: Int) -> Double? {
        let unit = (0..<fractionDigits).reduce(1.0) { unit, _ in unit / 10 }
        let small = (0...200).lazy.map { Double($0) * unit }
        let whole = (0...200).lazy.map { Double($0) }
        let large = [limit, 1_000_000, 100, 20, 10]
        for candidates in [AnySequence(large), AnySequence(small), AnySequence(whole)] {
            for number in candidates where number <= limit {
                if self.category(of: number, fractionDigits: fractionDigits) == category { return number }
            }
        }
        return nil
    }

    /// The largest known number of a category with one digit after the decimal separator; nil for a category that only
    /// whole numbers have.
    func fraction(of category: PluralCategory, upTo limit: Double) -> Double? {
        Self.fractions.first { $0 <= limit && self.category(of: $0, fractionDigits: 1) == category }
    }

    private static let fractions: [Double] =
        [8_888.8, 888.8, 88.8] + (1..<200).reversed().filter { $0 % 10 != 0 }.map { Double($0) / 10 }

    static let candidates: [Int] =
        [8_888_800, 888_800, 88_800, 8_800].flatMap { $0..<$0 + 100 } + [1_000_000, 100_000, 10_000, 1_000] + (0..<200)
}
