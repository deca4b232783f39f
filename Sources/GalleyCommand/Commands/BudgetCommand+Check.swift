internal import ArgumentParser
internal import Foundation
internal import Galley

extension BudgetCommand {
    /// `budget --check`: prints a line for each translation that is empty or too long, and then ends with status 1.
    func hold(_ returned: ReturnedTranslations, against projects: [Project]) throws {
        let progress = ProgressBar()
        defer { progress.clear() }
        let results = try projects.map { project in
            try systemFont.applied(to: project).check(returned, options: filters.options) { progress.show($0) }
        }
        progress.clear()
        let measured = results.reduce(0) { $0 + $1.measured }
        var seen: Set<EmptyReturn> = []
        let empty = results.flatMap(\.empty).filter { seen.insert($0).inserted }
        var known: Set<OverlongReturn> = []
        let overlong = results.flatMap(\.overlong).filter { known.insert($0).inserted }
        guard measured > 0 || !empty.isEmpty || !overlong.isEmpty else {
            throw Self.nothingMeasured(in: returned)
        }
        let keys = Set(projects.flatMap { $0.everyCatalog.flatMap(\.keys) })
        for entry in returned.entries where !keys.contains(entry.key) {
            let unknown = UnknownName(
                entry.key, kind: "key", expected: keys.sorted(), listedBy: InputError.keyList)
            StandardError.write("\(SourcePosition(entry.position)): note: \(unknown)\n")
        }
        let unseen = results.dropFirst().reduce(Set(results[0].unseenKeys)) { $0.intersection($1.unseenKeys) }
        let notShown = results[0].unseenKeys.filter { unseen.contains($0) && keys.contains($0) }
        if !notShown.isEmpty {
            StandardError.write("note: no scene and no label shows \(Prose.list(notShown))\n")
        }
        let lines =
            empty.map { MisfitText.empty($0) + "\n" } + overlong.map { MisfitText.overlong($0) + "\n" }
            + results.flatMap { result in
                result.misfits.map { MisfitText.line($0, widthNames: result.widthNames) + "\n" }
            }
        guard lines.isEmpty else {
            try output.write(lines.joined())
            throw ExitStatus.findings
        }
        try output.write("\(Prose.count(measured, "translation")) of \(returned.file) measured, and every one fits.\n")
    }

    private static func nothingMeasured(in returned: ReturnedTranslations) -> InputError {
        InputError(
            .configuration, "nothing was measured: no scene and no label shows a key of the file", file: returned.file)
    }

    /// `budget --check --format jsonl`: prints a verdict for each translation; ends with status 1 where one is too long or empty.
    func tell(_ returned: ReturnedTranslations, of projects: [Project], as format: VerdictText.Format) throws {
        let progress = ProgressBar()
        defer { progress.clear() }
        let verdicts = try onMainActor { [systemFont, filters] in
            try projects.flatMap { project in
                try systemFont.applied(to: project).verdicts(on: returned, options: filters.options) {
                    progress.show($0)
                }
            }
        }
        progress.clear()
        try output.write(VerdictText.render(verdicts, as: format))
        guard verdicts.contains(where: { ![.notShown, .unknownKey].contains($0.verdict) }) else {
            throw Self.nothingMeasured(in: returned)
        }
        if verdicts.contains(where: { [.tooLong, .empty].contains($0.verdict) }) { throw ExitStatus.findings }
    }
}
