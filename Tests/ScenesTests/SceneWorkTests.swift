import Foundation
import Frames
import Labels
import Scenes
import Testing

/// What a scene costs in many cells, counted: what is kept from one cell to the next is not done again.
///
/// Allocations are not counted: glibc has no hook for them any more, `mallinfo2` says what is in use and not how often it was
/// asked for, and a `malloc` of our own would be that of everything in the test process.
@MainActor @Suite struct SceneWorkTests {
    nonisolated static let sizes: [TextSize] = [
        .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
        .accessibility3, .accessibility4, .accessibility5,
    ]

    /// Lays a sample out in so many locales, text sizes and widths.
    private func run(
        _ sample: String, locales: [String], sizes: [TextSize], widths: [Double]
    ) throws -> SceneRunner {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Samples/\(sample)/\(sample).yml")
        let scene = try LayoutScene(contentsOf: file, file: "\(sample).yml")
        let runner = SceneRunner(fonts: try FontLibrary(), platform: .ios)
        for locale in locales {
            for size in sizes {
                for width in widths {
                    let environment = LayoutEnvironment(locale: locale, textSize: size, width: width, platform: .ios)
                    try runner.reports(of: scene, in: environment) { _ in }
                }
            }
        }
        return runner
    }

    /// Its widths share the views, as long as they are those of one kind of device.
    @Test func aSceneIsEvaluatedOnceForEachLocaleAndTextSize() throws {
        let runner = try run(
            "PetVote", locales: ["de", "ar", "ja"], sizes: Self.sizes, widths: [320, 375, 393, 430])
        #expect(runner.evaluations == 3 * 12)
    }

    /// Of a whole sample, so that a container that asks its views twice for a proposal, or forgets what they said, is seen.
    @Test(arguments: ["de", "ar", "ja"]) func aViewIsSizedOnceForEachProposal(locale: String) throws {
        let once = try run("PetVote", locales: [locale], sizes: [.large], widths: [375])
        let again = try run("PetVote", locales: [locale], sizes: [.large], widths: [375, 375, 375])
        #expect(once.sizes > 0)
        #expect(again.sizes == once.sizes)
    }

    /// A text that is shown at some text sizes only may be looked up later.
    @Test func aTextIsLookedUpOnceForAllTextSizesAndWidths() throws {
        let one = try run("PetVote", locales: ["de"], sizes: [.large], widths: [375])
        #expect(one.lookUps >= 4)
        let all = try run("PetVote", locales: ["de"], sizes: Self.sizes, widths: [320, 375, 393, 744])
        #expect(all.lookUps <= 2 * one.lookUps)
    }

    /// Twelve texts, some of several stretches of one script and font; where one wraps, parts of it may be shaped again.
    @Test func aSceneShapesEachTextAboutOnceForAllTextSizesAndWidths() throws {
        let locales = ["de", "ar", "ja"]
        let one = try run("PetVote", locales: locales, sizes: [.large], widths: [744])
        #expect(one.shapes >= 12 && one.shapes <= 24)
        let all = try run("PetVote", locales: locales, sizes: Self.sizes, widths: [320, 375, 393, 744])
        #expect(all.shapes <= 2 * one.shapes)
    }
}
