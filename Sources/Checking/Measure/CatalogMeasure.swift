public import Catalogs
public import Frames
public import Labels

extension Catalog {
    /// Measures every form of the keys that patterns name, in the order of the catalog, each key in one locale after the
    /// other.
    ///
    /// All cores work; the result and its order do not depend on their number. 94,000 labels take about two seconds on
    /// two cores, and memory stays bounded however many labels there are.
    ///
    /// - Parameters:
    ///   - patterns: `*` matches any characters, `?` one; without any, every key is measured.
    ///   - locales: nil for all of the catalog.
    ///   - environment: Its locale is replaced by each locale in turn.
    ///   - budget: The room of the labels. Where it has several lines and the environment sets no width, lines are
    ///     broken at the budget's width.
    ///   - workers: How many threads measure; nil for one for each core.
    ///   - progress: Called with the share that is done, from 0 to 1, on any thread, one call at a time.
    ///   - body: Gets a label, on the calling thread. An error that it throws ends the work.
    /// - Returns: What readers must know about the numbers, such as the error of a modelled font.
    /// - Throws: `InputError` for a pattern that no key matches, for a text that cannot be measured, and, if all
    ///   locales are asked for, for a blank file of one.
    @discardableResult
    public func measure(
        keys patterns: [String] = [], locales: [String]? = nil, style: LabelTypesetting = LabelTypesetting(),
        in environment: LayoutEnvironment, budget: Budget = Budget(), fonts: FontLibrary,
        workers: Int? = nil, progress: @escaping @Sendable (Double) -> Void = { _ in },
        body: (MeasuredLabel) throws -> Void
    ) throws -> [String] {
        let keys = try keys(fitting: patterns)
        let rules = try (locales ?? readLocales()).map { LocaleRules($0) }
        // Small enough that all cores have work, large enough that each locale has some labels in a row.
        let size = max(1, min(2048 / max(1, rules.count), keys.count / 16))
        let parts = (keys.count + size - 1) / size
        let progress = WorkProgress(parts, progress)
        var models = FontModels()
        try Workers.inOrder(parts: parts, count: workers) {
            LabelMeasurer(fonts: fonts, platform: environment.platform)
        } work: { measurer, part throws(InputError) in
            let labels = try measurer.measure(
                keys[part * size..<min((part + 1) * size, keys.count)], of: self, in: rules, style: style,
                environment: environment, budget: budget)
            progress.advance()
            return (labels: labels, models: measurer.fontModels)
        } body: { output in
            for label in output.labels { try body(label) }
            models.merge(output.models)
        }
        return models.notes
    }

    /// The keys that the patterns match, in the order of the catalog. A pattern that matches none is an error.
    private func keys(fitting patterns: [String]) throws -> [String] {
        guard !patterns.isEmpty else { return keys }
        let wildcards = patterns.map { Wildcard($0) }
        for (pattern, wildcard) in zip(patterns, wildcards) where !keys.contains(where: { wildcard.matches($0) }) {
            throw InputError.unknown(
                "key in \(name)", pattern, expected: keys, listedBy: InputError.keyList, at: nil)
        }
        return keys.filter { key in wildcards.contains { $0.matches(key) } }
    }
}
