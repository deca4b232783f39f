public import Foundation

/// A blurred background.
public struct Material: ShapeStyle, Equatable {
    let name: String
    /// A background that is blurred: ultra thin.
    public static let ultraThin = Material(name: "ultraThin")
    /// A background that is blurred: thin.
    public static let thin = Material(name: "thin")
    /// A background that is blurred: regular.
    public static let regular = Material(name: "regular")
    /// A background that is blurred: thick.
    public static let thick = Material(name: "thick")
    /// A background that is blurred: ultra thick.
    public static let ultraThick = Material(name: "ultraThick")
    /// A background that is blurred: bar.
    public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
    /// A background that is blurred: ultra thin.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A background that is blurred: thin.
    public static var thinMaterial: Material { .thin }
    /// A background that is blurred: regular.
    public static var regularMaterial: Material { .regular }
    /// A background that is blurred: thick.
    public static var thickMaterial: Material { .thick }
    /// A background that is blurred: ultra thick.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A background that is blurred: bar.
    public static var bar: Material { Material.bar }
}

/// A shadow of what is filled with a style.
public struct ShadowStyle: Equatable, Sendable {
    private enum Place { case behind, inside }

    private var place: Place
    private var color: Color
    private var radius, x, y: CGFloat

    /// A shadow behind; the blur and the distances are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(place: .behind, color: color, radius: radius, x: x, y: y) }

    /// A shadow inside; the blur and the distances are in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(place: .inside, color: color, radius: radius, x: x, y: y) }
}

/// A style that repeats a part of a picture.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The picture.
    public var image: Image
    /// The part of the picture, as fractions of its width and height.
    public var sourceRect: CGRect
    /// How many times larger the picture is drawn.
    public var scale: CGFloat

    /// Makes it from a picture and the part that is drawn.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats a part of a picture, given as fractions of its width and height.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
