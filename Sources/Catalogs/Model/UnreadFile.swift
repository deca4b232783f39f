/// A file of a catalog whose texts are missing: it cannot be read, or there is nothing to read in it.
package struct UnreadFile: Sendable {
    /// BCP 47 tag; nil for the file of the source language, or for one with all locales.
    package let locale: String?
    /// What the reader says of it, or else that there is nothing.
    package let error: CatalogError
}

extension Catalog {
    /// In the place of a catalog of which no file can be read.
    package init(unread error: CatalogError, name: String, sourceLanguage: String) {
        self.init(name: name, sourceLanguage: sourceLanguage)
        unreadFiles = [UnreadFile(locale: nil, error: error)]
    }

    /// The files without whose texts a check of some locales is not whole.
    ///
    /// - Parameter locales: Those that are wanted; nil for all. The source language always is, as lookups fall back to it, and
    ///   so are the others that they fall back to.
    package func unreadFiles(of locales: [String]?) -> [UnreadFile] {
        unreadFiles.filter { file in
            guard let locales, let locale = file.locale, locale != sourceLanguage else { return true }
            return locales.contains { LocaleFallback.names(for: $0).contains(locale) }
        }
    }

    /// Whether the texts of a locale are missing because a file of it was not read.
    package func lacksFile(of locale: String) -> Bool {
        guard !unreadFiles.isEmpty else { return false }
        let names = LocaleFallback.names(for: locale)
        return unreadFiles.contains { names.contains($0.locale ?? sourceLanguage) }
    }

    /// Whether no file of it was read.
    package var isUnread: Bool { entries.isEmpty && !unreadFiles.isEmpty }

    /// Refuses a catalog that lacks the texts of a locale since the file of it was not read.
    ///
    /// - Parameter locales: As of `unreadFiles(of:)`.
    package func refuseUnreadFiles(of locales: [String]? = nil) throws(CatalogError) {
        if let file = unreadFiles(of: locales).first { throw file.error }
    }
}
