internal import Basics
package import Catalogs
package import Foundation

/// Reads the files that users name.
package enum InputFile {
    /// Scene files and configurations are written by hand; a larger file is something else.
    private static let largest = 8 << 20

    /// The text of a file in UTF-8.
    ///
    /// - Parameters:
    ///   - name: What messages call the file.
    ///   - tree: Where the file has to be; nil for one that the command line names.
    /// - Throws: `InputError` of kind `unreadable`.
    package static func text(at url: URL, named name: String, in tree: ProjectTree? = nil) throws -> String {
        let data = try data(at: url, named: name, in: tree, largest: largest)
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(.unreadable, "the file is not UTF-8", file: name)
        }
        return text
    }

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - tree: Where the file has to be; nil for one that the command line names.
    ///   - largest: The most bytes that it may have; a device may have any number of them.
    /// - Throws: `InputError` of kind `unreadable`.
    package static func data(
        at url: URL, named name: String, in tree: ProjectTree? = nil, largest: Int = FileSize.largest
    ) throws -> Data {
        if let refusal = tree?.refusal(of: url.path) { throw InputError(.unreadable, refusal.message, file: name) }
        let data = try beginning(of: url, named: name, length: largest + 1)
        guard data.count <= largest else { throw InputError(.unreadable, FileSize.fault(largest), file: name) }
        return data
    }

    private static func beginning(of url: URL, named name: String, length: Int) throws -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw InputError(.unreadable, "there is no such file", file: name)
        }
        guard !isFolder.boolValue else {
            throw InputError(.unreadable, "this is a folder, not a file", file: name)
        }
        if PipeInput.isPipe(url.path) { return try PipeInput.read(url.path, named: name, limit: length) }
        // Nothing is read from a file that is too large.
        if let size = FileSize.of(url.path), size >= length {
            throw InputError(.unreadable, FileSize.fault(length - 1), file: name)
        }
        guard let file = FileHandle(forReadingAtPath: url.path), let data = try? file.read(upToCount: length) ?? Data()
        else {
            throw InputError(.unreadable, "the file cannot be read", file: name)
        }
        return data
    }

    /// The most similar name in the folder of a missing file.
    package static func nearest(to url: URL) -> String? {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
        return NearestName.find(url.lastPathComponent, among: (names ?? []).sorted())
    }

    /// The files that a path or a pattern (`*`, `?`, `[a-z]`, `{a,b}`) names in a folder, sorted.
    ///
    /// A file with exactly this name is taken before any that the pattern matches.
    package static func matching(_ pattern: String, in folder: URL) -> [URL] {
        let isAbsolute = pattern.hasPrefix("/")
        let literal = isAbsolute ? pattern : folder.path + "/" + pattern
        if FileManager.default.fileExists(atPath: literal) { return [URL(filePath: literal)] }
        return FilePattern.paths(pattern, in: folder.path).map { URL(filePath: $0) }
    }
}

extension InputFile {
    /// The part of a pattern before its first wildcard: the file itself, or the folder that is searched.
    package static func start(of pattern: String, in folder: URL) -> URL {
        let literal = pattern.split(separator: "/").prefix { name in !name.contains { "*?[{\\".contains($0) } }
        let path = literal.joined(separator: "/")
        return pattern.hasPrefix("/") ? URL(filePath: "/" + path) : folder.appending(path: path)
    }

    /// The path of a file as people write it: relative to the current folder where the file is inside.
    package static func name(of url: URL) -> String { url.pathFromHere }
}
