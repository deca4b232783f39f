import Foundation

/// A text as layout sees it: rounding, the answers to extreme proposals, and the spacing to neighbours.
///
/// Measured behaviour of SwiftUI: an empty proposal is answered with an empty size, and a width of zero with a width of
/// zero, so that texts can shrink to nothing. Sizes are rounded up to the pixel.
final class TextLeaf: Leaf {
    let content: TextContent
    let environment: TextEnvironment
    /// Values of its style that no text can be set with. Other values are measured in their place, and nothing of the
    /// text shows.
    let faults: Set<LayoutWarning.Fault>
    private let measurer: any TextMeasurer
    /// The text as the measurer has prepared it.
    private(set) lazy var prepared = measurer.prepared(content, in: environment)
    private var measured: [(proposal: CGSize, result: TextMeasurement)] = []

    init(content: TextContent, environment: TextEnvironment, measurer: any TextMeasurer) {
        let usable = UsableText(content, in: environment)
        self.content = usable.content
        self.environment = usable.environment
        faults = usable.faults
        self.measurer = measurer
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, width <= 0 {
            return CGSize(width: 0, height: proposal.height == 0 ? 0 : measurement(proposal).size.height)
        }
        return measurement(proposal).size
    }

    /// At no width a text has none, however high it would be: that takes the most lines of all to find out.
    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
        guard axis == .horizontal, let width = proposal.width, width <= 0 else { return nil }
        return 0
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: measurement(proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: measurement(proposal).lastBaseline
        default: nil
        }
    }

    let guides: GuideSet = .vertical

    private func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
        let pixel = environment.pixelLength
        // Nothing fits a width of zero: the text is then as high as at a width of one pixel.
        let limit = CGSize(
            width: max(proposal.width ?? .infinity, pixel), height: max(proposal.height ?? .infinity, 0))
        for (known, result) in measured where limit.isBetween(result.size, and: known) { return result }
        let space = ProposedViewSize(width: limit.width, height: limit.height)
        let exact = prepared?.measure(space) ?? measurer.measure(content, in: environment, proposal: space)
        let result = rounded(exact, toPixel: pixel)
        if measured.count < 8 { measured.append((limit, result)) }
        return result
    }

    /// The size is rounded up to whole pixels. The first baseline is rounded to the nearest pixel, and the last moves
    /// with it.
    private func rounded(_ exact: TextMeasurement, toPixel pixel: CGFloat) -> TextMeasurement {
        let first = exact.firstBaseline.rounded(toPixel: pixel)
        let last = exact.lastBaseline + (first - exact.firstBaseline)
        return TextMeasurement(
            size: exact.size.roundedUp(toPixel: pixel), firstBaseline: first,
            lastBaseline: last.roundedUp(toPixel: pixel))
    }

    /// The spacing between texts and to other views follows the metrics of the fonts.
    private(set) lazy var spacing: ViewSpacing = {
        let metrics = measurer.lineMetrics(of: content, in: environment)
        let ideal = measurement(.unspecified)
        let pixel = environment.pixelLength
        let lineHeight = metrics.ascender - metrics.descender
        let extra = (lineHeight * 0.1).roundedUp(toPixel: pixel)
        let above = lineHeight + extra - metrics.ascender
        let below = max(lineHeight + extra - metrics.capHeight, extra + metrics.descender)
        return ViewSpacing(
            [
                .init(kind: .aboveText, side: .top, value: .distance(above)),
                .init(kind: .belowText, side: .bottom, value: .distance(below)),
                .init(kind: .lines, side: .top, value: .lowerLine),
                .init(
                    kind: .lines, side: .bottom,
                    value: .upperLine(leading: metrics.leading.roundedUp(toPixel: pixel))),
                .init(kind: .baseline, side: .top, value: .distance(-ideal.firstBaseline)),
                .init(kind: .baseline, side: .bottom, value: .distance(ideal.lastBaseline - ideal.size.height)),
            ], layoutDirection: environment.layoutDirection)
    }()
}

extension CGSize {
    fileprivate func isBetween(_ small: CGSize, and large: CGSize) -> Bool {
        small.width <= width && width <= large.width && small.height <= height && height <= large.height
    }
}
