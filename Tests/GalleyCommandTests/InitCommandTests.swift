import Foundation
import Testing

@Suite struct InitCommandTests {
    /// What `galley init` writes names what is there, and `galley check` runs it as it is.
    @Test func aFirstConfigurationIsChecked() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Words.yml", "Localizable.xcstrings"] {
            try FileManager.default.copyItem(
                at: Package.root.appending(path: "Samples/Words/\(name)"), to: folder.appending(path: name))
        }
        #expect(try GalleyProcess("init", folder.path).status == 0)
        let text = try String(contentsOf: folder.appending(path: "galley.yml"), encoding: .utf8)
        #expect(text.contains("scenes:\n  - Words.yml\n"))
        #expect(text.contains("strings:\n  - Localizable.xcstrings\n"))
        let run = try GalleyProcess("check", folder.path)
        #expect(run.output.contains("Measured 8 labels"))
        #expect(try GalleyProcess("init", folder.path).status == 2)
    }
}
