internal import Foundation
internal import Frames
internal import Labels
internal import TextLayout
internal import ViewLayout

/// A text of a scene, looked up and shaped: itself and, where it varies by width, the texts of fewer words, the widest
/// first.
///
/// Made once for each text of a scene in each locale and text size, and kept as long as the views of these; what it is in
/// another width is a matter of lines.
final class SceneText: PreparedText {
    private let variants: [ResolvedText]
    private let narrowest: ResolvedText

    /// - Parameter variants: Never empty.
    init(variants: [ResolvedText]) {
        self.variants = variants
        narrowest = variants[variants.count - 1]
    }

    /// The most plural forms of any variant.
    var forms: Int { variants.reduce(1) { max($0, $1.forms) } }

    /// The widest text that shows whole in the proposal, or else the narrowest.
    func variant(fitting proposal: ProposedViewSize) -> ResolvedText {
        guard variants.count > 1 else { return narrowest }
        let fitting = variants.dropLast().first { variant in
            variant.paragraph.fitted(width: proposal.width.limit, height: proposal.height.limit).showsWhole
        }
        return fitting ?? narrowest
    }

    func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
        let layout = variant(fitting: proposal).paragraph.fitted(
            width: proposal.width.limit, height: proposal.height.limit)
        return TextMeasurement(
            size: layout.size(in: proposal), firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline)
    }
}

extension ParagraphLayout {
    /// What the text takes of a proposal: all of it, where it needs more than rounding may add, and less than counts as a
    /// shortage.
    fileprivate func size(in proposal: ProposedViewSize) -> CGSize {
        let tolerance = LayoutEnvironment.tolerance(displayScale: paragraph.style.displayScale)
        func taken(_ need: Double, of room: CGFloat?) -> Double {
            guard let room = room.limit, need > room + 1e-6, need <= room + tolerance + 1e-6 else { return need }
            return room
        }
        // A single line shows however low its room is.
        return CGSize(
            width: taken(size.width, of: proposal.width),
            height: lineCount > 1 ? taken(size.height, of: proposal.height) : size.height)
    }
}
