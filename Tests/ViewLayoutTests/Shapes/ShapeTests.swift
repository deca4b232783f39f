import Foundation
import Testing

@testable import ViewLayout

/// Shapes made from others: what is drawn changes, the view is that of the shape.
@MainActor @Suite struct ShapeTests {
    private let space = CGRect(x: 0, y: 0, width: 100, height: 50)

    private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: space).boundingRect }

    @Test func outlinesAreMovedTurnedAndScaled() {
        #expect(bounds(Rectangle().offset(x: 10, y: 5)) == CGRect(x: 10, y: 5, width: 100, height: 50))
        #expect(bounds(Rectangle().offset(CGSize(width: 1, height: 2))) == CGRect(x: 1, y: 2, width: 100, height: 50))
        #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 25, y: 12.5, width: 50, height: 25))
        #expect(bounds(Rectangle().scale(0.5, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 50, height: 25))
        #expect(bounds(Rectangle().scale(x: 2, anchor: .trailing)) == CGRect(x: -100, y: 0, width: 200, height: 50))
        let turned = bounds(Rectangle().rotation(.degrees(90)))
        #expect(abs(turned.minX - 25) < 1e-9 && abs(turned.minY + 25) < 1e-9)
        #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
        #expect(bounds(Rectangle().transform(.init(scaleX: 2, y: 2))) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(bounds(Rectangle().size(width: 20, height: 10)) == CGRect(x: 0, y: 0, width: 20, height: 10))
        let sized = Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing)
        #expect(bounds(sized) == CGRect(x: 80, y: 40, width: 20, height: 10))
        #expect(bounds(Rectangle().trim(from: 0, to: 1.0 / 3)) == CGRect(x: 0, y: 0, width: 100, height: 0))
        #expect(bounds(AnyShape(Circle())) == CGRect(x: 25, y: 0, width: 50, height: 50))
    }

    @Test func insetShapesAreSmallerOnAllSides() {
        #expect(bounds(Rectangle().inset(by: 5)) == CGRect(x: 5, y: 5, width: 90, height: 40))
        #expect(bounds(Rectangle().inset(by: 5).inset(by: 5)) == CGRect(x: 10, y: 10, width: 80, height: 30))
        #expect(bounds(Circle().inset(by: 5)) == CGRect(x: 30, y: 5, width: 40, height: 40))
        #expect(Rectangle().inset(by: 26).path(in: space).isEmpty)
        let moved = Rectangle().offset(x: 10).inset(by: 5)
        #expect(bounds(moved) == CGRect(x: 15, y: 5, width: 90, height: 40))
        // Corners inside have what is left of the radius.
        let corner = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: space)
        #expect(corner.steps.first == .move(to: CGPoint(x: 20, y: 5)))
    }

    @Test func viewsOfDerivedShapesAreThoseOfTheShape() {
        func frame(_ view: some View) -> String { frames(view, width: 100, height: 50) }
        #expect(frame(Circle()) == "Circle 25 0 50 50")
        #expect(frame(Circle().inset(by: 10)) == "Circle 25 0 50 50")
        #expect(frame(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)) == "Circle 25 0 50 50")
        #expect(frame(Circle().rotation(.degrees(30)).scale(2).fill(.red)) == "Circle 25 0 50 50")
        #expect(frame(Circle().size(width: 10, height: 10)) == "Circle 25 0 50 50")
        #expect(frame(AnyShape(Capsule())) == "Capsule 0 0 100 50")
        #expect(frame(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3, dash: [2]))) == "Circle 25 0 50 50")
        #expect(frame(Capsule().fill(.blue).stroke(.red, lineWidth: 2)) == "Capsule 0 0 100 50")
        #expect(frame(Capsule().strokeBorder(.red).fill()) == "Capsule 0 0 100 50")
        #expect(
            frame(ContainerRelativeShape().inset(by: 4).containerShape(Circle())) == "ContainerRelativeShape 0 0 100 50"
        )
        #expect(frame(UnevenRoundedRectangle(topLeadingRadius: 4)) == "UnevenRoundedRectangle 0 0 100 50")
    }

    @Test func aMovedShapeIsShownWhereItIsDrawnAndKeepsItsPlace() {
        let row = HStack(spacing: 0) {
            Rectangle().offset(x: 5, y: 3).frame(width: 20, height: 20)
            Block(width: 10, height: 20)
        }
        #expect(frames(row) == "HStack 0 0 30 20\n  Rectangle 5 3 20 20\n  Color 20 0 10 20")
        #expect(
            frames(row, direction: .rightToLeft) == "HStack 0 0 30 20\n  Rectangle 5 3 20 20\n  Color 0 0 10 20")
    }

    private struct Badge: InsettableShape {
        var amount: CGFloat = 0
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        func inset(by amount: CGFloat) -> some InsettableShape {
            var badge = self
            badge.amount += amount
            return badge
        }
    }

    @Test func aShapeOfOnesOwnHasABorder() {
        #expect(bounds(Badge().inset(by: 2)) == CGRect(x: 2, y: 2, width: 96, height: 46))
        #expect(frames(Badge().strokeBorder(.red, lineWidth: 2), width: 100, height: 50) == "Badge 0 0 100 50")
    }

    @Test func anglesAreNumbersWithAUnit() {
        #expect(Angle.degrees(90) + .radians(.pi / 2) == .radians(.pi))
        #expect(Angle.degrees(90) - .degrees(30) == .radians(Double.pi / 2 - Double.pi / 6))
        #expect((Angle.degrees(45) * 2).radians == .pi / 2)
        #expect((Angle.degrees(90) / 2).radians == .pi / 4)
        #expect(-Angle.degrees(90) < .zero)
        var angle = Angle.radians(1)
        angle += .radians(2)
        angle -= .radians(0.5)
        angle *= 4
        angle /= 5
        #expect(angle.radians == 2)
        #expect(angle.animatableData == 2)
    }
}
