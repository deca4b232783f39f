/// How the plural forms of one file are chosen.
struct GettextPlurals {
    /// The header's formula; nil where there is none, or it cannot be read.
    private let formula: PluralFormula?
    /// CLDR's categories that whole numbers of the language have, which are used where there is no formula.
    private let categories: [PluralCategory]
    /// What is wrong with the header's formula.
    let warning: CatalogError?

    /// - Parameters:
    ///   - header: The value of `Plural-Forms`.
    ///   - position: That of the header.
    init(_ header: String?, locale: String, position: Catalog.Position) {
        do throws(PluralFormula.Problem) {
            formula = try PluralFormula(header: header ?? "")
            categories = []
            warning = nil
        } catch {
            formula = nil
            let rules = PluralRules(locale: locale)
            categories = rules.categories.filter { !rules.samples(of: $0).isEmpty }
            let expected =
                header == nil
                ? "a field 'Plural-Forms' in the header" : "\(error.expected) in 'Plural-Forms'"
            warning = CatalogError(.missingPluralRule(expected: expected), at: position)
        }
    }

    /// How many forms a message has to have; nil where no header says so.
    var count: Int? { formula?.count }

    /// Whether a form is missing that is needed for some number.
    func misses(_ units: [StringUnit?]) -> Bool {
        units.contains { $0 == nil } || units.count < count ?? 0
    }

    /// The forms of a message.
    ///
    /// Without a formula the forms are taken for CLDR's categories in CLDR's order, which is that of most languages in
    /// gettext. The last one is for all other numbers too.
    ///
    /// - Parameter missing: What a program shows for a missing form: the source text.
    func value(of units: [StringUnit?], missing: Localization) -> LocalizedValue {
        let plural = missing.value.units.last
        let forms = units.prefix(PluralFormula.countLimit).compactMap { $0 ?? plural }.map {
            LocalizedValue.unit($0)
        }
        guard let last = forms.last else { return missing.value }
        if let formula {
            let rest = max(0, formula.count - forms.count)
            return .formula(
                formula, forms + Array(repeating: plural.map { .unit($0) } ?? last, count: rest))
        }
        var result: [PluralCategory: LocalizedValue] = [.other: last]
        for (category, form) in zip(categories, forms.dropLast()) { result[category] = form }
        if forms.count == categories.count, let category = categories.last { result[category] = last }
        return .plural(result)
    }

    /// The argument that is the number: the one called `count`, `n`, `num` or the like, or else the first; nil for the
    /// first number in the text, or where the arguments have no names.
    static func argument(of value: LocalizedValue) -> ArgumentName? {
        let placeholders = value.units.reversed().flatMap { $0.syntax.parse($0.text).placeholders }
        if placeholders.contains(where: { $0.kind == .integer || $0.kind == .real }) { return nil }
        let names = placeholders.compactMap { placeholder -> String? in
            guard case .name(let name)? = placeholder.argument else { return nil }
            return name
        }
        let usual = names.first { name in
            ["count", "counter", "n", "num", "number", "total"].contains(name)
        }
        return (usual ?? names.first).map { .name($0) }
    }
}
