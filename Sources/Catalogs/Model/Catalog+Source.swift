extension Catalog {
    /// The files that a catalog was read from.
    package struct Source: Sendable {
        package let files: FoundCatalog
        /// BCP 47 tag of the language that somebody says the texts were written in; nil where the files and their project
        /// were asked.
        package let statedLanguage: String?
    }
}
