internal import Assets
internal import Frames
internal import Pictures

/// Paints the parts of a picture on a bitmap, one over the other.
///
/// O(pixels under the parts + points of their outlines). Use each painter on one thread at a time.
final class PicturePainter {
    /// The origin, the clip and the look of parts.
    struct Context {
        var placement: Placement
        var clip: PixelBox
        var look: PictureLook
    }

    let rasterizer: OutlineRasterizer
    let captions: CaptionSetter
    let isDark: Bool
    private var looks: PictureLooks
    /// The pixels of pictures that were decoded, and the drawings that were read; nil for those that cannot be.
    var pictures: [DecodedKey: PixelImage?] = [:]
    var drawings: [ImageFile: SVGDrawing?] = [:]

    struct DecodedKey: Hashable {
        var file: ImageFile
        var longestSide: Int
    }

    init(_ rasterizer: OutlineRasterizer, _ captions: CaptionSetter, isDark: Bool) {
        self.rasterizer = rasterizer
        self.captions = captions
        self.isDark = isDark
        looks = PictureLooks(isDark: isDark)
    }

    func paint(_ parts: [PictureElement], in context: Context) {
        var previous = ""
        for part in parts {
            paint(part, after: previous, in: context)
            previous = part.look
        }
    }

    /// The look of a part inside another.
    func look(_ names: String, after previous: String = "", in context: Context) -> Context {
        var context = context
        context.look = looks.look(names, after: previous, in: context.look)
        return context
    }

    private func paint(_ part: PictureElement, after previous: String, in context: Context) {
        var context = context
        switch part {
        case .shape(let shape): paint(shape, in: look(shape.look, after: previous, in: context))
        case .caption(let caption): paint(caption, in: look(caption.look, after: previous, in: context))
        case .letters(let letters): paint(letters, in: look(letters.look, after: previous, in: context))
        case .group(let x, let y, let parts):
            context.placement = context.placement.moved(x: x, y: y)
            paint(parts, in: context)
        case .painted(let painted): paint(painted.part, in: context)
        case .image(let image): paint(image, in: context)
        case .cut(let outline, let parts): paint(cutBy: outline, in: context) { paint(parts, in: $0) }
        case .shadowed(let shadow, let parts): paint(parts, with: shadow, in: context)
        case .clip(let frame, let parts):
            context.clip = context.clip.intersection(context.placement.pixels(frame))
            if !context.clip.isEmpty { paint(parts, in: context) }
        }
    }

    private func paint(_ shape: PictureElement.Shape, in context: Context) {
        let steps = shape.outline.steps
        let (placement, look) = (context.placement, context.look)
        if let color = look.fillColor {
            rasterizer.fill(steps, at: placement, Ink(color, opacity: look.fillOpacity), clip: context.clip)
        }
        guard let color = look.strokeColor else { return }
        let stroke = OutlineRasterizer.Stroke(
            width: look.strokeWidth * placement.scaleX, hasRoundCaps: look.hasRoundCaps,
            hasRoundJoins: look.hasRoundJoins, isOpen: shape.outline.isOpen || !look.dashes.isEmpty)
        for part in dashed(steps, look.dashes) {
            rasterizer.stroke(part, at: placement, stroke, Ink(color), clip: context.clip)
        }
    }

    /// The dashes of a line, up to a hundred in each outline.
    func dashed(_ steps: [OutlineStep], _ lengths: [Double]) -> [[OutlineStep]] {
        guard lengths.reduce(0, +) > 0 else { return [steps] }
        let dashes = Dashes(steps, lengths: lengths).dashes
        return stride(from: 0, to: dashes.count, by: 100).map { start in
            Array(dashes[start..<min(start + 100, dashes.count)].joined())
        }
    }
}

extension PictureElement {
    /// The names of looks that the following part may use.
    fileprivate var look: String {
        switch self {
        case .shape(let shape): shape.look
        case .caption(let caption): caption.look
        case .letters(let letters): letters.look
        case .group, .clip, .cut, .shadowed, .painted, .image: ""
        }
    }
}
