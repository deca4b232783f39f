import Foundation

@testable import Catalogs

/// A string catalog of these entries, written as the members of `strings`.
func xcstrings(_ entries: String, source: String = "en") throws(CatalogError) -> Catalog {
    let text = #"{"sourceLanguage": "\#(source)", "strings": {\#(entries)}, "version": "1.0"}"#
    return try catalog(["Localizable.xcstrings": Array(text.utf8)])
}

/// The catalog of files that are in no folder, by path; the first path names it.
func catalog(_ files: KeyValuePairs<String, [UInt8]>, sourceLanguage: String? = nil) throws(CatalogError) -> Catalog {
    let sources = files.map { CatalogSource(url: URL(filePath: "/" + $0.key), file: $0.key, contents: $0.value) }
    guard let first = sources.first, let reader = CatalogReaders.reader(of: first) else {
        throw CatalogError(.unknownFormat(extension: sources.first?.pathExtension ?? ""), file: files.first?.key ?? "")
    }
    let members = sources.map { CatalogFiles.Member(source: $0, place: reader.place(of: $0.file)) }
    return try CatalogAssembly.read(members, reader: reader, named: first, sourceLanguage: sourceLanguage)
}

/// A folder with these files, that goes when the test ends; a path that ends in `/` is a folder.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "CatalogsTests-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appending(path: path)
            guard !path.hasSuffix("/") else {
                try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
                continue
            }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// A `stringUnit` of a text.
func unit(_ text: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
}

/// The error that a piece of work ends with; nil when it does not.
func error(_ work: () throws(CatalogError) -> some Any) -> CatalogError? {
    do throws(CatalogError) {
        _ = try work()
        return nil
    } catch {
        return error
    }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct RepeatableGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
