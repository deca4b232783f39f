internal import Checks
internal import Foundation
internal import Scenes
internal import Synchronization

/// Does the parts of a check: scenes on the main actor, where view bodies belong, labels on every core.
struct CheckPool {
    let project: Project
    let fonts: FontLibrary
    let options: CheckOptions
    let progress: WorkProgress

    /// Does every part with what `checker` knows, and merges what was found. The order of parts does not matter.
    func run(scenes: [ScenePart], labels: [LabelPart], checker: Checker) throws -> Checker {
        guard !scenes.isEmpty, !labels.isEmpty, options.workers != 1 else {
            var checker = try run(scenes, checker: checker)
            checker.merge(try run(labels, checker: checker.fresh))
            return checker
        }
        // Labels belong to no actor: nothing that measures them waits for this thread, which waits for them in the end.
        let measured = Mutex<Result<Checker, InputError>?>(nil)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            let result = Result { () throws(InputError) in try run(labels, checker: checker.fresh) }
            measured.withLock { $0 = result }
        }
        let laidOut = Result { try run(scenes, checker: checker) }
        group.wait()
        var checker = try laidOut.get()
        if let labels = try measured.withLock({ $0 })?.get() { checker.merge(labels) }
        return checker
    }

    private func run(_ parts: [ScenePart], checker: Checker) throws -> Checker {
        guard !parts.isEmpty else { return checker }
        return try onMainActor { [project, fonts, options, progress] in
            var checker = checker
            var runners = SceneRunners(project, fonts: fonts, isTripled: options.isSelfTest)
            for part in parts {
                let runner = try runners.runner(for: part.scene)
                for environment in part.environments {
                    try runner.reports(of: part.scene, in: environment, locale: part.locale) { checker.check($0) }
                }
                progress.advance()
            }
            return checker
        }
    }

    private func run(_ parts: [LabelPart], checker: Checker) throws(InputError) -> Checker {
        let merged = Mutex(checker)
        try Workers.run(parts: parts.count, count: options.workers) { [project, fonts, options] in
            LabelWorker(project, fonts: fonts, checker: checker, isTripled: options.isSelfTest)
        } work: { [progress] worker, part throws(InputError) in
            try worker.run(parts[part])
            progress.advance()
            return true
        } finish: { worker in
            let found = worker.checker
            merged.withLock { $0.merge(found) }
        }
        return merged.withLock { $0 }
    }
}

extension Checker {
    /// A checker of the same rules that has seen nothing.
    fileprivate var fresh: Checker { Checker(rules: rules, differential: differential) }
}
