import Checking
import Checks
import Foundation
import Scenes
import TestSupport
import Testing
import Typography

@testable import Galley
@testable import Projects

/// What a whole check reads and opens, counted: whatever many scenes share is read once.
@Suite struct CheckWorkTests {
    /// A project of scenes that each name the same catalog and show one of its keys.
    private func project(scenes: Int) throws -> ProjectCopy {
        let texts = (0..<scenes).map {
            "\"key\($0)\": { \"localizations\": { \"de\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"Text \($0)\" } } } }"
        }
        let names = (0..<scenes).map { "Scene\($0).yml" }
        var files = [
            "Localizable.xcstrings":
                "{ \"sourceLanguage\": \"en\", \"strings\": { \(texts.joined(separator: ",\n")) }, \"version\": \"1.0\" }",
            "galley.yml":
                "scenes: [\(names.joined(separator: ", "))]\nlocales: all\ntextSizes: [large, xxxLarge, AX3]\nwidths: [320, 393]\n",
        ]
        for (number, name) in names.enumerated() {
            files[name] = "scene: Scene \(number)\nstrings: Localizable.xcstrings\nview:\n  Text: key\(number)\n"
        }
        return try ProjectCopy(files)
    }

    @Test func aSceneFileIsParsedOnceAndASharedCatalogReadOnce() throws {
        let copy = try project(scenes: 20)
        let reader = ProjectReader(url: copy.folder.appending(path: "galley.yml"), name: "galley.yml")
        let project = try reader.read()
        #expect(reader.sceneReader.parsedScenes == 20)
        #expect(reader.sceneReader.readCatalogs == 1)
        let result = try project.check()
        #expect(result.summary.cells == 20 * 2 * 3 * 2)
        #expect(reader.sceneReader.parsedScenes == 20)
        #expect(reader.sceneReader.readCatalogs == 1)
    }

    /// In a process of its own, as the count of services is the process's.
    @Test func noCellOpensAServiceOfUnicode() async {
        await #expect(processExitsWith: .success) {
            endThisProcess()
            try await MainActor.run {
                // What the process opens once, whatever the check.
                _ = try CheckWorkTests.openedServices(sizes: "[large]", widths: "[320]")
                let few = try CheckWorkTests.openedServices(sizes: "[large]", widths: "[320]")
                let many = try CheckWorkTests.openedServices(
                    sizes: "[xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]",
                    widths: "[320, 375, 393, 744]")
                // Some break lines only where they wrap. Of 13 locales and 624 cells.
                #expect(few > 0 && many <= few + 13 && many <= 13 * 6, "\(few), then \(many)")
            }
        }
    }

    /// The services that a check of PetVote opens.
    static func openedServices(sizes: String, widths: String) throws -> Int {
        let copy = try ProjectCopy(of: "PetVote")
        try copy.write(
            "scenes: [PetVote.yml]\nlocales: all\ntextSizes: \(sizes)\nwidths: \(widths)\n", to: "galley.yml")
        let before = UnicodeServices.openedCount
        _ = try copy.check { $0.workers = 1 }
        return UnicodeServices.openedCount - before
    }
}
