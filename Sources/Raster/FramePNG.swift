internal import Basics
public import Checks
public import Frames
public import Labels
internal import Pictures

/// Scenes as pixels: the same picture as ``FrameSVG``, as PNG.
///
/// Texts are the outlines that were measured, and captions are set in the bundled fonts, so that the picture is the
/// same on every machine, byte for byte with the same libraries. Colours are sRGB; what is outside of the sheet's
/// rounded corners is transparent.
public enum FramePNG {
    /// Options of the picture.
    public struct Options: Hashable, Sendable {
        /// Pixels per point, from 0.1 to 10.
        public var pixelsPerPoint: Double
        /// Whether the picture is drawn in its dark appearance.
        public var isDark: Bool

        public init(pixelsPerPoint: Double = 2, isDark: Bool = false) {
            self.pixelsPerPoint = pixelsPerPoint
            self.isDark = isDark
        }
    }

    /// The most pixels of a picture, which take 256 MB.
    public static let mostPixels = 1 << 26
    /// The most pixels in a row or a column; programs that show pictures refuse more.
    public static let longestSide = 32_767

    /// The bytes of a file.
    ///
    /// - Parameter rules: Which rules mark their faults, and with which severities.
    /// - Throws: As ``render(rows:rules:options:)``.
    public static func render(
        _ picture: ScenePicture, rules: RuleSet = RuleSet(), options: Options = Options()
    ) throws(InputError) -> [UInt8] {
        try render(rows: [[picture]], rules: rules, options: options)
    }

    /// Draws rows of pictures below each other; those of a row are aligned at the top of their sheets.
    ///
    /// O(pixels + points of outlines); takes four bytes for each pixel while it works.
    /// - Throws: `InputError` for a picture of more than ``mostPixels`` pixels, or more than ``longestSide`` across,
    ///   and for a number of pixels per point that is out of range.
    public static func render(
        rows: [[ScenePicture]], rules: RuleSet = RuleSet(), options: Options = Options()
    ) throws(InputError) -> [UInt8] {
        let sheet = PictureSheet(rows, rules)
        return try encoded(painted([sheet.backdrop] + sheet.elements, size: sheet.size, options))
    }

    /// The screen alone, as a screenshot shows it: without a margin, a caption and marks. A point of the report is a point
    /// of the picture, whose density is in the file.
    ///
    /// O(pixels + points of outlines).
    /// - Throws: As ``render(rows:rules:options:)``.
    public static func screen(_ picture: ScenePicture, options: Options = Options()) throws(InputError) -> [UInt8] {
        var picture = picture
        picture.emphasis = PictureEmphasis(title: "", views: [])
        let drawing = PictureDrawing(picture, RuleSet())
        let bitmap = try painted(
            drawing.elements, size: Size(width: drawing.sheet.width, height: drawing.sheet.height), options)
        return try encoded(bitmap, pixelsPerPoint: options.pixelsPerPoint)
    }

    private static func painted(
        _ elements: [PictureElement], size: Size, _ options: Options
    ) throws(InputError) -> Bitmap {
        let (width, height) = try pixels(of: size, options)
        let bitmap = Bitmap(width: width, height: height)
        guard let rasterizer = OutlineRasterizer(bitmap) else { throw outOfMemory }
        let painter = PicturePainter(rasterizer, try CaptionSetter(), isDark: options.isDark)
        painter.paint(
            elements,
            in: PicturePainter.Context(
                placement: Placement(scale: options.pixelsPerPoint),
                clip: PixelBox(left: 0, top: 0, right: width, bottom: height), look: PictureLook()))
        return bitmap
    }

    private static func encoded(_ bitmap: Bitmap, pixelsPerPoint: Double? = nil) throws(InputError) -> [UInt8] {
        guard let file = PNGEncoder.encode(bitmap, pixelsPerPoint: pixelsPerPoint) else { throw outOfMemory }
        return file
    }

    private static let outOfMemory = InputError(.unreadable, "there is no memory for the picture")

    /// How large the bitmap is.
    private static func pixels(of size: Size, _ options: Options) throws(InputError) -> (width: Int, height: Int) {
        let scale = options.pixelsPerPoint
        guard (0.1...10).contains(scale) else {
            throw InputError(
                .configuration, "expected 0.1 to 10 pixels to a point, not \(Number.text(scale))")
        }
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard max(width, height) <= Double(longestSide), width * height <= Double(mostPixels) else {
            throw InputError(
                .configuration,
                """
                the picture would have \(Number.text(width)) × \(Number.text(height)) pixels, and a PNG here has \
                \(longestSide) a side and \(mostPixels) in all at most; show less, or less sharp\(advice(size))
                """)
        }
        return (max(Int(width), 1), max(Int(height), 1))
    }

    /// The largest number of pixels per point that is possible, if it is a tenth at least.
    private static func advice(_ size: Size) -> String {
        let side = Double(longestSide - 1) / max(size.width, size.height)
        let area = (Double(mostPixels) / (size.width * size.height)).squareRoot()
        let scale = (min(side, area) * 10 - 0.01).rounded(.down) / 10
        return scale >= 0.1 ? ": \(Number.text(scale)) pixels to a point would do" : ", or take SVG, which has no limit"
    }
}
