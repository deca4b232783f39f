import Catalogs
import Foundation
import Testing

/// Paths lead where the system has them lead, through whatever links.
@Suite struct LinkedPathTests {
    /// A folder with these links in it, by their paths, and folders `a/b` and `c`.
    private func inFolder(links: [String: String], _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        for folder in ["a/b", "c"] {
            try FileManager.default.createDirectory(at: url.appending(path: folder), withIntermediateDirectories: true)
        }
        let root = try #require(realpath(url.path, nil).map { String(cString: $0) })
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/\(link)", withDestinationPath: target.replacing("ROOT", with: root))
        }
        try body(root)
    }

    @Test func pathsLeadWhereTheSystemHasThemLead() throws {
        let links = ["a/up": "../c", "c/far": "ROOT/a", "c/deep": "far/b", "a/b/out": "../../c/./far", "c/top": "ROOT"]
        try inFolder(links: links) { root in
            for path in [
                "a", "a/b", "a/up", "c/far", "c/far/b", "c/deep", "c/deep/..", "a/b/out", "a/b/out/up/deep",
                "c/top/a/./b",
                "a/up/../a//b", "c/far/up/far/up", "c/top/c/top/c/far/b/out/b",
            ] {
                let real = try #require(realpath("\(root)/\(path)", nil).map { String(cString: $0) })
                #expect(LinkedPath("\(root)/\(path)").target == real, "\(path)")
            }
            #expect(LinkedPath("\(root)/c/deep").links == ["\(root)/c/deep", "\(root)/c/far"])
            #expect(LinkedPath("\(root)/a/none/../b").target == "\(root)/a/b")
        }
    }

    /// One that leads to itself ends.
    @Test func aRing() throws {
        try inFolder(links: ["ring": "ring", "one": "two", "two": "ROOT/one"]) { root in
            for path in ["ring", "one"] { #expect(LinkedPath("\(root)/\(path)").target.hasPrefix(root)) }
        }
    }

    /// That of a submodule, or of a repository inside, as well as the project's own.
    @Test(arguments: [".git", "a/.git", "a/b/.git"]) func theFolderOfARepositoryIsRefused(folder: String) throws {
        try inFolder(links: [:]) { root in
            let tree = ProjectTree(root: root)
            #expect(tree.refusalOfPlace("\(root)/\(folder)/config")?.message.contains("is in .git") == true)
            #expect(tree.refusalOfPlace("\(root)/\(folder)ignore") == nil)
        }
    }
}
