internal import Catalogs
package import Foundation

/// Reads the files that a person names.
package enum InputFile {
    /// Scene files and configurations are written by hand; what is larger is something else.
    private static let largest = 8 << 20

    /// The text of a file in UTF-8.
    ///
    /// - Parameter name: What messages call the file.
    /// - Throws: `InputError` of kind `unreadable`.
    package static func text(at url: URL, named name: String) throws -> String {
        let data = try data(at: url, named: name, limit: largest + 1)
        guard data.count <= largest else {
            throw InputError(.unreadable, "the file has more than \(largest >> 20) MB", file: name)
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(.unreadable, "the file is not UTF-8", file: name)
        }
        return text
    }

    /// The bytes of a file.
    ///
    /// - Parameter limit: No more bytes are read than this; a device may have any number of them.
    package static func data(at url: URL, named name: String, limit: Int = .max) throws -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw InputError(.unreadable, "there is no such file", file: name)
        }
        guard !isFolder.boolValue else {
            throw InputError(.unreadable, "this is a folder, not a file", file: name)
        }
        if PipeInput.isPipe(url.path) { return try PipeInput.read(url.path, named: name, limit: limit) }
        guard let file = FileHandle(forReadingAtPath: url.path), let data = try? file.read(upToCount: limit) ?? Data()
        else {
            throw InputError(.unreadable, "the file cannot be read", file: name)
        }
        return data
    }

    /// The name in the same folder that is most like that of a missing file.
    package static func nearest(to url: URL) -> String? {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
        return NearestName.find(url.lastPathComponent, among: (names ?? []).sorted())
    }

    /// The files that a path or a pattern (`*`, `?`, `[a-z]`, `{a,b}`) names in a folder, sorted.
    ///
    /// A file that bears the very name is taken before any that the pattern fits.
    package static func matching(_ pattern: String, in folder: URL) -> [URL] {
        let isAbsolute = pattern.hasPrefix("/")
        let literal = isAbsolute ? pattern : folder.path + "/" + pattern
        if FileManager.default.fileExists(atPath: literal) { return [URL(filePath: literal)] }
        return FilePattern.paths(pattern, in: folder.path).map { URL(filePath: $0) }
    }
}

extension InputFile {
    /// The path of a file as a person would write it: relative to the current folder where it is inside.
    package static func name(of url: URL) -> String { url.pathFromHere }
}
