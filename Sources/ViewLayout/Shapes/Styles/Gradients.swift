public import Foundation

/// Colours that change into each other.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place between the ends, in 0…1.
        public var location: CGFloat
        /// Makes it from a colour and its place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colours are mixed; it does not change layout.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        /// The space of devices.
        public static let device = ColorSpace(name: "device")
        /// A space in which equal distances look alike.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// Makes it from colours and their places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Makes it from colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient with its colours mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient, with how it is mixed.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    /// Makes it from a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }
    /// The gradient with its colours mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// Colours along a line; as a view it fills the space that it is offered.
public nonisolated struct LinearGradient: View, ShapeStyle {
    let gradient: Gradient
    let start, end: UnitPoint
    /// Makes it from a gradient and the points where it starts and ends.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        (start, end) = (startPoint, endPoint)
    }
    /// Makes it from colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Makes it from colours and their places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    public var body: some View { LeafView(kind: "LinearGradient", leaf: FillLeaf(), look: .fill(self)) }
}

/// Colours around a point; as a view it fills the space that it is offered.
public nonisolated struct RadialGradient: View, ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat
    /// Makes it from a gradient and the radii where it starts and ends, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }
    /// Makes it from colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Makes it from colours and their places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public var body: some View { LeafView(kind: "RadialGradient", leaf: FillLeaf(), look: .fill(self)) }
}

/// Colours around a point, in the proportion of the space; as a view it fills the space that it is offered.
public nonisolated struct EllipticalGradient: View, ShapeStyle {
    let gradient: Gradient
    /// Makes it from a gradient and the radii where it starts and ends, as fractions of the space.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { self.gradient = gradient }
    /// Makes it from colours at equal distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { gradient = Gradient(colors: colors) }
    /// Makes it from colours and their places.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { gradient = Gradient(stops: stops) }
    public var body: some View { LeafView(kind: "EllipticalGradient", leaf: FillLeaf(), look: .fill(self)) }
}

/// Colours in a circle; as a view it fills the space that it is offered.
public nonisolated struct AngularGradient: View, ShapeStyle {
    let gradient: Gradient
    /// Makes it from a gradient and the angle where it starts.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }
    /// Makes it from colours at equal distances.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(colors: colors) }
    /// Makes it from colours and their places.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(stops: stops) }
    /// Makes it from a gradient and the angles where it starts and ends.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.gradient = gradient }
    /// Makes it from colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(colors: colors)
    }
    /// Makes it from colours and their places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(stops: stops)
    }
    public var body: some View { LeafView(kind: "AngularGradient", leaf: FillLeaf(), look: .fill(self)) }
}

/// Colours at the points of a grid; as a view it fills the space that it is offered.
public nonisolated struct MeshGradient: View, ShapeStyle {
    /// Its colours along a line.
    let gradient: Gradient
    /// Makes it from the points and colours of a grid, row by row; points are fractions of the space.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) { gradient = Gradient(colors: colors) }
    public var body: some View { LeafView(kind: "MeshGradient", leaf: FillLeaf(), look: .fill(self)) }
}
