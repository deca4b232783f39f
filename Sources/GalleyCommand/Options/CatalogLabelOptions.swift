internal import ArgumentParser
internal import Galley

/// Which labels of a catalog are measured, how they are listed, and how much room they have.
struct CatalogLabelOptions: ParsableArguments {
    @Option(
        help:
            "A catalog of any format, or a folder, whose keys are measured, in all its locales or in that of --locale.",
        completion: .file())
    var catalog: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: "Only keys that match: * matches any characters, ? one. May be given several times.")
    var key: [String] = []

    @Option(help: "The order of the labels: that of the catalog, or the widest, the highest or the most lines first.")
    var sort: LabelOrder = .catalog

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "List only labels that are wider, and exit with 1 if there are any.",
            discussion: "In points. With --max-lines above 1, lines are broken at this width unless --width is given."))
    var maxWidth: Double?

    @Option(parsing: .unconditional, help: "List only labels of more lines, and exit with 1 if there are any.")
    var maxLines: Int?

    init() {}

    func validate() throws {
        if catalog == nil {
            let needy = [
                ("--key", !key.isEmpty), ("--sort", sort != .catalog), ("--max-width", maxWidth != nil),
                ("--max-lines", maxLines != nil),
            ]
            if let option = needy.first(where: \.1)?.0 { throw ValidationError("\(option) needs --catalog") }
        }
        if let maxWidth, !(maxWidth > 0 && maxWidth.isFinite) {
            throw ValidationError("--max-width expects a number above 0, not \(Number.text(maxWidth))")
        }
        if let maxLines, maxLines < 1 { throw ValidationError("--max-lines expects a number of at least 1") }
    }

    /// The room of the labels.
    var budget: Budget { Budget(width: maxWidth, lines: maxLines) }
}

/// The order in which the labels of a catalog are listed; equal ones are in the order of the catalog.
enum LabelOrder: String, ExpressibleByArgument, CaseIterable {
    case catalog, width, height, lines

    /// The size that the order is by, the largest first.
    func size(of label: MeasuredLabel) -> Double {
        switch self {
        case .catalog: 0
        case .width: label.width
        case .height: label.height
        case .lines: Double(label.lines)
        }
    }
}
