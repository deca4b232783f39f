import Foundation
import Galley
import Testing

/// A proof that is drawn again after changes is one that was drawn from nothing.
@Suite struct ProofMemoryTests {
    private static func files(in folder: URL) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
        return try Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    private func expectTruth(_ watched: WatchedCopy, _ site: ProofFolder) throws {
        var fresh = ProofFolder(watched.copy.folder.appending(path: "Fresh"))
        _ = try fresh.add(watched.copy.project())
        try fresh.finish()
        let (mine, its) = (try Self.files(in: site.url), try Self.files(in: fresh.url))
        for path in site.paths { #expect(mine[path] == its[path], "\(path)") }
        #expect(Set(site.paths) == Set(fresh.paths))
        try FileManager.default.removeItem(at: fresh.url)
    }

    @Test func anyChanges() throws {
        var random = SplitMix(state: 7)
        var project = WatchedProject()
        var watched = try WatchedCopy(ProjectCopy(project.files))
        var proof = ProofMemory(in: watched.copy.folder.appending(path: "Proof"))
        for _ in 0..<8 {
            try expectTruth(watched, proof.draw(watched.watch))
            let before = project
            while project.files == before.files { project.change(&random) }
            try project.put(in: watched.copy, before: before)
            _ = try watched.next()
        }
    }

    @Test func onlyWhatHasChangedIsDrawn() throws {
        var watched = try WatchedCopy(
            ProjectCopy([
                "T.xcstrings": Sources.xcstrings([
                    "add": ["en": "Add", "de": "Hinzufügen"], "save": ["en": "Save", "de": "Speichern"],
                ]), "A.yml": Sources.scene("Adding", "add"), "B.yml": Sources.scene("Saving", "save"),
                "galley.yml": "scenes: [A.yml, B.yml]\nstrings: T.xcstrings\ntextSizes: [large]\n",
            ]))
        var proof = ProofMemory(in: watched.copy.folder.appending(path: "Proof"))
        _ = try proof.draw(watched.watch)
        #expect(proof.drawnScenes == 2)
        try watched.copy.replace("Hinzufügen", with: "Dazu", in: "T.xcstrings")
        _ = try watched.next()
        let site = try proof.draw(watched.watch)
        #expect(proof.drawnScenes == 1)
        try expectTruth(watched, site)
    }
}
