import Foundation
import Testing

@testable import ViewLayout

/// Effects change no layout; the frame follows those that only move a view.
@MainActor @Suite struct EffectTests {
    private func row(_ view: some View, direction: LayoutDirection = .leftToRight) -> String {
        let row = HStack(spacing: 0) {
            view
            Text(verbatim: "b")
        }
        return frames(row, direction: direction)
    }

    private let text = Text(verbatim: "a")
    private let unmoved = "HStack 0 0 20 20\n  Text 0 0 10 20\n  Text 10 0 10 20"
    private let moved = "HStack 0 0 20 20\n  Text 3 4 10 20\n  Text 10 0 10 20"

    @Test func visualEffectsKnowTheFrame() {
        let half = text.visualEffect { content, proxy in
            content.scaleEffect(2).offset(x: proxy.size.width / 2).offset(CGSize(width: -2, height: 4)).opacity(0.5)
        }
        #expect(row(half) == moved)
        #expect(row(text.visualEffect { content, _ in content.blur(radius: 3).rotationEffect(.degrees(9)) }) == unmoved)
        let place = text.visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).maxX) }
        #expect(frames(place.padding(5)) == "Text 5 20 10 20")
    }

    @Test func movingMapsMoveTheFrame() {
        #expect(row(text.transformEffect(.init(translationX: 3, y: 4))) == moved)
        #expect(row(text.projectionEffect(ProjectionTransform(.init(translationX: 3, y: 4)))) == moved)
        #expect(row(text.transformEffect(.init(rotationAngle: 1))) == unmoved)
        #expect(row(text.transformEffect(.init(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))) == unmoved)
        #expect(row(text.transformEffect(.init(translationX: .nan, y: 0))) == unmoved)
    }

    @Test func mapsAreMirroredFromRightToLeft() {
        let mirrored = "HStack 0 0 20 20\n  Text 7 4 10 20\n  Text 0 0 10 20"
        #expect(row(text.transformEffect(.init(translationX: 3, y: 4)), direction: .rightToLeft) == mirrored)
        #expect(row(text.offset(x: 3, y: 4), direction: .rightToLeft) == mirrored)
    }

    private struct Shake: GeometryEffect {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 4))
        }
    }

    @Test func anEffectOfOnesOwnIsAskedForTheSize() {
        #expect(row(text.modifier(Shake(amount: 0.3))) == moved)
        #expect(row(text.modifier(Shake(amount: 0.3).ignoredByLayout())) == moved)
    }

    @Test func projectionsMultiplyAsMaps() {
        let (turn, move) = (CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(translationX: 3, y: 4))
        let both = ProjectionTransform(turn).concatenating(ProjectionTransform(move))
        #expect(both == ProjectionTransform(turn.concatenating(move)))
        let back = both.concatenating(both.inverted())
        for (value, one) in [
            (back.m11, 1.0), (back.m22, 1), (back.m33, 1), (back.m12, 0), (back.m31, 0), (back.m32, 0),
        ] {
            #expect(abs(value - one) < 1e-12)
        }
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        #expect(!isInverted)
        #expect(ProjectionTransform().isIdentity && both.isAffine)
    }
}
