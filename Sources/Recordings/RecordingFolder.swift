internal import Foundation
internal import Projects
internal import Scenes

extension Project {
    /// The folder of the recordings of scenes in Swift, beside the configuration.
    static let recordingsName = "Recordings"

    /// Where the recordings of a scene are kept: beside its file, by the file's name; for a scene in Swift in a folder
    /// beside the configuration, so that the build of its sources does not come upon them.
    func recordingFolder(of scene: LayoutScene) -> URL {
        let place =
            scene.file.map { URL(filePath: $0).deletingPathExtension() }
            ?? swiftRecordings.appending(path: Recording.fileName(of: scene.name))
        return place.appendingPathExtension("reports")
    }

    /// The recordings of the program's scenes; programs with a configuration in common keep theirs apart.
    var swiftRecordings: URL {
        let all = directory.appending(path: Self.recordingsName)
        return program.map { all.appending(path: Recording.fileName(of: $0)) } ?? all
    }
}

extension Recording {
    /// A name as every file system takes it: without separators, controls and the signs that Windows refuses, and short.
    static func fileName(of name: String) -> String {
        var result = ""
        for character in name.precomposedStringWithCanonicalMapping {
            let isRefused = character.unicodeScalars.contains {
                $0.properties.generalCategory == .control || "/\\:*?\"<>|".unicodeScalars.contains($0)
            }
            // Most file systems take 255 bytes, which the ending is a part of.
            guard result.utf8.count + character.utf8.count <= 200 else { break }
            result.append(isRefused ? "-" : character)
        }
        // A point at the start hides a file; Windows drops points and spaces at the end.
        if result.hasPrefix(".") { result = "-" + result.dropFirst() }
        while let last = result.last, last == "." || last == " " { result.removeLast() }
        return result.isEmpty ? "-" : result
    }

    /// The folders of the file that are not there yet, the outermost first.
    var missingFolders: [URL] {
        var missing: [URL] = []
        var folder = file.deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
            missing.insert(folder, at: 0)
            folder = folder.deletingLastPathComponent()
        }
        return missing
    }
}
