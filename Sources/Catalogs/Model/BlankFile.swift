/// A file of a catalog with nothing to read in it, such as an empty one, or one with only comments.
package struct BlankFile: Sendable {
    /// BCP 47 tag; nil for the file of the source language.
    package let locale: String?
    /// The error of the reader, or else one that says that there is nothing to read.
    package let error: CatalogError
}

extension Catalog {
    /// Refuses a catalog that lacks the texts of a locale because the file of that locale is blank.
    ///
    /// - Parameter locales: The locales that are wanted; nil for all. The source language always is, as lookups fall
    ///   back to it.
    package func refuseBlankFiles(of locales: [String]? = nil) throws(CatalogError) {
        for file in blankFiles {
            guard let locales, let locale = file.locale, locale != sourceLanguage, !locales.contains(locale) else {
                throw file.error
            }
        }
    }
}
