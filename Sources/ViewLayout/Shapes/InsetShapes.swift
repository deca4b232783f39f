public import Foundation

/// A shape that is drawn smaller by drawing it in a smaller rectangle.
nonisolated protocol RectangularShape: Shape {
    /// The shape for a rectangle that is smaller by a length on all sides.
    nonisolated func inside(_ amount: CGFloat) -> Self
}

extension RectangularShape {
    nonisolated func inside(_ amount: CGFloat) -> Self { self }

    nonisolated func smaller(by amount: CGFloat) -> InsetRectangularShape<Self> {
        InsetRectangularShape(shape: self, amount: amount)
    }
}

/// A shape drawn smaller within its outline; the view that shows it is as large as that of the shape.
nonisolated struct InsetRectangularShape<Content: RectangularShape>: InsettableShape, DerivedShape {
    var shape: Content
    var amount: CGFloat

    var base: any Shape { shape }

    func path(in rect: CGRect) -> Path {
        let smaller = rect.insetBy(dx: amount, dy: amount)
        return smaller.isNull ? Path() : shape.inside(amount).path(in: smaller)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
    }

    func inset(by amount: CGFloat) -> InsetRectangularShape {
        InsetRectangularShape(shape: shape, amount: self.amount + amount)
    }
}

/// The shape that the container around a view has: that which `containerShape` sets, else a rectangle.
///
/// As a view it takes the space that it is offered. Its outline on its own is a rectangle, as no container is known then.
public nonisolated struct ContainerRelativeShape: InsettableShape, RectangularShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { smaller(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape that the container around a view has.
    public nonisolated static var containerRelative: ContainerRelativeShape { .init() }
}
