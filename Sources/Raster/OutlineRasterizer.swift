internal import CFreeType
internal import Frames
internal import Pictures

/// FreeType's smooth rasterizer and its stroker, which paint on a bitmap.
///
/// An outline with more points than FreeType supports, 32,767, is left out. Use each rasterizer on one thread at a
/// time.
final class OutlineRasterizer {
    /// How an outline becomes the edge of a stroke.
    struct Stroke {
        /// In pixels.
        var width: Double
        var hasRoundCaps = false
        var hasRoundJoins = false
        /// Whether contours are open, and not closed at their beginning.
        var isOpen = false
    }

    /// What is painted on.
    var bitmap: Bitmap
    private var library: FT_Library?
    private var stroker: FT_Stroker?

    /// nil where there is not enough memory.
    init?(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        guard FT_Init_FreeType(&library) == 0, FT_Stroker_New(library, &stroker) == 0 else { return nil }
    }

    deinit {
        if let stroker { FT_Stroker_Done(stroker) }
        if let library { FT_Done_FreeType(library) }
    }

    /// Fills an outline by the nonzero rule, or by the even-odd rule.
    func fill(
        _ steps: [OutlineStep], at placement: Placement, _ ink: Ink, clip: PixelBox, isEvenOdd: Bool = false
    ) {
        guard var outline = outline(steps, at: placement) else { return }
        if isEvenOdd { outline.flags |= .init(FT_OUTLINE_EVEN_ODD_FILL) }
        render(&outline, ink, clip)
        FT_Outline_Done(library, &outline)
    }

    /// Draws along an outline.
    func stroke(_ steps: [OutlineStep], at placement: Placement, _ stroke: Stroke, _ ink: Ink, clip: PixelBox) {
        guard stroke.width > 0, var outline = outline(steps, at: placement) else { return }
        defer { FT_Outline_Done(library, &outline) }
        FT_Stroker_Set(
            stroker, Int(min(stroke.width * 32, 1e6).rounded()),
            stroke.hasRoundCaps ? FT_STROKER_LINECAP_ROUND : FT_STROKER_LINECAP_BUTT,
            stroke.hasRoundJoins ? FT_STROKER_LINEJOIN_ROUND : FT_STROKER_LINEJOIN_MITER_FIXED, 4 << 16)
        guard FT_Stroker_ParseOutline(stroker, &outline, stroke.isOpen ? 1 : 0) == 0 else { return }
        var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
        guard FT_Stroker_GetCounts(stroker, &points, &contours) == 0 else { return }
        var edge = FT_Outline()
        guard FT_Outline_New(library, points, FT_Int(contours), &edge) == 0 else { return }
        // The export adds to the existing contours.
        (edge.n_points, edge.n_contours) = (0, 0)
        FT_Stroker_Export(stroker, &edge)
        render(&edge, ink, clip)
        FT_Outline_Done(library, &edge)
    }

    /// An outline of FreeType, which has to be released; nil where there is nothing to draw.
    private func outline(_ steps: [OutlineStep], at placement: Placement) -> FT_Outline? {
        var contours = OutlineContours(placement)
        for step in steps { contours.add(step) }
        contours.end()
        let points = contours.points
        guard !points.isEmpty, points.count <= Int(Int16.max) else { return nil }
        var outline = FT_Outline()
        guard FT_Outline_New(library, FT_UInt(points.count), FT_Int(contours.ends.count), &outline) == 0 else {
            return nil
        }
        // Versions of FreeType differ in the signs of these numbers.
        for (index, point) in points.enumerated() {
            outline.points[index] = point.place
            outline.tags[index] = .init(point.tag)
        }
        for (index, end) in contours.ends.enumerated() { outline.contours[index] = .init(end) }
        return outline
    }

    /// The state of painting while FreeType renders.
    private final class Brush {
        let bitmap: Bitmap
        let ink: Ink

        init(_ bitmap: Bitmap, _ ink: Ink) { (self.bitmap, self.ink) = (bitmap, ink) }
    }

    private func render(_ outline: inout FT_Outline, _ ink: Ink, _ clip: PixelBox) {
        guard !clip.isEmpty else { return }
        let brush = Brush(bitmap, ink)
        var parameters = FT_Raster_Params()
        parameters.flags = Int32(FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP)
        parameters.clip_box = FT_BBox(xMin: clip.left, yMin: clip.top, xMax: clip.right, yMax: clip.bottom)
        parameters.user = Unmanaged.passUnretained(brush).toOpaque()
        parameters.gray_spans = { y, count, spans, user in
            guard let spans, let user else { return }
            let brush = Unmanaged<Brush>.fromOpaque(user).takeUnretainedValue()
            for span in UnsafeBufferPointer(start: spans, count: Int(count)) {
                let places = Int(span.x)..<Int(span.x) + Int(span.len)
                guard let shade = brush.ink.shade else {
                    let opacity = (UInt32(span.coverage) * brush.ink.opacity + 127) / 255
                    brush.bitmap.blend(brush.ink.color, opacity: opacity, x: places, y: Int(y))
                    continue
                }
                for x in places {
                    let (color, visible) = shade(x, Int(y))
                    let opacity = (UInt32(span.coverage) * visible + 127) / 255
                    brush.bitmap.blend(color, opacity: opacity, x: x..<x + 1, y: Int(y))
                }
            }
        }
        withExtendedLifetime(brush) { _ = FT_Outline_Render(library, &outline, &parameters) }
    }
}

/// The colour to paint with.
struct Ink {
    var color: PictureColor
    /// From 0 to 255.
    var opacity: UInt32
    /// The colour and its opacity, from 0 to 255, of each pixel; nil where all have one.
    var shade: ((_ x: Int, _ y: Int) -> (PictureColor, UInt32))?

    init(_ shade: @escaping (_ x: Int, _ y: Int) -> (PictureColor, UInt32)) {
        self.init(PictureColor(red: 0, green: 0, blue: 0))
        self.shade = shade
    }

    init(_ color: PictureColor, opacity: Double = 1) {
        self.color = color
        self.opacity = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    }
}
