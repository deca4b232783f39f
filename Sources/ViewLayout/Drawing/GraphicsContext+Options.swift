public import Foundation

// The options of drawing. The drawing of a canvas accepts them; a report has only what has text.

extension GraphicsContext {
    /// How what is drawn is mixed with what is there.
    public struct BlendMode: Hashable, Sendable {
        private let mode: ViewLayout.BlendMode
        private init(_ mode: ViewLayout.BlendMode) { self.mode = mode }

        /// In front of what is there.
        public static var normal: BlendMode { .init(.normal) }
        /// Darker.
        public static var multiply: BlendMode { .init(.multiply) }
        /// Lighter.
        public static var screen: BlendMode { .init(.screen) }
        /// Darker or lighter as what is there.
        public static var overlay: BlendMode { .init(.overlay) }
        /// The darker of both.
        public static var darken: BlendMode { .init(.darken) }
        /// The lighter of both.
        public static var lighten: BlendMode { .init(.lighten) }
        /// Lighter, where what is drawn is light.
        public static var colorDodge: BlendMode { .init(.colorDodge) }
        /// Darker, where what is drawn is dark.
        public static var colorBurn: BlendMode { .init(.colorBurn) }
        /// A little darker or lighter.
        public static var softLight: BlendMode { .init(.softLight) }
        /// Much darker or lighter.
        public static var hardLight: BlendMode { .init(.hardLight) }
        /// The difference of both.
        public static var difference: BlendMode { .init(.difference) }
        /// The difference, with less contrast.
        public static var exclusion: BlendMode { .init(.exclusion) }
        /// The hue of what is drawn.
        public static var hue: BlendMode { .init(.hue) }
        /// The saturation of what is drawn.
        public static var saturation: BlendMode { .init(.saturation) }
        /// Hue and saturation of what is drawn.
        public static var color: BlendMode { .init(.color) }
        /// The brightness of what is drawn.
        public static var luminosity: BlendMode { .init(.luminosity) }
        /// Only where there is something.
        public static var sourceAtop: BlendMode { .init(.sourceAtop) }
        /// Behind what is there.
        public static var destinationOver: BlendMode { .init(.destinationOver) }
        /// Takes away what is there.
        public static var destinationOut: BlendMode { .init(.destinationOut) }
        /// The sum of both, as dark as they are.
        public static var plusDarker: BlendMode { .init(.plusDarker) }
        /// The sum of both.
        public static var plusLighter: BlendMode { .init(.plusLighter) }
    }

    /// How drawing is clipped.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// To what is outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// How a filter is applied.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In a space in which colours add up as light does.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In front of what casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Without what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Inside of it.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Without regard to groups.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// How a blur is drawn.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Nothing is transparent.
        public static let opaque = BlurOptions(rawValue: 1)
        /// In cheaper steps.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// How a gradient is drawn.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Again and again.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Forwards and backwards.
        public static let mirror = GradientOptions(rawValue: 2)
        /// In a space in which colours add up as light does.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A change of look.
    public struct Filter: Sendable {
        private init() {}
        /// Under a map.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
        /// With a shadow; lengths are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter() }
        /// In another colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// In other hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        /// In stronger or weaker colours.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        /// Lighter or darker.
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        /// With more or less difference of light and dark.
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        /// In the opposite colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        /// With less colour.
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        /// As transparent as what is there is dark.
        public static var luminanceToAlpha: Filter { Filter() }
        /// Blurred, by a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
        /// In one colour, where what is there is as opaque as given.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    /// What outlines are filled with.
    public struct Shading: Sendable {
        private init() {}
        /// What the canvas inherits.
        public static var foreground: Shading { Shading() }
        /// The background of the canvas.
        public static var backdrop: Shading { Shading() }
        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading() }
        /// A colour by its components, each in 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        /// A colour by its brightness, in 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        /// Colours along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        /// Colours around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        /// Colours in a circle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        /// A picture, again and again.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading() }
        /// Several, of which drawing takes one.
        public static func palette(_ array: [Shading]) -> Shading { Shading() }
    }
}
