import Foundation
import Testing
import ViewLayout

private struct Stacked: TextRenderer {
    var count: CGFloat
    var animatableData: CGFloat {
        get { count }
        set { count = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height * count)
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line where run[Emphasis.self] != nil {
                ctx.fill(Path(run.typographicBounds.rect), with: .color(.yellow))
                for slice in run { ctx.draw(slice) }
            }
            ctx.draw(line, options: .disablesSubpixelQuantization)
        }
    }
}

private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { ctx.draw(layout) }
}

private struct Emphasis: TextAttribute {}

/// Renderers decide sizes; what they draw is not asked for.
@MainActor @Suite struct TextRendererTests {
    @Test func theSizeIsTheRenderers() {
        let text = Text(verbatim: "ab").customAttribute(Emphasis())
        #expect(frames(text.textRenderer(Stacked(count: 3))) == "Text 0 0 20 60")
        #expect(frames(text.textRenderer(Plain())) == "Text 0 0 20 20")
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            text.textRenderer(Stacked(count: 2))
            Text(verbatim: "c")
        }
        #expect(frames(row) == "HStack 0 0 30 40\n  Text 0 0 20 40\n  Text 20 0 10 20")
    }
}
