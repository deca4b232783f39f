public import Foundation

/// A picture.
public typealias NSImage = UIImage

extension UIImage {
    /// A symbol of the system: a square as high as a line of the body style.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }
    /// A picture without content, of a size in points.
    public convenience init(size: CGSize) { self.init(name: "", size: size) }
    /// A PNG, JPEG or GIF file; nil for anything else.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
}
