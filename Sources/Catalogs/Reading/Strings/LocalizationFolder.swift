/// The `.lproj` folder that a file lies in (Apple, Bundle Programming Guide).
enum LocalizationFolder {
    /// `de.lproj/Localizable.strings` is in `*.lproj`; `Base.lproj` has the texts of the source language.
    static func place(of path: String) -> CatalogPlace {
        var components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard components.count > 1, let name = localeName(ofFolder: components[components.count - 2]) else {
            return CatalogPlace(pattern: path, locale: nil)
        }
        components[components.count - 2] = "*.lproj"
        return CatalogPlace(
            pattern: components.joined(separator: "/"), locale: name == "Base" ? nil : LocaleFallback.tag(name))
    }

    private static func localeName(ofFolder name: String) -> String? {
        name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : nil
    }
}
