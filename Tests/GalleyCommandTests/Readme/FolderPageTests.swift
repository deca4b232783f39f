import Foundation
import Testing

/// Each large folder of sources has a page that names its files. Package.swift excludes the pages.
@Suite struct FolderPageTests {
    /// Folders with more Swift files than this have a page.
    private static let most = 10

    @Test func everyLargeFolderHasAPage() throws {
        let folders = try Self.folders()
        #expect(folders.contains { $0.files.count > Self.most })
        for folder in folders where folder.files.count > Self.most {
            #expect(folder.page != nil, "\(folder.path) has \(folder.files.count) Swift files and no README.md")
        }
    }

    @Test func everyPageNamesTheFilesOfItsFolderOnce() throws {
        for folder in try Self.folders() {
            guard let page = folder.page else { continue }
            let named = page.matches(of: /\[([^\]\/]+\.swift)\]\(([^)]+)\)/)
            #expect(named.allSatisfy { $0.1 == $0.2 }, "\(folder.path): a name and its link differ")
            let names = named.map { String($0.1) }.sorted()
            #expect(names == folder.files, "\(folder.path): \(Set(names).symmetricDifference(folder.files).sorted())")
        }
    }

    /// Otherwise every build warns about a file that is not handled.
    @Test func thePackageExcludesEveryPage() throws {
        let package = try String(contentsOf: Package.root.appending(path: "Package.swift"), encoding: .utf8)
        let table = try #require(package.firstMatch(of: /(?s)let foldersWithPage: .*?= \[\n(.*?)\n\]/)?.1)
        let excluded = table.matches(of: /(?s)"(\w+)": \[(.*?)\]/).flatMap { target in
            target.2.matches(of: /"([^"]+)"/).map {
                $0.1 == "." ? "Sources/\(target.1)" : "Sources/\(target.1)/\($0.1)"
            }
        }
        #expect(excluded.sorted() == (try Self.folders()).filter { $0.page != nil }.map(\.path).sorted())
    }

    private struct Folder {
        var path: String
        /// The names of the Swift files in the folder itself, sorted.
        var files: [String] = []
        /// The text of README.md; nil where there is none.
        var page: String?
    }

    private static func folders() throws -> [Folder] {
        let sources = Package.root.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        var folders: [String: Folder] = [:]
        for path in paths where path.hasSuffix(".swift") || path.hasSuffix("/README.md") {
            let name = "Sources/\(path)"
            let folder = String(name.prefix(upTo: name.lastIndex(of: "/") ?? name.startIndex))
            let file = String(name.dropFirst(folder.count + 1))
            if file == "README.md" {
                folders[folder, default: Folder(path: folder)].page = try String(
                    contentsOf: sources.appending(path: path), encoding: .utf8)
            } else {
                folders[folder, default: Folder(path: folder)].files.append(file)
            }
        }
        return folders.values.map { folder in
            var folder = folder
            folder.files.sort()
            return folder
        }
    }
}
