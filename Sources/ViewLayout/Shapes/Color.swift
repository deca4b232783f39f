/// A colour; as a view it fills the space that it is offered.
public nonisolated struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
    private enum Value: Hashable, Sendable {
        case named(String)
        case components(red: Double, green: Double, blue: Double)
        case hue(Double, saturation: Double, brightness: Double)
    }

    /// The space that components are given in; it does not change layout.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    private let value: Value
    private var alpha = 1.0

    /// A colour of an asset catalog.
    public init(_ name: String) { value = .named(name) }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        value = .components(red: red, green: green, blue: blue)
        alpha = opacity
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        value = .hue(hue, saturation: saturation, brightness: brightness)
        alpha = opacity
    }

    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity
        return color
    }

    public static let red = Color("red")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let green = Color("green")
    public static let mint = Color("mint")
    public static let teal = Color("teal")
    public static let cyan = Color("cyan")
    public static let blue = Color("blue")
    public static let indigo = Color("indigo")
    public static let purple = Color("purple")
    public static let pink = Color("pink")
    public static let brown = Color("brown")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let black = Color("black")
    public static let clear = Color("clear")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let accentColor = Color("accentColor")

    /// A gradient of the colour.
    public var gradient: Gradient { Gradient(colors: [self, self]) }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        context.nodes(of: LeafView(kind: "Color", leaf: FillLeaf()))
    }
}
