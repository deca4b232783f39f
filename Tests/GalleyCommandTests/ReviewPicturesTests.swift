import Foundation
import Testing

/// `--pictures`: the worst cells as files, for a review.
@Suite struct ReviewPicturesTests {
    /// The Markdown leads to each file, from where it is itself, below an address, or by name alone.
    @Test func theMarkdownShowsTheFilesThatAreWritten() throws {
        let folder = try ScratchFolder()
        func check(_ options: String...) throws -> String {
            let run = try GalleyProcess(
                [
                    "check", "Samples/Toolbar", "--format", "markdown=\(folder.path)/a/report.md", "--pictures",
                    "\(folder.path)/b",
                ]
                    + options)
            #expect(run.status == 1, "\(run.error)")
            return try String(contentsOfFile: "\(folder.path)/a/report.md", encoding: .utf8)
        }
        try FileManager.default.createDirectory(atPath: "\(folder.path)/a", withIntermediateDirectories: true)
        let beside = try check()
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/b").sorted()
        #expect(files.first == "01-Toolbar-de-AX1.png")
        for file in files {
            #expect(beside.contains("](<../b/\(file)>)"))
            let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/b/\(file)"))
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
        #expect(
            try check("--pictures-address", "https://example.org/x/").contains("](<https://example.org/x/\(files[0])>)")
        )
        let named = try check("--pictures-address", "none")
        #expect(named.contains("| `\(files[0])` | Toolbar, de, AX1, iPhone SE |") && !named.contains("!["))
    }

    @Test func anAddressWithoutPicturesIsWrongUsage() throws {
        let run = try GalleyProcess("check", "Samples/Toolbar", "--pictures-address", "none")
        #expect(run.status == 2 && run.error.contains("--pictures-address goes with --pictures"))
        let merge = try GalleyProcess("merge", "share.json", "--pictures", "x")
        #expect(merge.status == 2 && merge.error.contains("shares have no pictures"))
    }

    /// A folder that stays empty would look like a fault.
    @Test func labelsHaveNoPicturesAndThatIsSaid() throws {
        let folder = try ScratchFolder([
            "galley.yml": "strings: [en.json]\nplatform: web\nlabels:\n  - {keys: '*', maxWidth: 20, maxLines: 1}\n",
            "en.json": #"{"save": "Save all changes"}"#,
        ])
        let run = try GalleyProcess("check", folder.path, "--pictures", "\(folder.path)/pictures")
        #expect(run.status == 1 && run.error.contains("note: --pictures has drawn nothing: labels and rooms"))
    }
}
