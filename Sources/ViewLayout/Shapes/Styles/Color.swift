/// A colour; as a view it fills the space that it is offered.
public nonisolated struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        /// A colour that the system names.
        case system(SystemColor)
        /// The second and lower levels, and the tint, follow what is around the view.
        case primary, secondary, accent
        /// A colour of an asset catalog, and the folder of the bundle that it is looked for first in.
        case asset(String, folder: String?)
        case components(red: Double, green: Double, blue: Double)
        /// A colour that is made for each appearance.
        case tone(LookTone)
        case hue(Double, saturation: Double, brightness: Double)
    }

    /// The space that components are given in; it does not change layout.
    public enum RGBColorSpace: Hashable, Sendable {
        /// What red, green and blue mean.
        case sRGB, sRGBLinear, displayP3
    }

    package let value: Value
    /// The space of the components.
    package private(set) var space = RGBColorSpace.sRGB
    package private(set) var alpha = 1.0

    /// A colour of an asset catalog.
    public init(_ name: String) { self.init(asset: name, folder: nil) }

    init(asset name: String, folder: String?) { value = .asset(name, folder: folder) }

    /// A colour in the light appearance and in the dark one.
    package init(_ tone: LookTone) { value = .tone(tone) }

    private init(_ color: SystemColor) { value = .system(color) }
    private init(_ value: Value) { self.value = value }

    /// A colour by its components, each in 0…1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        value = .components(red: red, green: green, blue: blue)
        space = colorSpace
        alpha = opacity
    }

    /// The colour itself.
    @_disfavoredOverload
    public init(_ color: Color) { self = color }
    /// A colour by its components, each in 0…1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by its components, each in 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        value = .hue(hue, saturation: saturation, brightness: brightness)
        alpha = opacity
    }

    /// Makes the view transparent.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity
        return color
    }

    /// The colour red.
    public static let red = Color(SystemColor.red)
    /// The colour orange.
    public static let orange = Color(SystemColor.orange)
    /// The colour yellow.
    public static let yellow = Color(SystemColor.yellow)
    /// The colour green.
    public static let green = Color(SystemColor.green)
    /// The colour mint.
    public static let mint = Color(SystemColor.mint)
    /// The colour teal.
    public static let teal = Color(SystemColor.teal)
    /// The colour cyan.
    public static let cyan = Color(SystemColor.cyan)
    /// The colour blue.
    public static let blue = Color(SystemColor.blue)
    /// The colour indigo.
    public static let indigo = Color(SystemColor.indigo)
    /// The colour purple.
    public static let purple = Color(SystemColor.purple)
    /// The colour pink.
    public static let pink = Color(SystemColor.pink)
    /// The colour brown.
    public static let brown = Color(SystemColor.brown)
    /// The colour white.
    public static let white = Color(SystemColor.white)
    /// The colour gray.
    public static let gray = Color(SystemColor.gray)
    /// The colour black.
    public static let black = Color(SystemColor.black)
    /// The colour clear.
    public static let clear = Color(SystemColor.clear)
    /// The colour primary.
    public static let primary = Color(Value.primary)
    /// The colour secondary.
    public static let secondary = Color(Value.secondary)
    /// The colour accent color.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The colour of controls.
    public static let accentColor = Color(Value.accent)

    /// A gradient of the colour.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        context.nodes(of: LeafView(kind: "Color", leaf: FillLeaf(), look: .fill(self)))
    }
}

extension ShapeStyle where Self == Color {
    /// The colour red.
    public static var red: Color { Color.red }
    /// The colour orange.
    public static var orange: Color { Color.orange }
    /// The colour yellow.
    public static var yellow: Color { Color.yellow }
    /// The colour green.
    public static var green: Color { Color.green }
    /// The colour mint.
    public static var mint: Color { Color.mint }
    /// The colour teal.
    public static var teal: Color { Color.teal }
    /// The colour cyan.
    public static var cyan: Color { Color.cyan }
    /// The colour blue.
    public static var blue: Color { Color.blue }
    /// The colour indigo.
    public static var indigo: Color { Color.indigo }
    /// The colour purple.
    public static var purple: Color { Color.purple }
    /// The colour pink.
    public static var pink: Color { Color.pink }
    /// The colour brown.
    public static var brown: Color { Color.brown }
    /// The colour white.
    public static var white: Color { Color.white }
    /// The colour gray.
    public static var gray: Color { Color.gray }
    /// The colour black.
    public static var black: Color { Color.black }
    /// The colour clear.
    public static var clear: Color { Color.clear }
}
