import Foundation
import Galley
import TestSupport
import Testing

/// A project in a repository of its own, all of it committed on the branch `main`; both go when their owner does.
final class GitCopy {
    let copy: ProjectCopy
    /// Where the project is below the root of the repository; empty for the root itself.
    private let project: String

    init(_ files: [String: String], project: String = "") throws {
        copy = try ProjectCopy(files)
        self.project = project
        try git("init", "-q", "-b", "main")
        try commit()
    }

    /// Runs git at the root of the repository, and gives what it writes.
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let settings = [
            "user.name=A", "user.email=a@example.org", "commit.gpgsign=false", "protocol.file.allow=always",
            "core.excludesFile=/dev/null",
        ]
        let run = try CommandRun(
            ["git", "-C", copy.folder.path] + settings.flatMap { ["-c", $0] } + arguments, joinsStreams: true)
        // These tests prove nothing without git: they fail, and say why.
        guard run.end.status != 127 else { throw GitFailed("these tests need git: apt-get install git") }
        guard run.end.status == 0 else { throw GitFailed("git \(arguments): \(run.text)") }
        return run.text
    }

    struct GitFailed: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Commits whatever has changed.
    func commit() throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", "Change")
    }

    /// The result of a check of what has changed since a revision.
    func check(
        since revision: String = "HEAD", allowing paths: [String] = [],
        _ change: (inout CheckOptions) -> Void = { _ in }
    ) throws -> CheckResult {
        var options = CheckOptions()
        options.changedSince = revision
        change(&options)
        return try Project.find(at: copy.folder.appending(path: project).path, allowing: paths).check(options)
    }
}

extension CheckResult {
    /// Every scene and budget with the locales that it was checked in: `Save de en`.
    var measured: [String] {
        Dictionary(grouping: summary.parts, by: \.scene).map { scene, parts in
            ([scene] + parts.map(\.locale).sorted()).joined(separator: " ")
        }.sorted()
    }

    /// What is said of the check itself.
    var remarks: [String] {
        notices.map { notice in
            guard case .remark(let text, _) = notice else { return "\(notice)" }
            return text
        }
    }
}

/// The files of small projects.
enum Sources {
    /// A String Catalog: for each key the text in each locale.
    static func xcstrings(_ texts: KeyValuePairs<String, KeyValuePairs<String, String>>) -> String {
        xcstrings(texts.map { ($0.key, Array($0.value)) })
    }

    /// The same from lists.
    static func xcstrings(_ texts: [(key: String, value: [(key: String, value: String)])]) -> String {
        let entries = texts.map { key, localizations in
            let units = localizations.map { locale, text in
                "\"\(locale)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
            }
            return "    \"\(key)\": { \"localizations\": {\n      \(units.joined(separator: ",\n      ")) } }"
        }
        return """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
            \(entries.joined(separator: ",\n"))
            } }
            """
    }

    /// A scene that shows one text.
    static func scene(_ name: String, _ key: String) -> String { "scene: \(name)\nview: { Text: \(key) }\n" }

    /// Every label is cut off, so that the findings show which were measured.
    static let narrow = """
        labels: [{ keys: '*', maxWidth: 4, maxLines: 1 }]
        rules: { overflow: off, broken-word: off, missing-translation: off }

        """
}
