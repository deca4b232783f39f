extension CatalogReader {
    /// The places that a file would have if a name in its path that ICU does not list were a locale's: `po/kmr.po` is that of
    /// `po/de.po` in another locale. Only one where a file of a listed locale is too can be right.
    static func placesOfUnlistedLocale(_ path: String) -> [CatalogPlace] {
        let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var found: [CatalogPlace] = []
        for index in components.indices.suffix(4) {
            let component = components[index]
            let isFile = index == components.count - 1
            let end = isFile ? component.lastIndex(of: ".") ?? component.endIndex : component.endIndex
            for range in Self.namesInside(component[..<end]) {
                guard let tag = LocaleTag.unlisted(String(component[range])) else { continue }
                var other = components
                other[index].replaceSubrange(range, with: knownLocale)
                let place = place(of: other.joined(separator: "/"))
                guard place.locale == knownLocale, place.pattern.contains("*") else { continue }
                found.append(CatalogPlace(pattern: place.pattern, locale: tag))
            }
        }
        return found
    }

    /// Any locale that is listed.
    private static var knownLocale: String { "de" }

    /// The whole of a name, and what is after or before each of its separators.
    private static func namesInside(_ name: Substring) -> [Range<String.Index>] {
        var ranges = [name.startIndex..<name.endIndex]
        for index in name.indices where "._-".contains(name[index]) {
            ranges += [name.index(after: index)..<name.endIndex, name.startIndex..<index]
        }
        return ranges.filter { (3...12).contains(name[$0].utf8.count) }
    }
}
