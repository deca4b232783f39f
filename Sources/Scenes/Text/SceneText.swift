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
            variant.paragraph.layout(width: proposal.width.limit, height: proposal.height.limit).showsWhole
        }
        return fitting ?? narrowest
    }

    func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
        let layout = variant(fitting: proposal).paragraph.layout(
            width: proposal.width.limit, height: proposal.height.limit)
        return TextMeasurement(
            size: CGSize(width: layout.size.width, height: layout.size.height), firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline)
    }
}
