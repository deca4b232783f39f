public import Foundation
internal import Reports
internal import Scenes

/// The text reports of one scene in one locale, in one file beside the scene: `Toolbar.reports/de.txt`. Those of scenes in
/// Swift are beside the configuration: `Recordings/VotingApp/Settings.reports/de.txt`.
public struct Recording: Sendable {
    /// Where the recording is kept.
    public let file: URL
    /// What messages call it.
    public let name: String
    /// A report for every text size and width, each with an empty line after it; or the versions of the libraries that
    /// the reports beside it were made with, a line each.
    public let text: String
}

/// How a scene differs from its recording.
public struct RecordingDifference: Sendable {
    /// The file of the recording.
    public let name: String
    /// The scene and its environment, as the first line of its report has them.
    public let cell: String
    /// What is different, a line each.
    public let lines: [String]
}

extension Project {
    /// The text reports of every scene as they are today, without writing them.
    ///
    /// - Throws: `InputError` for what cannot be used. O(cells).
    public func recordings() throws -> [Recording] {
        let fonts = try fontLibrary()
        let parts = try CheckPlan(self, options: CheckOptions()).scenes
        try refuseSharedRecordings(parts)
        return try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            return try parts.map { part in
                let runner = try runners.runner(for: part.scene)
                let reports = try part.environments.map {
                    try runner.report(of: part.scene, in: $0, locale: part.locale)
                }
                let file = recording(of: part)
                return Recording(
                    file: file, name: InputFile.name(of: file),
                    text: reports.map { FrameTree.render($0) + "\n" }.joined())
            }
        }
    }

    /// Where the recording of a scene in a locale is kept.
    private func recording(of part: ScenePart) -> URL {
        recordingFolder(of: part.scene).appending(path: "\(part.locale.name).txt")
    }

    /// Of two recordings in one file only the second would be left. Names that differ in case alone are one file on the
    /// disks of macOS and Windows.
    private func refuseSharedRecordings(_ parts: [ScenePart]) throws {
        var scenes: [String: ScenePart] = [:]
        for part in parts {
            let recording = recording(of: part)
            guard let other = scenes.updateValue(part, forKey: recording.path.lowercased()) else { continue }
            let name = InputFile.name(of: recording)
            let scenes = [other, part].map { "\($0.scene.file ?? $0.scene.name) in \($0.locale.name)" }
            throw InputError(
                .configuration, "\(name) would hold two recordings: of \(scenes[0]) and of \(scenes[1]); rename one",
                file: file)
        }
    }

    /// Writes the text reports of every scene beside it, and the versions of the libraries that they were made with;
    /// returns the files that are new or have changed.
    ///
    /// - Throws: `InputError` for what cannot be used, and for a file that cannot be written.
    public func record() throws -> [Recording] {
        try (recordings() + versionRecordings).filter { recording in
            guard (try? Data(contentsOf: recording.file)) != Data(recording.text.utf8) else { return false }
            try recording.write()
            return true
        }
    }

    /// Compares every scene with its recording.
    ///
    /// - Throws: `InputError` for what cannot be used, and where no scene has been recorded.
    public func verify() throws -> [RecordingDifference] {
        let recordings = try recordings()
        let differences = recordings.flatMap { now -> [RecordingDifference] in
            guard let data = try? Data(contentsOf: now.file) else {
                return [RecordingDifference(name: now.name, cell: "", lines: ["is not recorded"])]
            }
            return now.differences(from: String(decoding: data, as: UTF8.self))
        }
        return differences
            + staleRecordings(besides: recordings + versionRecordings).map {
                RecordingDifference(
                    name: $0.name, cell: "", lines: ["\($0.reason); \(command) record --prune removes it"])
            }
    }
}

extension Recording {
    /// Writes the file, and its folder where there is none.
    fileprivate func write() throws {
        let made = missingFolders.filter { mkdir($0.path, 0o777) == 0 }
        do {
            try WholeFile.write(text, to: file)
        } catch {
            // A folder that has been given something else meanwhile stays.
            for folder in made.reversed() { rmdir(folder.path) }
            throw error
        }
    }

    /// The reports that differ, by their first lines.
    func differences(from recorded: String) -> [RecordingDifference] {
        guard recorded != text else { return [] }
        let old = Self.reports(in: recorded)
        let new = Self.reports(in: text)
        let oldByCell = Dictionary(old.map { ($0.cell, $0.text) }) { first, _ in first }
        var differences = new.compactMap { cell, text -> RecordingDifference? in
            guard let before = oldByCell[cell] else {
                return RecordingDifference(name: name, cell: cell, lines: ["is not recorded"])
            }
            guard before != text else { return nil }
            return RecordingDifference(
                name: name, cell: cell, lines: FrameDifference.describe(recorded: before, now: text))
        }
        let cells = Set(new.map(\.cell))
        for (cell, _) in old where !cells.contains(cell) {
            differences.append(RecordingDifference(name: name, cell: cell, lines: ["is recorded, but not laid out"]))
        }
        return differences
    }

    private static func reports(in text: String) -> [(cell: String, text: String)] {
        text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { report in
            (report.prefix { $0 != "\n" }.description, report + "\n")
        }
    }
}
