internal import Foundation
internal import Frames
internal import Labels
internal import TextLayout
internal import ViewLayout

/// A text of a scene, looked up and shaped: itself and, if it varies by width, its shorter versions, the widest first.
///
/// Made once for each text of a scene in each locale and text size, and kept as long as the views. For another width,
/// only its lines change.
final class SceneText: PreparedText {
    private let variants: [ResolvedText]

    /// - Parameter variants: Never empty.
    init(variants: [ResolvedText]) { self.variants = variants }

    /// The most plural forms of any variant.
    var forms: Int { variants.reduce(1) { max($0, $1.forms) } }

    /// The text that is shown in the proposal.
    func variant(fitting proposal: ProposedViewSize) -> ResolvedText { variants.variant(fitting: LabelRoom(proposal)) }

    func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
        let room = LabelRoom(proposal)
        let layout = variants.variant(fitting: room).layout(in: room)
        return TextMeasurement(
            size: layout.size(in: proposal), firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline)
    }
}

extension LabelRoom {
    /// The limits of a proposal; an infinite side has none.
    fileprivate init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width.limit, height: proposal.height.limit)
    }
}

extension ParagraphLayout {
    /// The width that the text takes of a proposal: all of it, where it needs more than rounding may add, and less than
    /// counts as a shortage.
    fileprivate func size(in proposal: ProposedViewSize) -> CGSize {
        let tolerance = LayoutEnvironment.tolerance(displayScale: paragraph.style.displayScale)
        func taken(_ need: Double, of room: CGFloat?) -> Double {
            guard let room = room.limit, need > room + 1e-6, need <= room + tolerance + 1e-6 else { return need }
            return room
        }
        // A single line is shown even if its room is too low.
        return CGSize(
            width: taken(size.width, of: proposal.width),
            height: lineCount > 1 ? taken(size.height, of: proposal.height) : size.height)
    }
}
