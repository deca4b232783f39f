import Foundation
import Frames
import Scenes
import Testing

@testable import Checking
@testable import Galley

/// A plan is shared out by cost: every part once, and no share much more than another.
@Suite struct SharingTests {
    @Test(arguments: [1, 2, 3, 8, 64, 1000]) func everyCellIsInOneShare(count: Int) throws {
        let plan = try Self.plan().divided()
        var cells: [String: Int] = [:]
        for index in 1...count {
            let share = plan.share(try #require(Shard(index, of: count)))
            for part in share.scenes {
                for environment in part.environments { cells["\(part.scene.name) \(environment)", default: 0] += 1 }
            }
            for part in share.labels {
                for key in part.keys {
                    for environment in part.environments { cells["\(key) \(environment)", default: 0] += 1 }
                }
            }
        }
        #expect(cells.count == plan.cells && cells.values.allSatisfy { $0 == 1 })
        #expect(try plan.cells == Self.plan().cells)
    }

    @Test(arguments: [2, 3, 8, 64]) func noShareCostsMoreThanAnEqualOneAndTheLargestPart(count: Int) throws {
        let plan = try Self.plan().divided()
        let largest = (plan.scenes.map(\.cost) + plan.labels.map(\.cost)).max() ?? 0
        for index in 1...count {
            let share = plan.share(try #require(Shard(index, of: count)))
            #expect(share.cost <= plan.cost / count + largest)
        }
    }

    /// Any costs, not only those of a project.
    @Test(arguments: 1...20) func theBoundHoldsForAnyCosts(seed: Int) {
        var state = UInt64(seed)
        let costs = (0..<(seed * 37)).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> (63 - UInt64(seed)))
        }
        let owners = Shard.owners(of: costs, count: seed)
        for share in 0..<seed {
            let load = zip(costs, owners).reduce(0) { $0 + ($1.1 == share ? $1.0 : 0) }
            #expect(load <= costs.reduce(0, +) / seed + (costs.max() ?? 0))
        }
        #expect(owners == Shard.owners(of: costs, count: seed))
    }

    /// A scene that costs more than all others is divided by its text sizes, and no text size is.
    @Test func aHugeSceneIsDividedByTextSizes() throws {
        let parts = try Self.plan().divided().scenes.filter { $0.scene.name == "Huge" }
        #expect(parts.count == 24)
        #expect(parts.allSatisfy { Set($0.environments.map(\.textSize)).count == 1 && $0.environments.count == 4 })
        #expect(try Self.plan().scenes.count { $0.scene.name == "Huge" } == 2)
    }

    /// What one process does in a moment stays in one piece.
    @Test func aSmallSceneIsNotDivided() throws {
        let plan = try Self.plan()
        #expect(plan.divided().scenes.count { $0.scene.name == "A" } == 2)
    }

    @Test func thereIsNoShareBeyondTheLast() {
        #expect(Shard(0, of: 3) == nil && Shard(4, of: 3) == nil && Shard(1, of: 0) == nil)
        #expect(Shard(1, of: Shard.most + 1) == nil)
        #expect(Shard(3, of: 3)?.description == "3 of 3")
    }

    // MARK: Helpers

    /// Two scenes, one of which has 300 views, and 600 labels, in two locales, twelve text sizes and four widths.
    private static func plan() throws -> CheckPlan {
        let views = (1...300).map { "    - Text: { verbatim: \"\($0)\" }\n" }.joined()
        let keys = (1...600).map { "\"key.\($0)\" = \"Text \($0)\";\n" }.joined()
        let copy = try ProjectCopy([
            "galley.yml": """
            scenes: [A.yml, Huge.yml]
            strings: [en.lproj/L.strings]
            sourceLocale: en
            locales: [en, de]
            textSizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]
            widths: [320, 375, 393, 430]
            labels:
              - { keys: "key.*", maxWidth: 100 }
            """,
            "A.yml": "scene: A\nview:\n  Text: { verbatim: Hello }\n",
            "Huge.yml": "scene: Huge\nview:\n  VStack:\n\(views)",
            "en.lproj/L.strings": keys, "de.lproj/L.strings": keys,
        ])
        return try CheckPlan(copy.project(), options: CheckOptions())
    }
}
