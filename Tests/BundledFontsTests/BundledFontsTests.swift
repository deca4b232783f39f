import Foundation
import Testing

@testable import BundledFonts

@Suite struct BundledFontsTests {
    /// The files beside the test are the ones that `Fonts/README.md` lists: none forgotten, none unlisted.
    @Test func filesAreThoseOfTheTable() throws {
        let fonts = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fonts").standardizedFileURL
        let table = try String(contentsOf: fonts.appendingPathComponent("README.md"), encoding: .utf8)
        let listed = table.matches(of: /\n\| `(\S+\.[ot]tf)` \|/).map { String($0.1) }
        let directory = try BundledFonts.directory().path + "/"
        let files = try BundledFonts.files().map { String($0.path.dropFirst(directory.count)) }
        #expect(!files.isEmpty)
        #expect(files == listed.sorted())
    }

    /// The licences ask to travel with the fonts.
    @Test func licencesAreBundled() throws {
        let licences = try BundledFonts.directory().appendingPathComponent("Licences")
        let names = try FileManager.default.contentsOfDirectory(atPath: licences.path)
        #expect(
            names.sorted() == [
                "Inter.txt", "MaterialIcons.txt", "NotoColorEmoji.txt", "NotoSans.txt", "NotoSansCJK.txt", "Roboto.txt",
            ])
    }

    /// Beside the program comes first, the prefix's shared data second, whichever build system named the folder.
    @Test(arguments: ["galley_BundledFonts.resources", "galley_BundledFonts.bundle"])
    func findsTheFolderBesideTheProgramThenInThePrefix(name: String) throws {
        try withTemporaryDirectory { prefix in
            let program = prefix.appendingPathComponent("bin/galley")
            let shared = try makeFolder("share/galley/\(name)", in: prefix)
            #expect(try BundledFonts.directory(executable: program).path == shared.path)
            let beside = try makeFolder("bin/\(name)", in: prefix)
            #expect(try BundledFonts.directory(executable: program).path == beside.path)
        }
    }

    /// A program without its fonts says where they should have been.
    @Test func namesThePlacesThatItLookedAt() throws {
        let missing = #expect(throws: BundledFontsMissing.self) {
            try BundledFonts.directory(executable: URL(fileURLWithPath: "/nowhere/bin/galley"))
        }
        #expect(missing?.places == ["/nowhere/bin", "/nowhere/share/galley"])
        #expect(missing?.description.contains("/nowhere/bin and /nowhere/share/galley") == true)
    }

    /// A folder of the right name with nothing in it is as bad as none.
    @Test func anEmptyFolderIsAnError() throws {
        try withTemporaryDirectory { prefix in
            let empty = try makeFolder("empty", in: prefix)
            #expect(throws: BundledFontsMissing(places: [prefix.path])) { try BundledFonts.files(in: empty) }
        }
    }
}

private func makeFolder(_ path: String, in parent: URL) throws -> URL {
    let folder = parent.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

private func withTemporaryDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory.resolvingSymlinksInPath())
}
