import Foundation
import Labels
import Scenes
import Testing

@testable import Checking
@testable import Galley

/// Which part of a plan a process gets: every part goes to one, and what shares work stays together.
@Suite struct PartQueueTests {
    /// Two scenes in three locales, each in twelve parts of one text size, the second scene costlier than the first.
    private func plan() throws -> [ScenePart] {
        let copy = try ProjectCopy([
            "galley.yml": """
            scenes: [A.yml, B.yml]
            locales: [en, de, fi]
            textSizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]
            widths: [\((300..<700).map(String.init).joined(separator: ", "))]
            """,
            "A.yml": "scene: A\nview: { Text: { verbatim: Settings } }\n",
            "B.yml": "scene: B\nview:\n  VStack:\n    - Text: { verbatim: Settings }\n    - Text: { verbatim: Help }\n",
        ])
        let plan = try copy.project().plan(CheckOptions()).scenes
        #expect(plan.count == 2 * 3 * 12)
        return plan
    }

    private func name(_ part: Int, of plan: [ScenePart]) -> String {
        "\(plan[part].scene.name) \(plan[part].locale.name)"
    }

    @Test func aLoneProcessGoesThroughGroupAfterGroupTheCostliestFirst() throws {
        let plan = try plan()
        var queue = PartQueue(Array(plan.indices), of: plan)
        var taken: [Int] = []
        while let part = queue.next(after: taken.last) { taken.append(part) }
        let (first, second) = (Array(plan.indices.prefix(36)), Array(plan.indices.suffix(36)))
        #expect(taken == second + first)
    }

    @Test func twoProcessesShareNoGroupBeforeAllAreBegun() throws {
        let plan = try plan()
        var queue = PartQueue(Array(plan.indices), of: plan)
        var taken: [[Int]] = [[], []]
        for turn in 0..<72 {
            let part = queue.next(after: taken[turn % 2].last)
            taken[turn % 2].append(try #require(part))
        }
        let more = queue.next(after: taken[0].last)
        #expect(more == nil)
        #expect(taken.joined().sorted() == Array(plan.indices))
        let groups = taken.map { parts in Set(parts.map { name($0, of: plan) }) }
        #expect(groups[0].count == 3 && groups[1].count == 3 && groups[0].isDisjoint(with: groups[1]))
    }

    /// The last group is shared by all who would have nothing to do.
    @Test func aGroupIsSharedAtTheEnd() throws {
        let plan = try plan()
        let parts = plan.indices.filter { name($0, of: plan) == "A de" }
        var queue = PartQueue(parts, of: plan)
        let (first, other) = (queue.next(after: nil), queue.next(after: plan.indices.last))
        #expect(first == parts[0] && other == parts[1])
    }

    /// What a process had done that came to its end is done again in the order of the plan.
    @Test func whatIsTakenBackComesInItsOrder() throws {
        let plan = try plan()
        let parts = plan.indices.filter { name($0, of: plan) == "A de" }
        var queue = PartQueue(parts, of: plan)
        var taken: [Int] = []
        for _ in 0..<5 {
            let part = queue.next(after: taken.last)
            taken.append(try #require(part))
        }
        queue.putBack([taken[2], taken[0], taken[1]])
        var again: [Int] = []
        while let part = queue.next(after: taken[4]) { again.append(part) }
        #expect(again == Array(parts.prefix(3) + parts.dropFirst(5)))
    }

    @Test func whatComesAfterAFaultIsLeftOut() throws {
        let plan = try plan()
        var queue = PartQueue(Array(plan.indices), of: plan)
        queue.drop { $0 > 20 }
        var taken: [Int] = []
        while let part = queue.next(after: taken.last) { taken.append(part) }
        #expect(taken.sorted() == Array(0...20))
    }
}
