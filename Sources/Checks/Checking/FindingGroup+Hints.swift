import Frames

extension FindingGroup {
    /// What the reports show to be of help, the most particular first.
    func hints(extent: Extent) -> [Hint] {
        var hints: [Hint] = []
        if worst.cell != first.cell, let shortage = first.fault.evidence.shortage { hints.append(.begins(shortage)) }
        if !plurals.isEmpty { hints.append(.plurals(plurals.sorted())) }
        hints += remedy()
        if worst.fault.evidence.dependsOnRoom {
            let clean = extent.allScreens.filter { !extent.screens.contains($0) }
            if !clean.isEmpty { hints.append(.fitsOn(clean)) }
        }
        return hints
    }

    /// Text shrunk to less than half cannot be recommended to anybody who has set text to be large.
    private static let smallestUsefulScale = 0.5

    private func remedy() -> [Hint] {
        switch worst.fault.evidence {
        case .truncatedText(let truncation):
            let factor = scaleNeeded.map { ($0 * 100).rounded(.down) / 100 }
            return [
                truncation.hidden.isEmpty ? nil : .hides(truncation.hidden),
                linesNeeded.map { .lineLimit($0) }, fitsStacked ? .stack : nil,
                factor.flatMap { $0 >= Self.smallestUsefulScale ? .minimumScaleFactor($0) : nil },
            ].compactMap(\.self)
        case .overflow(let excess):
            return [excess.widest.map { .widestText($0) }, fitsStacked ? .stack : nil].compactMap(\.self)
        case .tooManyLines(_, let width):
            return width.map { [.width($0)] } ?? []
        case .smallTarget(let size, let minimum):
            return [.grow(width: max(0, minimum - size.width), height: max(0, minimum - size.height))]
        case .clippedText, .overlap, .nothingFits, .missingGlyph, .brokenWord, .missingTranslation,
            .unfilledPlaceholder:
            return []
        }
    }
}

extension Evidence {
    /// Whether more room can mend it.
    fileprivate var dependsOnRoom: Bool {
        switch self {
        case .truncatedText, .clippedText, .overflow, .overlap, .nothingFits, .brokenWord, .tooManyLines: true
        case .missingGlyph, .missingTranslation, .unfilledPlaceholder, .smallTarget: false
        }
    }

    /// The factor on its full size at which a text would show whole on its one line; nil where that is not known.
    var scaleNeeded: Double? {
        guard case .truncatedText(let truncation) = self, let shortage = truncation.shortage,
            shortage.measure == .width, truncation.lineLimit == 1, shortage.need > 0
        else { return nil }
        return shortage.room / shortage.need * truncation.scale
    }

    /// Whether a vertical stack in place of the horizontal one would fit.
    var fitsStacked: Bool {
        switch self {
        case .truncatedText(let truncation): truncation.fitsStacked
        case .overflow(let excess): excess.fitsStacked
        default: false
        }
    }

    /// The line limit with which a text would show whole; nil where that is not known.
    var linesNeeded: Int? {
        guard case .truncatedText(let truncation) = self else { return nil }
        return truncation.linesNeeded
    }
}
