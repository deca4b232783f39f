import Foundation
import Frames
import Scenes
import Testing
import ViewLayout

/// Two states of one scene, from files and from Swift.
@Suite struct TransitionTests {
    private func avatars(_ layout: String, ranks: [Int]) -> String {
        let views = ranks.map { "      - Circle:\n        frame: { width: 20, height: 20 }\n        rank: \($0)" }
        return "AnyLayout:\n  layout: \(layout)\n  content:\n" + views.joined(separator: "\n")
    }

    /// The leaderboard of Apple's sample: avatars in a circle stand in a row when all have the same rank.
    @Test func avatarsMoveFromTheCircleIntoTheRow() throws {
        let circle = try SceneText.scene(avatars("RadialLayout", ranks: [1, 2, 3]))
        let row = try SceneText.scene(avatars("HStackLayout", ranks: [1, 1, 1]))
        let environment = LayoutEnvironment(width: 100, height: 100)
        let change = try circle.transition(to: row, in: environment, at: 0.25)
        #expect(change.views.map(\.kind) == ["HStack", "Circle", "Circle", "Circle"])
        #expect(change.views.map(\.id) == ["0", "0.0", "0.1", "0.2"])
        #expect(change.views.map(\.kindBefore) == ["RadialLayout", nil, nil, nil])
        let old = try circle.report(in: environment).views("Circle").map(\.frame)
        let new = try row.report(in: environment).views("Circle").map(\.frame)
        for (view, (old, new)) in zip(change.views.dropFirst(), zip(old, new)) {
            #expect(view.before == old && view.after == new)
            let between = Frame(
                x: old.x + (new.x - old.x) / 4, y: old.y + (new.y - old.y) / 4, width: 20, height: 20)
            #expect(abs(view.between.x - between.x) < 1e-5 && abs(view.between.y - between.y) < 1e-5)
        }
        #expect(try circle.transition(to: row, in: environment, at: 0).views[1].between == old[0])
        #expect(try circle.transition(to: row, in: environment, at: 1).views[1].between == new[0])
    }

    /// Scenes in Swift may have one name in both states.
    @Test func statesOfOneNameAreTwoScenes() throws {
        func state(_ spacing: CGFloat) -> LayoutScene {
            LayoutScene("List") {
                VStack(spacing: spacing) {
                    Color.red.frame(width: 10, height: 10)
                    Text(verbatim: "A").frame(width: 10, height: 10)
                }
            }
        }
        let change = try state(0).transition(to: state(20))
        #expect(change.views.map(\.before?.y).first == 0)
        #expect(change.before.size.height == 20 && change.after.size.height == 40)
        #expect(change.views[2].string == "A")
        #expect(change.views[2].between.y - (change.views[2].before?.y ?? 0) == 10)
    }
}
