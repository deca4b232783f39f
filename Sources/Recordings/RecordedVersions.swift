internal import Foundation
public import Frames
internal import Labels
public import Projects
internal import Scenes

/// Recordings that were made with other versions of the libraries than those of today.
public struct RecordedVersions: Sendable {
    /// The file that has the versions.
    public let name: String
    /// The versions that the recordings were made with; nil where nothing says so.
    public let versions: EngineVersions?
    /// What writes them again.
    let command: String
}

extension RecordedVersions: CustomStringConvertible {
    /// "Toolbar.reports/versions.txt: recorded with ICU 74.2, measured with ICU 76.1", in one line.
    public var description: String {
        guard let versions else {
            return "\(name): does not say with which versions it was recorded; \(command) record adds them"
        }
        let (then, now) = (versions.differing(from: .current), EngineVersions.current.differing(from: versions))
        return "\(name): recorded with \(then.joined(separator: ", ")), measured with \(now.joined(separator: ", "))"
    }
}

extension Project {
    /// The recordings that other versions of the libraries have made, a folder each.
    ///
    /// If reports are the same, nothing has moved; if they differ, this may be the reason. O(scenes): nothing is
    /// measured.
    public func recordedWithOtherVersions() -> [RecordedVersions] {
        versionRecordings.compactMap { now in
            guard FileManager.default.fileExists(atPath: now.file.deletingLastPathComponent().path) else { return nil }
            let text = try? InputFile.text(at: now.file, named: now.name, in: tree)
            let recorded = text.flatMap(EngineVersions.init(lines:))
            return recorded == .current ? nil : RecordedVersions(name: now.name, versions: recorded, command: command)
        }
    }

    /// The versions of today as they are recorded: once for each folder, `Toolbar.reports/versions.txt`, so that reports
    /// that come out the same with other versions stay as they are.
    var versionRecordings: [Recording] {
        let text = EngineVersions.current.list.map { $0 + "\n" }.joined()
        return scenes.map { scene in
            let file = recordingFolder(of: scene).appending(path: "versions.txt")
            return Recording(file: file, name: InputFile.name(of: file), text: text)
        }
    }
}
