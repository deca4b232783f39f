public import Foundation
public import ViewLayout

/// A picture, of which the size is known: that of its file, or 20 × 20 points where none is found.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// In points.
    public var size: CGSize
    /// Pixels of the file for each point.
    public let scale: CGFloat
    /// The symbol of the system, which is as large as a line of text.
    private let symbol: String?
    private let name: String
    /// Whether the size is that of a file. If not, layout looks for one in the project's asset catalogs.
    private let isSizeKnown: Bool

    init(name: String = "", symbol: String? = nil, size: CGSize? = nil, scale: CGFloat = 1) {
        self.name = name
        self.symbol = symbol
        self.size = size ?? CGSize(width: 20, height: 20)
        self.scale = scale
        isSizeKnown = size != nil
    }

    /// A picture without content.
    public convenience override init() { self.init(size: .zero) }

    /// A picture of the main bundle: `NAME.png`, `NAME@2x.jpg` or the like, or an image set of an asset catalog that
    /// was copied unchanged.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A picture of a bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let file = ImageFile.named(name, in: bundle ?? .main)
        self.init(name: name, size: file?.size, scale: file?.scale ?? 1)
    }

    /// The picture of that name in the bundle of the program.
    public required convenience init(imageLiteralResourceName name: String) {
        let file = ImageFile.named(name, in: .main)
        self.init(name: name, size: file?.size, scale: file?.scale ?? 1)
    }

    /// A symbol of the system: a square as high as a line of the body style.
    public convenience init?(systemName: String) {
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        self.init(name: systemName, symbol: systemName, size: CGSize(width: line, height: line))
    }

    /// A symbol of the system: a square as high as a line of the configuration's font.
    public convenience init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
        let line = (configuration?.font ?? .preferredFont(forTextStyle: .body)).lineHeight
        self.init(name: systemName, symbol: systemName, size: CGSize(width: line, height: line))
    }

    /// A PNG, JPEG or GIF file; nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A PNG, JPEG or GIF file of as many pixels for each point; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = ImageFile.pixels(of: data) else { return nil }
        self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
    }

    /// A PNG, JPEG or GIF file; nil for anything else.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFile.scale(ofName: URL(fileURLWithPath: path).lastPathComponent))
    }

    /// How a picture is coloured; it does not change layout.
    public enum RenderingMode: Int, Sendable {
        /// Whether a picture is drawn in its own colours, or in the tint.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The picture in another colouring.
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    /// The picture in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The picture in a colour.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// The picture for views.
    var image: Image {
        symbol.map { Image(systemName: $0) } ?? (isSizeKnown || name.isEmpty ? Image(name, size: size) : Image(name))
    }
}

extension UIImage {
    /// How a symbol is drawn; its font gives its size.
    public final class SymbolConfiguration: NSObject, @unchecked Sendable {
        let font: UIFont?

        private init(_ font: UIFont?) { self.font = font }

        /// As large as a font.
        public convenience init(font: UIFont) { self.init(font as UIFont?) }
        /// As large as a font of a size in points.
        public convenience init(pointSize: CGFloat) { self.init(.systemFont(ofSize: pointSize)) }
        /// As large as a font of a size in points.
        public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init(pointSize: pointSize) }
        /// As large as a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(.preferredFont(forTextStyle: textStyle)) }
    }
}

/// The image of an image literal.
public typealias _ImageLiteralType = UIImage

extension Image {
    /// A picture of UIKit.
    public init(uiImage: UIImage) { self = uiImage.image }
    /// A picture of AppKit.
    public init(nsImage: UIImage) { self = nsImage.image }
}
