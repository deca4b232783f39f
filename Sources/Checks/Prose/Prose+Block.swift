import Frames

extension Prose {
    /// The lines below the worst finding of a fault that several locales share: which, and where all of them are
    /// without it; then what would mend it in all.
    ///
    /// - Parameter all: How many locales were checked.
    package static func details(_ block: FindingBlock, of all: Int, widthNames: [Double: String]) -> [String] {
        guard block.findings.count > 1 else { return details(block.worst, widthNames: widthNames) }
        let relief = relief(block, widthNames: widthNames)
        return [
            block.worst.viewSource.map { "view: \($0)" },
            "in \(share(block, of: all)): \(block.locales.joined(separator: ", "))"
                + (relief.isEmpty ? "" : "; no fault \(relief)"),
            hints(block.hints),
        ].compactMap(\.self).map(oneLine)
    }

    /// "3 of 19 locales, worst first", "all 19 locales" where none is worse than another.
    private static func share(_ block: FindingBlock, of all: Int) -> String {
        let (first, last) = (block.worst.evidence.magnitude, block.findings.last?.evidence.magnitude)
        let share = block.findings.count == all ? "all" : "\(number(block.findings.count)) of"
        return "\(share) \(count(all, "locale"))\(first == last ? "" : ", worst first")"
    }

    /// "at xxxLarge and smaller, on iPhone 16, or with 324.2": each by itself is enough for every locale.
    private static func relief(_ block: FindingBlock, widthNames: [Double: String]) -> String {
        let (extent, sizes, screens) = (block.worst.extent, block.cleanTextSizes, block.cleanScreens)
        return list(
            [
                sizes.isEmpty ? nil : Prose.sizes(sizes, of: extent.allTextSizes),
                screens.isEmpty ? nil : "on \(list(screens.map { name($0, widthNames: widthNames) }))",
                block.need.map { "with \(need($0))" },
            ].compactMap(\.self), last: "or")
    }

    /// "324.2 of width", "2 lines".
    private static func need(_ shortage: Shortage) -> String {
        switch shortage.measure {
        case .width: "\(Number.text(shortage.need)) of width"
        case .height: "\(Number.text(shortage.need)) of height"
        case .lines: count(Int(shortage.need), "line")
        }
    }
}
