import Foundation
import Testing
import ViewLayout

/// A view and a layout of one name, as public packages of flow layouts have them.
private nonisolated struct Row<Content: View>: View {
    let layout: HStackLayout
    let content: Content

    init(spacing: CGFloat = 0, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(spacing: spacing)
        self.content = content()
    }

    var body: some View { layout { content } }
}

extension Row: Animatable where Content == EmptyView {}
extension Row: Sendable where Content == EmptyView {}

extension Row: Layout where Content == EmptyView {
    init(spacing: CGFloat = 0) {
        self.init(spacing: spacing) { EmptyView() }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func makeCache(subviews: Subviews) -> HStackLayout.Cache { layout.makeCache(subviews: subviews) }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// A layout that wraps views in itself under its own name.
private struct Wrapped: View {
    struct Layout: ViewLayout.Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { Text(verbatim: "own") }
    }

    var body: some View { Layout { Color.red } }
}

private enum Key: LayoutValueKey { static let defaultValue = 0 }

private struct Values: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Key.self] }, height: Int(subviews.reduce(0) { $0 + $1.priority }))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

@MainActor @Suite struct LayoutAsViewTests {
    /// The initializer with content is meant, not the layout without content called with a closure, which would call
    /// itself without end.
    @Test func layoutAndViewOfOneNameDoNotCallEachOther() {
        let row = Row(spacing: 3) {
            Block(width: 10, height: 10)
            Block(width: 20, height: 10)
        }
        #expect(frames(row) == "HStack 0 0 33 10\n  Color 0 0 10 10\n  Color 13 0 20 10")
        let any = AnyLayout(Row(spacing: 5)) {
            Block(width: 10, height: 10)
            Block(width: 20, height: 10)
        }
        #expect(scene(any).size == CGSize(width: 35, height: 10))
    }

    @Test func callOfATypesOwnWins() {
        #expect(frames(Wrapped()) == "Text 0 0 30 20")
    }

    @Test func ofTwoLayoutValuesTheInnerWinsAndOfTwoPrioritiesTheOuter() {
        let view = Values {
            Color.red.layoutValue(key: Key.self, value: 10).layoutValue(key: Key.self, value: 20)
            Color.red.layoutValue(key: Key.self, value: 3).padding(1).layoutValue(key: Key.self, value: 4)
            Color.red.layoutPriority(5).layoutPriority(7)
        }
        #expect(scene(view, width: 100, height: 100).size == CGSize(width: 13, height: 7))
    }
}
