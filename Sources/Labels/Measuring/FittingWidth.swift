internal import TextLayout

/// The smallest width at which a text shows whole within its lines and its height.
///
/// A bisection to a thousandth of a point, with the result that laying out the text at every step would give. Most
/// layouts are saved by what is known: a text that shows whole also shows whole in the width of its widest line, so a
/// width a little below that mostly decides, and the widths at two scales are nearly in the proportion of the scales.
/// Keep one for all scales of a text: it has two paragraphs, and a number from one scale to the next. About 2 line
/// breakings for each scale, 20 for the first.
final class FittingWidth {
    /// The text with its limits alone, and nothing that makes it fit in another way, such as shrinking.
    private let plain: Paragraph
    private let height: Double?
    private lazy var unlimited = plain.unlimited
    /// The last result.
    private var latest: (scale: Double, width: Double?)?

    /// - Parameter lines: nil for the style's own limit.
    init(_ paragraph: Paragraph, lines: Int? = nil, height: Double? = nil) {
        var style = paragraph.style
        style.lineLimit = lines ?? style.lineLimit
        style.minimumScaleFactor = 1
        style.allowsTightening = false
        plain = paragraph.session.paragraph(paragraph.text, style: style)
        self.height = height
    }

    /// The width in points, at a factor for the sizes of all fonts; nil where no width is enough. Kept for the latest
    /// scale.
    func smallest(scale: Double) -> Double? {
        if let latest, latest.scale == scale { return latest.width }
        let width = search(scale: scale)
        latest = (scale, width)
        return width
    }

    private func search(scale: Double) -> Double? {
        let widest = unlimited.layout(scale: scale).size.width
        var known = KnownWidths(whole: widest) { [plain, height] width in
            plain.widthOfWholeLines(in: width, height: height, scale: scale)
        }
        guard known.isWhole(probing: widest) else { return nil }
        guard plain.style.lineLimit != 1 else { return widest }
        // Letters may be slightly closer at another size.
        if let latest, let width = latest.width { _ = known.isWhole(width / latest.scale * scale * 1.004) }
        var (low, high) = (0.0, widest)
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if known.isWhole(middle) { high = middle } else { low = middle }
        }
        return high
    }
}

/// Widths at which a text is known to be cut or to show whole.
private struct KnownWidths {
    /// The largest at which it is cut.
    private var cut = 0.0
    /// The smallest at which it is whole.
    private var whole: Double
    /// The width of the widest line at a width; nil where something is cut.
    private let lines: (Double) -> Double?

    init(whole: Double, lines: @escaping (Double) -> Double?) {
        self.whole = whole
        self.lines = lines
    }

    mutating func isWhole(_ width: Double) -> Bool {
        if width >= whole { return true }
        if width <= cut { return false }
        guard isWhole(probing: width) else { return false }
        // Below the widest line by more than a line may exceed its room.
        let below = whole - Self.step * max(1, whole)
        if below > cut { _ = isWhole(probing: below) }
        return true
    }

    /// Breaks the text into lines at this width, whatever is known.
    mutating func isWhole(probing width: Double) -> Bool {
        guard let widest = lines(width) else {
            cut = max(cut, width)
            return false
        }
        whole = min(whole, width, widest)
        return true
    }

    /// As a fraction of a width, far above rounding.
    private static let step = 1e-5
}
