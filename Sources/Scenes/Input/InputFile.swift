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
        let data = try data(at: url, named: name)
        guard data.count <= largest else {
            throw InputError(.unreadable, "the file has more than \(largest >> 20) MB", file: name)
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(.unreadable, "the file is not UTF-8", file: name)
        }
        return text
    }

    /// The bytes of a file.
    package static func data(at url: URL, named name: String) throws -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw InputError(.unreadable, "there is no such file", file: name)
        }
        guard !isFolder.boolValue else {
            throw InputError(.unreadable, "this is a folder, not a file", file: name)
        }
        do {
            return try Data(contentsOf: url, options: .mappedIfSafe)
        } catch {
            throw InputError(.unreadable, "the file cannot be read", file: name)
        }
    }

    /// The files that a value of a configuration names; that it names none is an error.
    package static func named(_ value: YAMLValue, _ key: String, in folder: URL) throws -> [URL] {
        let pattern = try value.string(key)
        let found = matching(pattern, in: folder)
        guard !found.isEmpty else {
            throw InputError(.configuration, "\(key): no file matches \"\(pattern)\"", at: value.position)
        }
        return found
    }

    /// The files that a path or a pattern (`*`, `?`, `[a-z]`, `{a,b}`) names in a folder, sorted.
    package static func matching(_ pattern: String, in folder: URL) -> [URL] {
        let path = pattern.hasPrefix("/") ? pattern : folder.path + "/" + pattern
        var result = glob_t()
        defer { globfree(&result) }
        guard glob(path, GLOB_BRACE | GLOB_TILDE, nil, &result) == 0 else { return [] }
        return (0..<Int(result.gl_pathc)).compactMap { index in
            result.gl_pathv[index].map { URL(filePath: String(cString: $0)) }
        }
    }
}

extension InputFile {
    /// The path of a file as a person would write it: relative to the current folder where it is inside.
    package static func name(of url: URL) -> String {
        let path = url.standardizedFileURL.path
        let current = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
        return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
    }
}
