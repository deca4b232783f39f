public import Labels

extension Catalog {
    /// Measures every form of every key that a pattern names, key by key, locale by locale.
    ///
    /// - Parameters:
    ///   - pattern: `*` stands for any characters, `?` for one; nil for every key.
    ///   - locales: nil for all of the catalog.
    ///   - environment: Its locale is replaced by each locale in turn.
    /// - Returns: What a reader must know to read the numbers right, such as the error of a modelled font.
    /// - Throws: `InputError` for a pattern that no key fits.
    @discardableResult
    public func measure(
        keys pattern: String?, locales: [String]? = nil, style: LabelTypesetting = LabelTypesetting(),
        in environment: LayoutEnvironment, fonts: FontLibrary, body: (TextFacts) throws -> Void
    ) throws -> [String] {
        let measurer = LabelMeasurer(fonts: fonts, platform: environment.platform)
        let matching = pattern.map { pattern in keys.filter { Wildcard.matches($0, pattern) } } ?? keys
        if let pattern, matching.isEmpty {
            throw InputError.unknown(
                "key in \(name)", pattern, expected: keys, listedBy: InputError.keyList, at: nil)
        }
        let rules = (locales ?? self.locales).map { LocaleRules($0) }
        for key in matching {
            for rules in rules {
                let own = environment.with(locale: rules.identifier)
                for text in measurer.measure(key: key, of: self, rules: rules, style: style, in: own) {
                    try measurer.throwFault()
                    try body(text)
                }
            }
        }
        return measurer.notes
    }
}
