public import Checks

/// For people at a terminal who work on a project: what has come and what has gone since the last check, errors before
/// warnings, each fault in full.
public struct TextDifference {
    /// How much is said and how; the summary is left out.
    public var options: ReportOptions

    /// Makes the format.
    public init(options: ReportOptions) {
        self.options = options
        self.options.summary = false
    }

    /// "1 new, 2 gone, 14 same": faults, those that locales share once.
    public func count(_ difference: FindingDifference) -> String {
        let ink = Ink(isOn: options.colour)
        let new = difference.new.blocks
        let news = "\(new.count) new"
        return [
            new.first.map { ink.severity($0.severity, news) } ?? news, "\(difference.gone.blocks.count) gone",
            "\(difference.same.blocks.count) same",
        ].joined(separator: ", ")
    }

    /// The faults that are new, then those that are gone; empty where there are none.
    public func render(_ difference: FindingDifference) -> String {
        let ink = Ink(isOn: options.colour)
        let format = TextFindings()
        let new = format.render(difference.new, options: options)
        let gone = format.render(difference.gone, options: options)
        return (new.isEmpty ? "" : "\(ink.bold("New:"))\n\(new)")
            + (gone.isEmpty ? "" : "\(ink.bold("Gone:"))\n\(gone)")
    }
}
