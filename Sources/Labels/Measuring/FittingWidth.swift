internal import TextLayout

/// The smallest width at which a text keeps to its lines and its height with nothing cut.
///
/// A bisection to a thousandth of a point, as if the text were laid out at every step. What is known about the widths
/// between saves most of that: a text that shows whole does so in the width of its widest line, so that a width a little
/// below it mostly settles the rest, and the widths at two scales are about as the scales. Keep one for all scales of a
/// text: two paragraphs, and a number from one scale to the next. About 2 line breakings a scale, 20 for the first.
final class FittingWidth {
    /// With the limits, and nothing else that makes a text fit.
    private let plain: Paragraph
    private let height: Double?
    private lazy var unlimited = plain.unlimited
    /// What was found last.
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

    /// In points, at a factor for the sizes of all fonts; nil where no width would do. Kept for the latest scale.
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
        // Letters may be set somewhat closer at another size.
        if let latest, let width = latest.width { _ = known.isWhole(width / latest.scale * scale * 1.004) }
        var (low, high) = (0.0, widest)
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if known.isWhole(middle) { high = middle } else { low = middle }
        }
        return high
    }
}

/// Widths at which a text is known to be cut, and to show whole.
private struct KnownWidths {
    /// The largest at which it is cut.
    private var cut = 0.0
    /// The smallest at which it is whole.
    private var whole: Double
    /// The widest line at a width, nil where something is cut.
    private let lines: (Double) -> Double?

    init(whole: Double, lines: @escaping (Double) -> Double?) {
        self.whole = whole
        self.lines = lines
    }

    mutating func isWhole(_ width: Double) -> Bool {
        if width >= whole { return true }
        if width <= cut { return false }
        guard isWhole(probing: width) else { return false }
        // Below the widest line by more than what lines may exceed their room by.
        let below = whole - Self.step * max(1, whole)
        if below > cut { _ = isWhole(probing: below) }
        return true
    }

    /// Breaks the text into lines, whatever is known.
    mutating func isWhole(probing width: Double) -> Bool {
        guard let widest = lines(width) else {
            cut = max(cut, width)
            return false
        }
        whole = min(whole, width, widest)
        return true
    }

    /// In hundredths of a width, far above rounding.
    private static let step = 1e-5
}
