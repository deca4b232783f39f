import Foundation
import Testing

/// One limit holds for everything that programs write and Galley reads, and a smaller one for what people write.
@Suite struct FileSizeTests {
    /// Files of nothing but zeros, which take no room on the disk.
    private func tree(_ files: [String: String], large path: String, bytes: off_t) throws -> StrangersTree {
        let tree = try StrangersTree(files)
        try tree.write("", to: path)
        #expect(truncate(tree.url.appending(path: path).path, bytes) == 0)
        return tree
    }

    private func expect(_ run: GalleyProcess, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(run.status == 3 && run.error.contains(message), "\(run.error)", sourceLocation: sourceLocation)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("strings: L.strings\nsourceLocale: en\n", "L.strings"), ("strings: [.]\n", "L.xcstrings"),
            ("fonts: F.ttf\n", "F.ttf"), ("baseline: known.json\n", "known.json"),
        ])
    func filesOfProgramsHave256MB(line: String, path: String) throws {
        let files = ["galley.yml": "\(line)scenes: [S.yml]\n", "S.yml": StrangersTree.scene]
        let run = try tree(files, large: path, bytes: 1 << 40).galley("check")
        expect(run, "the file has more than 256 MB")
        #expect(run.error.contains("\(path): "))
    }

    @Test(.timeLimit(.minutes(1))) func recordingsAndSharesHaveTheSame() throws {
        let files = ["galley.yml": "scenes: [S.yml]\nlocales: [en]\n", "S.yml": StrangersTree.scene]
        let recording = try tree(files, large: "S.reports/en.txt", bytes: 1 << 40)
        expect(try recording.galley("verify"), "S.reports/en.txt: error: the file has more than 256 MB")
        let share = try tree(files, large: "share.json", bytes: 1 << 40)
        expect(try share.galley("merge", "share.json"), "share.json: error: the file has more than 256 MB")
    }

    @Test(.timeLimit(.minutes(1))) func filesOfPeopleHave8MB() throws {
        let files = ["galley.yml": "scenes: [S.yml]\n", "S.yml": StrangersTree.scene]
        for path in ["galley.yml", "S.yml"] {
            let run = try tree(files.filter { $0.key != path }, large: path, bytes: 9 << 20).galley("check")
            expect(run, "\(path): error: the file has more than 8 MB")
        }
    }
}
