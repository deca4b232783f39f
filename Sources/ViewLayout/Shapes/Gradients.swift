public import Foundation

/// Colours that change into each other.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place between the ends, in 0…1.
        public var location: CGFloat
        /// Makes it from colours and their places.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// Makes it from colours and their places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Makes it from colours and their places.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// Colours along a line; as a view it fills the space that it is offered.
public nonisolated struct LinearGradient: View, ShapeStyle {
    let gradient: Gradient
    /// Makes it from colours and their places.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }
    /// Makes it from colours and their places.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(colors: colors) }
    /// Makes it from colours and their places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }
    public var body: some View { LeafView(kind: "LinearGradient", leaf: FillLeaf()) }
}

/// Colours around a point; as a view it fills the space that it is offered.
public nonisolated struct RadialGradient: View, ShapeStyle {
    let gradient: Gradient
    /// Makes it from colours and their places.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }
    /// Makes it from colours and their places.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }
    public var body: some View { LeafView(kind: "RadialGradient", leaf: FillLeaf()) }
}

/// Colours in a circle; as a view it fills the space that it is offered.
public nonisolated struct AngularGradient: View, ShapeStyle {
    let gradient: Gradient
    /// Makes it from colours and their places.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }
    /// Makes it from colours and their places.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(colors: colors) }
    /// Makes it from colours and their places.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        gradient = Gradient(colors: colors)
    }
    public var body: some View { LeafView(kind: "AngularGradient", leaf: FillLeaf()) }
}
