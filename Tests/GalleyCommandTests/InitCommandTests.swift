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

    /// Whatever bears the name stays: a file, a folder, a link that leads nowhere.
    @Test func whatIsThereIsNotOverwritten() throws {
        for make in ["echo mine > galley.yml", "mkdir galley.yml", "ln -s missing galley.yml", "mkfifo galley.yml"] {
            let scratch = try ScratchFolder()
            #expect(try ShellRun(make, in: scratch.url).status == 0)
            let run = try GalleyProcess("init", in: scratch.url)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error == "./galley.yml: error: this file is there already; galley init does not overwrite it\n")
            #expect(try scratch.contents() == ["galley.yml"])
        }
    }
}
