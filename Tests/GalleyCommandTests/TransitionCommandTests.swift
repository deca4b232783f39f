import Foundation
import Testing

/// `galley layout --transition`: the leaderboard that changes from a circle to a row.
@Suite struct TransitionCommandTests {
    private let circle = "Samples/PetVote/PetVote.yml"
    private let row = "Samples/PetVote/Tie.yml"

    @Test func theAvatarsAreTheSameInTheCircleAndInTheRow() throws {
        let run = try GalleyProcess("layout", circle, "--transition", row, "--width", "393")
        #expect(run.status == 0 && run.error.isEmpty)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "Pet vote → Pet vote, a three-way tie: en, large, width 393, ios")
        #expect(lines.dropFirst().first?.hasSuffix(", at 0.5") == true)
        let circles = lines.filter { $0.contains("Circle") }
        #expect(circles.count == 3)
        #expect(circles.allSatisfy { $0.contains(" → ") && $0.contains(", at ") })
        #expect(lines.contains { $0.contains("ViewThatFits") && $0.hasSuffix("disappears") })
    }

    /// The frames at both ends are those of the two scenes.
    @Test func theEndsAreTheFrameReports() throws {
        for (scene, fraction, key) in [(circle, "0", "before"), (row, "1", "after")] {
            let change = try json("layout", circle, "--transition", row, "--fraction", fraction, "--format", "json")
            let views = try #require(change["views"] as? [[String: Any]]).filter { $0["kind"] as? String == "Circle" }
            let report = try json("layout", scene, "--format", "json")
            let frames = circles(try #require(report["root"] as? [String: Any]))
            #expect(frames.count == 3)
            #expect(views.compactMap { $0["between"] as? [String: Double] } == frames)
            #expect(views.compactMap { $0[key] as? [String: Double] } == frames)
        }
    }

    @Test func wrongUseIsExplained() throws {
        let alone = try GalleyProcess("layout", circle, "--fraction", "0.5")
        #expect(alone.status == 2 && alone.error.contains("--fraction goes with --transition"))
        let beyond = try GalleyProcess("layout", circle, "--transition", row, "--fraction", "1.5")
        #expect(beyond.status == 2 && beyond.error.contains("from 0 to 1, not 1.5"))
        let picture = try GalleyProcess("layout", circle, "--transition", row, "--format", "svg")
        #expect(picture.status == 2 && picture.error.contains("svg draws one state"))
        #expect(try GalleyProcess("layout", circle, "--transition", "missing.yml").status == 3)
    }

    private func json(_ arguments: String...) throws -> [String: Any] {
        let run = try GalleyProcess(arguments)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    private func circles(_ view: [String: Any]) -> [[String: Double]] {
        let own = view["kind"] as? String == "Circle" ? [view["frame"] as? [String: Double] ?? [:]] : []
        return own + (view["children"] as? [[String: Any]] ?? []).flatMap(circles)
    }
}
