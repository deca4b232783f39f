import Foundation
import FoundationNetworking
import TestSupport
import Testing

@Suite struct WatchCommandTests {
    /// A folder with the sample Toolbar in it.
    private func inSample(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-watch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Package.root.appending(path: "Samples/Toolbar"), to: folder)
        try body(folder)
    }

    private func replace(_ old: String, with new: String, in file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        try #require(text.contains(old))
        try Data(text.replacing(old, with: new).utf8).write(to: file, options: .atomic)
    }

    @Test func changesArePrinted() throws {
        try inSample { folder in
            let run = try RunningGalley("watch", in: folder)
            try run.wait(for: "\nWaiting for changes; Ctrl-C ends.\n")
            #expect(run.text.hasPrefix("4 faults in 4 locales (16 errors):\n"))
            try replace("\"Kopieren\"", with: "\"Kop\"", in: folder.appending(path: "Localizable.xcstrings"))
            try run.wait(for: "\nLocalizable.xcstrings changed: 0 new, 1 gone, 3 better, 4 same (")
            try run.wait(for: "\nGone:\nLocalizable.xcstrings:10:23: error: truncated-text: \"Kopieren\" ")
            try replace("\"Bearbeiten\"", with: "\"Bearbeiten!\"", in: folder.appending(path: "Localizable.xcstrings"))
            try run.wait(for: "\nLocalizable.xcstrings changed: 0 new, 0 gone, ")
            try run.wait(for: " worse, ")
            try run.wait(for: "\nWorse:\nLocalizable.xcstrings:")
            try run.wait(for: "note: it was: needs ")
            try replace("view:", with: "view: [", in: folder.appending(path: "Toolbar.yml"))
            try run.wait(for: "\nToolbar.yml:")
            try replace("view: [", with: "view:", in: folder.appending(path: "Toolbar.yml"))
            try run.wait(for: "\nToolbar.yml changed: 0 new, 0 gone, 4 same (")
            #expect(try run.end() == .signal(SIGKILL))
        }
    }

    /// The page that is served has a script that the file on disk has not.
    @Test func theProofIsShown() throws {
        try inSample { folder in
            let run = try RunningGalley("watch", "--proof", "Proof", "--port", "0", in: folder)
            try run.wait(for: "\nWaiting for changes; Ctrl-C ends.\n")
            let line = try #require(
                run.text.split(separator: "\n").first { $0.hasPrefix("Proof: 60 pictures, 4 faults ") })
            let url = try #require(URL(string: line.split(separator: " ").last.map(String.init) ?? ""))
            #expect(url.host() == "127.0.0.1")
            let page = String(decoding: try Data(contentsOf: url.appending(path: "scenes/toolbar.html")), as: UTF8.self)
            let file = folder.appending(path: "Proof/scenes/toolbar.html")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(page.hasPrefix(text) && page.count > text.count)
            try replace("Kopieren", with: "Kopiere", in: folder.appending(path: "Localizable.xcstrings"))
            try run.wait(for: " 4 same (")
            try run.wait(for: "\nProof: 60 pictures, 4 faults (", times: 2)
            #expect(try String(contentsOf: file, encoding: .utf8).contains("Kopiere"))
            #expect(try run.end() == .signal(SIGKILL))
        }
    }

    @Test func whatIsWrongFromTheStart() throws {
        #expect(try GalleyProcess("watch", "/tmp").status == 2)
        #expect(try GalleyProcess("watch", "--port", "80", "Samples/Toolbar").status == 2)
        #expect(try GalleyProcess("watch", "--proof", "", "Samples/Toolbar").status == 2)
        let misspelt = try GalleyProcess("watch", "--locale", "dee", "Samples/Toolbar")
        #expect(misspelt.status == 2 && misspelt.error.contains("--locale dee matches nothing"))
    }
}

/// A run of the built command that does not end by itself; it ends when its owner does.
private final class RunningGalley {
    private let process: TestProcess
    private let output: TemporaryFile

    init(_ arguments: String..., in folder: URL) throws {
        output = try TemporaryFile()
        process = try TestProcess(
            Package.products.appending(path: "galley"), arguments, in: folder, environment: ["NO_COLOR": "1"],
            output: .file(output.url), error: .sameAsOutput)
    }

    /// What was written so far.
    var text: String { (try? String(contentsOf: output.url, encoding: .utf8)) ?? "" }

    /// Waits until something has been written, however slow the machine is.
    func wait(for part: String, times: Int = 1) throws {
        let isThere = try process.wait(for: part) { "\n\(text)".ranges(of: part).count >= times }
        try #require(isThere, "\(part) is missing in \(text)")
    }

    func end() throws -> TestProcess.End {
        process.send(SIGKILL)
        return try process.wait()
    }
}
