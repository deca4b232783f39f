import Frames

extension FindingGroup {
    /// What else the reports tell, the most particular first.
    func remarks(extent: Extent) -> [Remark] {
        let evidence = worst.evidence
        let clean = extent.allScreens.filter { !extent.screens.contains($0) }
        let begins = worst.cell == first.cell ? nil : first.evidence.shortage
        return [
            begins.map { .begins($0) }, plurals.isEmpty ? nil : .plurals(plurals.sorted()), hides,
            evidence.widestText.map { .widestText($0) },
            evidence.dependsOnRoom && !clean.isEmpty ? .fitsOn(clean) : nil,
        ].compactMap(\.self)
    }

    /// What would mend the fault in every cell.
    func hints() -> [Hint] {
        switch worst.evidence {
        case .truncatedText, .overflow:
            let factor = scaleNeeded.map { ($0 * 100).rounded(.down) / 100 }
            return [
                linesNeeded.map { .lineLimit($0) }, fitsStacked ? .stack : nil,
                factor.flatMap { $0 >= Self.smallestUsefulScale ? .minimumScaleFactor($0) : nil },
            ].compactMap(\.self)
        case .smallTarget(let size, let minimum):
            return [.grow(width: max(0, minimum - size.width), height: max(0, minimum - size.height))]
        case .clippedText, .overlap, .nothingFits, .missingGlyph, .brokenWord, .tooManyLines, .missingTranslation,
            .emptyTranslation, .unfilledPlaceholder, .tinyText, .tightText, .difference:
            return []
        }
    }

    /// Text shrunk to less than half cannot be recommended to anybody who has set text to be large.
    private static let smallestUsefulScale = 0.5

    /// What does not show, where more than the end of a single word is lost.
    private var hides: Remark? {
        guard case .truncatedText(let truncation) = worst.evidence,
            truncation.hidden.contains(where: { $0.contains(where: \.isWhitespace) })
        else { return nil }
        return .hides(truncation.hidden)
    }
}

extension Evidence {
    /// Whether more room can mend it.
    fileprivate var dependsOnRoom: Bool {
        switch self {
        case .truncatedText, .clippedText, .overflow, .overlap, .nothingFits, .brokenWord, .tooManyLines,
            .tinyText, .tightText:
            true
        case .missingGlyph, .missingTranslation, .emptyTranslation, .unfilledPlaceholder, .smallTarget, .difference:
            false
        }
    }

    /// The widest text in a view that leaves what it should stay in.
    fileprivate var widestText: TextReference? {
        guard case .overflow(let excess) = self else { return nil }
        return excess.widest
    }

    /// The factor on its full size at which a text would show whole on its one line; nil where that is not known.
    var scaleNeeded: Double? {
        guard case .truncatedText(let truncation) = self, let shortage = truncation.shortage,
            shortage.measure == .width, truncation.lineLimit == 1, shortage.need > 0
        else { return nil }
        return shortage.room / shortage.need * truncation.scale
    }

    /// The line limit with which a text would show whole; nil where that is not known.
    var linesNeeded: Int? {
        guard case .truncatedText(let truncation) = self else { return nil }
        return truncation.linesNeeded
    }

    /// Whether a vertical stack in place of the horizontal one would fit.
    var fitsStacked: Bool {
        switch self {
        case .truncatedText(let truncation): truncation.fitsStacked
        case .overflow(let excess): excess.fitsStacked
        default: false
        }
    }
}
