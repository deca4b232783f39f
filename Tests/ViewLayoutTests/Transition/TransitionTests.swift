import Foundation
import Testing
import ViewLayout

/// Two states of a scene.
@MainActor @Suite struct TransitionTests {
    private func avatars(ranks: [Int]) -> some View {
        let tied = Set(ranks).count == 1
        let layout = tied ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(RadialLayout())
        return layout {
            ForEach(ranks.indices, id: \.self) { Text(verbatim: "p").rank(ranks[$0]).id("pet\($0)") }
        }
    }

    @Test func viewsKeepTheirIdentityWhenTheLayoutChanges() throws {
        let circle = scene(avatars(ranks: [1, 2, 3]), width: 300, height: 300)
        let row = scene(avatars(ranks: [1, 1, 1]), width: 300, height: 300)
        let views = transition(from: circle, to: row)
        #expect(views.map(\.kind) == ["HStack", "Text", "Text", "Text"])
        #expect(views.map(\.depth) == [0, 1, 1, 1])
        for (view, (old, new)) in zip(views.dropFirst(), zip(circle.root.children, row.root.children)) {
            #expect(view.before == old.frame)
            #expect(view.after == new.frame)
            let half = try #require(view.frame(at: 0.5))
            #expect(abs(half.midX - (old.frame.midX + new.frame.midX) / 2) < 1e-9)
            #expect(abs(half.midY - (old.frame.midY + new.frame.midY) / 2) < 1e-9)
        }
        #expect(views[1].frame(at: 0) == views[1].before)
        #expect(views[1].frame(at: 1) == views[1].after)
    }

    @Test func elementsAreFollowedByTheirIdAndNotTheirPlace() {
        func list(_ names: [String]) -> PlacedScene {
            scene(VStack(spacing: 0) { ForEach(names, id: \.self) { Text(verbatim: $0) } })
        }
        let views = transition(from: list(["a", "b", "c"]), to: list(["c", "a"]))
        #expect(views.map { $0.before?.minY } == [0, 40, 0, 20])
        #expect(views.map { $0.after?.minY } == [0, 0, 20, nil])
    }

    @Test func branchesAreDifferentViews() {
        func view(_ flag: Bool) -> PlacedScene {
            scene(VStack(spacing: 0) { if flag { Text("a") } else { Text("b") } })
        }
        let views = transition(from: view(true), to: view(false))
        #expect(views.map(\.kind) == ["VStack", "Text", "Text"])
        #expect(views.map { $0.before == nil } == [false, false, true])
    }
}
