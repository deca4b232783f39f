/// The families tried, in order, for a script that the requested font lacks.
public struct FallbackOrder: Hashable, Sendable {
    /// The script of the characters.
    public let script: Script
    /// Only families that the collection has.
    public let families: [String]
}

extension FontCollection {
    /// The fallback order of every script in a locale, as `galley fonts --locale` lists it.
    public func fallbackOrders(locale: TextLocale, platform: Platform = .ios) -> [FallbackOrder] {
        var seen: Set<Script> = []
        return FallbackTable.rows.flatMap(\.scripts).compactMap { Script($0) }
            .filter { seen.insert($0).inserted }
            .map {
                FallbackOrder(
                    script: $0, families: fallbackFamilies(script: $0, locale: locale, platform: platform))
            }
    }

    /// The families for emoji presentation, in the order in which they are tried.
    public var emojiFamilies: [String] { FallbackTable.emoji.filter(contains(family:)) }

    /// The project's own, then the platform's default family, then the script's row, then the general families. The rest
    /// of the collection is the last resort.
    func fallbackFamilies(script: Script, locale: TextLocale, platform: Platform) -> [String] {
        let code = script.description
        let row = FallbackTable.rows.first { row in
            row.scripts.contains(code) && (row.locales.isEmpty || row.locales.contains { locale.matches($0) })
        }
        var seen: Set<String> = []
        // The default family before the script's own, so that letters, digits and punctuation which a font lacks are of
        // one family.
        let families =
            defaultFamilies + ownFamilies(script: script, locale: locale) + [platform.defaultFamily]
            + (row?.families ?? []) + FallbackTable.general
        return families.filter { contains(family: $0) && seen.insert(FontCollection.key(ofFamily: $0)).inserted }
    }
}
