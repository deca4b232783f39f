extension Catalog {
    /// The text of a key, with the given arguments and nothing else filled in.
    ///
    /// - Parameters:
    ///   - arguments: The first one first; a placeholder without an argument stays as written.
    ///   - device: The device whose form is taken where a text has several.
    ///   - pseudolocale: Applied to the text, placeholders apart.
    /// - Returns: nil when the catalog does not have the key.
    public func message(
        for key: String, in locale: LocaleRules, arguments: [FormatArgument?] = [], device: Device = .iPhone,
        pseudolocale: Pseudolocale? = nil
    ) -> Message? {
        nil
    }

    /// All forms of a key: one text a plural category of the locale, with a number that selects it, or a single text.
    ///
    /// - Parameters:
    ///   - arguments: Those that are fixed; nil, or one too few, takes a sample.
    ///   - samples: What stands in for the others.
    /// - Returns: Nothing when the catalog does not have the key.
    public func messages(
        for key: String, in locale: LocaleRules, arguments: [FormatArgument?] = [],
        samples: SampleArguments = SampleArguments(), device: Device = .iPhone, pseudolocale: Pseudolocale? = nil
    ) -> [Message] {
        []
    }
}
