/// A file of a catalog that has nothing to read in it, such as an empty one, or one of comments alone.
package struct BlankFile: Sendable {
    /// BCP 47 tag; nil for the file of the source language.
    package let locale: String?
    /// What the reader says of it, or else that there is nothing.
    package let error: CatalogError
}

extension Catalog {
    /// Refuses a catalog that lacks the texts of a locale since the file of it has nothing to read.
    ///
    /// - Parameter locales: Those that are wanted; nil for all. The source language always is, as lookups fall back to it.
    package func refuseBlankFiles(of locales: [String]? = nil) throws(CatalogError) {
        for file in blankFiles {
            guard let locales, let locale = file.locale, locale != sourceLanguage, !locales.contains(locale) else {
                throw file.error
            }
        }
    }
}
