import Foundation
import Testing
import ViewLayout

/// A canvas takes its space; what has text in its drawing is in the report where it was drawn.
@MainActor @Suite struct CanvasTests {
    private func tree(
        direction: LayoutDirection = .leftToRight, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> String {
        frames(Canvas(renderer: draw).padding(5), width: 110, height: 60, direction: direction)
    }

    @Test func aCanvasIsAsLargeAsItIsOffered() {
        #expect(tree { _, _ in } == "Canvas 5 5 100 50")
        #expect(frames(Canvas { _, _ in }) == "Canvas 0 0 10 10")
        let drawn = tree { context, size in
            var path = Path(ellipseIn: CGRect(origin: .zero, size: size))
            path.closeSubpath()
            context.addFilter(.shadow(radius: 3))
            context.blendMode = .multiply
            context.opacity = 0.5
            context.fill(path, with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero))
            context.stroke(path, with: .color(.red), lineWidth: 2)
            context.stroke(path, with: .style(.tint), style: StrokeStyle(lineWidth: 1, lineCap: .round))
            context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
            #expect(context.clipBoundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(drawn == "Canvas 5 5 100 50")
    }

    @Test func textsAreWhereTheyAreDrawn() {
        let draw: (inout GraphicsContext, CGSize) -> Void = { context, size in
            context.draw(Text(verbatim: "ab"), at: CGPoint(x: size.width / 2, y: size.height / 2))
            context.draw(Text(verbatim: "c"), at: .zero, anchor: .topLeading)
            context.draw(Text(verbatim: "long text"), in: CGRect(x: 0, y: 10, width: 40, height: 40))
            var moved = context
            moved.translateBy(x: 10, y: 20)
            moved.scaleBy(x: 2, y: 1)
            moved.draw(Text(verbatim: "d"), at: CGPoint(x: 5, y: 0), anchor: .topLeading)
            moved.drawLayer { $0.draw(Text(verbatim: "e"), at: CGPoint(x: 40, y: 0), anchor: .bottomTrailing) }
        }
        let expected = """
            Canvas 5 5 100 50
              Text 45 20 20 20
              Text 5 5 10 20
              Text 5 15 40 40
              Text 25 25 10 20
              Text 85 5 10 20
            """
        #expect(tree(draw) == expected)
        // A drawing has its own coordinates, in which nothing is mirrored.
        #expect(tree(direction: .rightToLeft, draw) == expected)
    }

    @Test func resolvedTextsCanBeMeasured() {
        _ = tree { context, size in
            let text = context.resolve(Text(verbatim: "long text"))
            #expect(text.measure(in: size) == CGSize(width: 90, height: 20))
            #expect(text.measure(in: CGSize(width: 40, height: 100)) == CGSize(width: 40, height: 40))
            #expect(text.firstBaseline(in: size) == 16)
            #expect(text.lastBaseline(in: CGSize(width: 40, height: 100)) == 36)
            let image = context.resolve(Image(systemName: "star"))
            #expect(image.size == CGSize(width: 20, height: 20) && image.baseline == 16)
        }
    }

    @Test func symbolsAreViewsOfTheCanvas() {
        let canvas = Canvas { context, _ in
            guard let badge = context.resolveSymbol(id: 1) else { return }
            #expect(badge.size == CGSize(width: 14, height: 24))
            #expect(context.resolveSymbol(id: 2) == nil)
            for x in [20.0, 60] { context.draw(badge, at: CGPoint(x: x, y: 25)) }
            context.draw(Image("photo"), in: CGRect(x: 80, y: 0, width: 10, height: 30))
        } symbols: {
            Text(verbatim: "1").padding(2).tag(1)
        }
        #expect(
            frames(canvas, width: 100, height: 50) == """
                Canvas 0 0 100 50
                  Text 15 15 10 20
                  Text 55 15 10 20
                  Image 80 0 10 30
                """)
    }
}
