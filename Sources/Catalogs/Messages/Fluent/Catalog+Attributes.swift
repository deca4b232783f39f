extension Catalog {
    /// The text of an attribute of one of Fluent's terms, `-term.attribute`, which is known without a program; nil for any
    /// other argument, and for a term that the catalog does not have.
    func attribute(_ name: ArgumentName, in locale: LocaleRules) -> FormatArgument? {
        guard case .name(let name) = name, name.hasPrefix("-"), let match = localization(for: name, in: locale),
            !match.isKey, case .unit(let unit) = match.localization.value
        else { return nil }
        return .text(unit.text)
    }
}
