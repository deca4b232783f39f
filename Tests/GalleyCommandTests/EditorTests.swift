import Foundation
import Testing

/// The task for VS Code that the documentation shows.
@Suite struct EditorTests {
    /// Its pattern takes every finding, with the file, the line and the severity, and no other line.
    @Test func thePatternTakesEachFinding() throws {
        let page = try String(
            contentsOf: Package.root.appending(path: "Sources/Galley/Galley.docc/Commands.md"), encoding: .utf8)
        let block = try #require(page.split(separator: "```json\n").dropFirst().first?.split(separator: "\n```").first)
        let task = try #require(try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
        let matcher = try #require((task["tasks"] as? [[String: Any]])?.first?["problemMatcher"] as? [String: Any])
        let pattern = try #require(matcher["pattern"] as? [String: Any])
        let regex = try Regex(#require(pattern["regexp"] as? String))
        let run = try GalleyProcess("check", "Samples/Toolbar", "--all", "--locale", "de")
        let found = run.output.split(separator: "\n").compactMap { try? regex.wholeMatch(in: $0) }
        #expect(found.count == 4)
        for match in found {
            let fields = match.output.map { $0.substring.map(String.init) ?? "" }
            #expect(fields[1] == "Samples/Toolbar/Localizable.xcstrings" && Int(fields[2]) != nil)
            #expect(fields[4] == "error" && fields[5].hasPrefix("truncated-text: "))
        }

        // A path with spaces and digits between colons is taken whole.
        let folder = try ScratchFolder()
        let copy = "\(folder.path)/My App 2: 3"
        try FileManager.default.copyItem(atPath: Package.root.appending(path: "Samples/Toolbar").path, toPath: copy)
        let other = try GalleyProcess("check", copy, "--all", "--locale", "de")
        let files = other.output.split(separator: "\n").compactMap { try? regex.wholeMatch(in: $0) }
            .map { $0.output[1].substring.map(String.init) ?? "" }
        #expect(files.count == 4 && files.allSatisfy { $0.hasSuffix("My App 2: 3/Localizable.xcstrings") }, "\(files)")
    }
}
