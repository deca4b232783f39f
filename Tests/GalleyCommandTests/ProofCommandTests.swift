import Foundation
import Testing

@Suite struct ProofCommandTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-proof-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    /// A proof is to look at: faults do not fail it.
    @Test func pagesAreCounted() throws {
        try inFolder { folder in
            let run = try GalleyProcess("proof", "Samples/Toolbar", "-o", folder)
            #expect(run.status == 0 && run.output.isEmpty)
            #expect(run.error.hasPrefix("\(folder)/index.html: "))
            #expect(run.error.hasSuffix(" faults\n") || run.error.hasSuffix(" fault\n"))
            #expect(FileManager.default.fileExists(atPath: "\(folder)/index.html"))
        }
    }

    @Test func severalProjectsHaveOneIndex() throws {
        try inFolder { folder in
            let run = try GalleyProcess("proof", "Samples/Toolbar", "Samples/Tags", "-o", folder)
            #expect(run.status == 0)
            let index = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
            #expect(index.contains("href=\"scenes/toolbar.html\"") && index.contains("href=\"scenes/tags.html\""))
        }
    }

    @Test func whatIsWrongIsSaid() throws {
        try inFolder { folder in
            #expect(try GalleyProcess("proof", "Samples/Toolbar").status == 2)
            #expect(try GalleyProcess("proof", "Samples/Toolbar", "-o", "").status == 2)
            let misspelt = try GalleyProcess("proof", "Samples/Toolbar", "-o", folder, "--scene", "Tolbar")
            #expect(misspelt.status == 2 && misspelt.error.contains("did you mean"))
            #expect(!FileManager.default.fileExists(atPath: folder))
            #expect(try GalleyProcess("proof", "Samples/Toolbar", "-o", "/dev/null/site").status == 3)
        }
    }
}
