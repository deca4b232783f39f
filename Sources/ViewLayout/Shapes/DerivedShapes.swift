public import Foundation

// Shapes made from others. Their views are as large as those of the shapes that they are made from.

/// A shape drawn at another place.
public nonisolated struct OffsetShape<Content: Shape>: Shape, DerivedShape {
    /// The shape.
    public var shape: Content
    /// The distance, in points.
    public var offset: CGSize

    /// Makes it from a shape and a distance in points.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
    /// The shape where it is drawn; the view keeps its place in the layout.
    @MainActor public var body: some View { shape.body.offset(offset) }

    var base: any Shape { shape }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape drawn larger or smaller.
public nonisolated struct ScaledShape<Content: Shape>: Shape, DerivedShape {
    /// The shape.
    public var shape: Content
    /// The factors for width and height.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// Makes it from a shape and factors.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.init(scaleX: scale.width, y: scale.height), around: anchor, of: rect)
    }
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }

    var base: any Shape { shape }
}

/// A shape drawn turned.
public nonisolated struct RotatedShape<Content: Shape>: Shape, DerivedShape {
    /// The shape.
    public var shape: Content
    /// How far it is turned, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// Makes it from a shape and an angle.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.init(rotationAngle: angle.radians), around: anchor, of: rect)
    }
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }

    var base: any Shape { shape }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape drawn under a map.
public nonisolated struct TransformedShape<Content: Shape>: Shape, DerivedShape {
    /// The shape.
    public var shape: Content
    /// The map, from the top left of the shape's rectangle.
    public var transform: CGAffineTransform

    /// Makes it from a shape and a map.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    var base: any Shape { shape }
}

/// A shape drawn in a rectangle of its own size; its view does not follow.
nonisolated struct SizedShape<Content: Shape>: Shape, DerivedShape {
    var shape: Content
    var size: CGSize
    /// Where the rectangle lies in that of the view.
    var anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
        return shape.path(in: CGRect(origin: origin, size: size))
    }
    var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }

    var base: any Shape { shape }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape, DerivedShape {
    var shape: Content
    /// Fractions of the length of the outline.
    var start, end: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }

    var base: any Shape { shape }
}

/// The outline of a shape.
nonisolated struct StrokedShape<Content: Shape>: Shape, DerivedShape {
    var shape: Content
    var style: StrokeStyle

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    static var role: ShapeRole { .stroke }
    var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    var base: any Shape { shape }
}

/// Any shape.
public nonisolated struct AnyShape: Shape, DerivedShape {
    let base: any Shape

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) { base = shape }
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension DerivedShape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Path {
    /// The outline under a map for which a point of a rectangle is the origin.
    fileprivate func applying(_ transform: CGAffineTransform, around anchor: UnitPoint, of rect: CGRect) -> Path {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return applying(
            CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
}
