internal import Foundation

/// Where a command writes: nowhere else may code of an adopted app.
struct WrittenPaths {
    var files: [String] = []
    var folders: [String] = []

    static let none = WrittenPaths()
}

extension OutputOptions {
    var written: WrittenPaths { WrittenPaths(files: [output].compactMap(\.self)) }
}

extension FindingsOutput {
    var written: WrittenPaths {
        WrittenPaths(
            files: ([output] + format.map(\.file)).compactMap(\.self), folders: [pictures].compactMap(\.self))
    }
}

extension ProjectArguments {
    /// For commands that keep files beside the configuration, which a path may name.
    var written: WrittenPaths {
        var isFolder: ObjCBool = false
        var written = WrittenPaths()
        for path in paths.isEmpty ? ["."] : paths {
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                written.folders.append(path)
            } else {
                written.files.append(path)
            }
        }
        return written
    }
}
