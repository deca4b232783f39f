extension Catalog {
    /// The files that a catalog was read from.
    package struct Source: Sendable {
        package let files: FoundCatalog
        /// BCP 47 tag of the source language that the configuration or an option states; nil where the files and their
        /// project decide.
        package let statedLanguage: String?
    }
}
