extension Prose {
    /// The lines below the worst finding of a fault that several locales, scenes or copies of a view share: whether it is in the baseline, its
    /// plural forms, its locales, and where these do not have it; then what would fix it in all of them.
    package static func details(_ block: FindingBlock, widthNames: [Double: String]) -> [String] {
        guard block.findings.count > 1 else { return details(block.worst, widthNames: widthNames) }
        let relief = relief(block, widthNames: widthNames)
        let (first, clean) = block.worst.isDifference ? ("largest change", "unchanged") : ("worst", "no fault")
        let order = block.isComparable ? ", \(first) first" : ""
        let locales = "\(places(block))in \(count(block.locales.count, "locale"))\(order)"
        let scenes = block.scenes.dropFirst()
        let texts = block.otherTexts
        let remarks = block.worst.remarks.filter(\.holdsWithoutItsCell)
            .map { remark($0, of: block.worst, widthNames: widthNames) }
        return [
            block.worst.viewSource.map { "view: \($0)" },
            remarks.isEmpty ? nil : "note: \(remarks.joined(separator: "; "))",
            texts.isEmpty ? nil : "also \(few(texts.map(quoted)))",
            scenes.isEmpty ? nil : "also in \(few(scenes))",
            "\(locales): \(block.locales.joined(separator: ", "))"
                + (relief.isEmpty ? "" : "; \(clean) there \(relief)"),
            hints(block),
        ].compactMap(\.self).map(oneLine)
    }

    /// "at 7 places, " where as many copies of the view have the fault.
    private static func places(_ block: FindingBlock) -> String {
        guard block.copies > 1 else { return "" }
        let differs = block.findings.count < block.copies * block.localesOfScenes
        return "at \(differs ? "up to " : "")\(count(block.copies, "place")), "
    }

    /// What fixes it in every locale, and by how much the text of the worst is too long.
    private static func hints(_ block: FindingBlock) -> String? {
        let tooLong = block.worst.hints.filter { if case .shorter = $0 { true } else { false } }
        let clauses =
            hintClauses(block.hints) + hintClauses(tooLong).map { "in \(block.worst.locale) \($0)" }
        return clauses.isEmpty ? nil : "hint: \(clauses.joined(separator: "; "))"
    }

    /// "at xxxLarge and smaller or on iPhone 16": each by itself means no fault in every listed locale.
    private static func relief(_ block: FindingBlock, widthNames: [Double: String]) -> String {
        let (extent, sizes, screens) = (block.worst.extent, block.cleanTextSizes, block.cleanScreens)
        return list(
            [
                sizes.isEmpty ? nil : Prose.sizes(sizes, of: extent.allTextSizes),
                screens.isEmpty ? nil : "on \(list(screens.map { name($0, widthNames: widthNames) }))",
            ].compactMap(\.self), last: "or")
    }
}

extension Remark {
    /// Whether it says more than where the worst locale's fault begins, ends and shows, which differs between locales.
    fileprivate var holdsWithoutItsCell: Bool {
        switch self {
        case .plurals, .outgrows, .was, .varies, .room, .beside, .others: true
        case .begins, .hides, .widestText, .fitsOn, .scriptWithoutFont: false
        }
    }
}
