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
        #expect(views.map(\.view.kind) == ["HStack", "Text", "Text", "Text"])
        #expect(views.map(\.depth) == [0, 1, 1, 1])
        for (view, (old, new)) in zip(views.dropFirst(), zip(circle.root.children, row.root.children)) {
            #expect(view.before == old.frame)
            #expect(view.after == new.frame)
            let half = view.frame(at: 0.5)
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
        #expect(views.map(\.view.kind) == ["VStack", "Text", "Text"])
        #expect(views.map { $0.before == nil } == [false, false, true])
    }

    /// Another container at the same place is another view, and so is all in it; only an `AnyLayout` may change.
    @Test func theViewsInAnotherContainerAreOthers() {
        func view(_ flag: Bool) -> PlacedScene {
            let text = Text(verbatim: "a")
            return scene(flag ? AnyView(HStack { text }) : AnyView(VStack { text }))
        }
        let views = transition(from: view(true), to: view(false))
        #expect(views.map(\.view.kind) == ["HStack", "Text", "VStack", "Text"])
        #expect(views.map { $0.after == nil } == [true, true, false, false])
        #expect(views.map { $0.before == nil } == [false, false, true, true])
    }

    /// In a scene file the views of a list have no other identity than their names.
    @Test func aViewWithANameIsFollowedByIt() {
        func list(_ names: [String]) -> PlacedScene {
            let rows = names.map { name in AnyView(HStack { Text(verbatim: name) }.id(name)) }
            return scene(VStack(spacing: 0) { ViewSequence(rows) })
        }
        let views = transition(from: list(["a", "b"]), to: list(["b", "a"]))
        #expect(views.map(\.view.kind) == ["VStack", "HStack", "Text", "HStack", "Text"])
        #expect(views.map { $0.before?.minY } == [0, 20, 20, 0, 0])
        #expect(views.map { $0.after?.minY } == [0, 0, 0, 20, 20])
    }

    /// A tree without a view that is the same in both states has every view once.
    @Test func nothingInCommonIsAllGoneAndAllNew() {
        let views = transition(from: scene(Text(verbatim: "a")), to: scene(Color.red))
        #expect(views.map(\.view.kind) == ["Text", "Color"])
        #expect(views[0].frame(at: 0.5) == views[0].before)
        #expect(views[1].frame(at: 0.5) == views[1].after)
    }
}
