public import Checks

/// For people at a terminal who work on a project: what is new, what is gone and what became worse or better since the
/// last check, errors before warnings, each fault in full.
public struct TextChanges {
    /// The options; the summary is left out.
    public var options: ReportOptions

    /// Makes the format.
    public init(options: ReportOptions) {
        self.options = options
        self.options.summary = false
    }

    /// "1 new, 2 gone, 1 worse, 14 same": counts of faults, which several locales may share; worse and better only
    /// where there are any.
    public func count(_ difference: CheckChange) -> String {
        let ink = Ink(isOn: options.colour)
        // A fault that is gone in one of its scenes is one there.
        let new = difference.new.blocksOfScenes
        let news = "\(new.count) new"
        let (worse, better) = (difference.worse.blocksOfScenes.count, difference.better.blocksOfScenes.count)
        return [
            new.first.map { ink.severity($0.severity, news) } ?? news, "\(difference.gone.blocksOfScenes.count) gone",
            worse > 0 ? "\(worse) worse" : nil, better > 0 ? "\(better) better" : nil,
            "\(difference.same.blocksOfScenes.count) same",
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// The faults that are new, those that became worse or better, then those that are gone; empty where there are
    /// none.
    public func render(_ difference: CheckChange) -> String {
        let ink = Ink(isOn: options.colour)
        let parts = [
            ("New:", difference.new), ("Worse:", difference.worse), ("Better:", difference.better),
            ("Gone:", difference.gone),
        ]
        return parts.map { title, result in
            let text = TextFindings().render(result, options: options)
            return text.isEmpty ? "" : "\(ink.bold(title))\n\(text)"
        }.joined()
    }
}
