/// The language that the texts of a catalog were written in.
enum SourceLanguage {
    /// What the project says; else what a file says; else the locale of the file that was named or stands alone.
    static func choose(
        given: String?, named: String?, files: [CatalogFiles.Member], parts: [CatalogPart]
    ) throws(CatalogError) -> String {
        if let given { return LocaleFallback.tag(given) }
        if let stated = parts.lazy.compactMap(\.sourceLanguage).first { return stated }
        for (file, part) in zip(files, parts) where file.place.locale == nil {
            if let stated = part.locale { return stated }
        }
        return named ?? "en"
    }
}
