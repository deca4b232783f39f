public import Checks

/// For people at a terminal who work on a project: what has come, what has gone and what got worse or better since the
/// last check, errors before warnings, each fault in full.
public struct TextChanges {
    /// How much is said and how; the summary is left out.
    public var options: ReportOptions

    /// Makes the format.
    public init(options: ReportOptions) {
        self.options = options
        self.options.summary = false
    }

    /// "1 new, 2 gone, 1 worse, 14 same": faults, those that locales share once; what got worse or better only where
    /// there is any.
    public func count(_ difference: CheckChange) -> String {
        let ink = Ink(isOn: options.colour)
        let new = difference.new.blocks
        let news = "\(new.count) new"
        let (worse, better) = (difference.worse.blocks.count, difference.better.blocks.count)
        return [
            new.first.map { ink.severity($0.severity, news) } ?? news, "\(difference.gone.blocks.count) gone",
            worse > 0 ? "\(worse) worse" : nil, better > 0 ? "\(better) better" : nil,
            "\(difference.same.blocks.count) same",
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// The faults that are new, those that got worse or better, then those that are gone; empty where there are none.
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
