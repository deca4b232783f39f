internal import Checking
public import Foundation
internal import Labels
internal import Outputs
public import Projects
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
    func recording(of part: ScenePart) -> URL {
        recordingFolder(of: part.scene).appending(path: "\(part.locale.name).txt")
    }

    /// Of two recordings in one file only the second would be left. Names that differ in case alone are one file on the
    /// disks of macOS and Windows.
    func refuseSharedRecordings(_ parts: [ScenePart]) throws {
        var scenes: [String: ScenePart] = [:]
        for part in parts {
            let recording = recording(of: part)
            guard let other = scenes.updateValue(part, forKey: recording.path.lowercased()) else { continue }
            let name = InputFile.name(of: recording)
            let scenes = [other, part].map { "\($0.scene.file ?? $0.scene.name) in \($0.locale.name)" }
            throw InputError(
                .configuration, "\(name) would be the recording of both \(scenes[0]) and \(scenes[1]); rename one",
                file: file)
        }
    }

    /// Writes the text reports of every scene beside it, and the versions of the libraries that they were made with;
    /// returns the files that are new or have changed.
    ///
    /// - Throws: `InputError` for what cannot be used, and for a file that cannot be written.
    public func record() throws -> [Recording] {
        try (recordings() + versionRecordings).filter { recording in
            let old = try? InputFile.data(at: recording.file, named: recording.name, in: tree)
            guard old != Data(recording.text.utf8) else { return false }
            try recording.write()
            return true
        }
    }
}

extension Recording {
    /// Writes the file, and its folder where there is none.
    fileprivate func write() throws {
        try WholeFile.refuseLinks(file)
        let made = missingFolders.filter { mkdir($0.path, 0o777) == 0 }
        do {
            try WholeFile.write(text, to: file)
        } catch {
            // A folder that has been given something else meanwhile stays.
            for folder in made.reversed() { rmdir(folder.path) }
            throw error
        }
    }
}
