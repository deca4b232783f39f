internal import Checks
internal import Foundation
internal import Frames
internal import Scenes
internal import Synchronization

/// Does the parts of a check: scenes on the main actor, where view bodies belong, labels on every core.
struct CheckPool {
    let project: Project
    let fonts: FontLibrary
    let options: CheckOptions
    let progress: CheckProgress

    /// Does every part with what `tally` knows, and merges what was found. The order of parts does not matter.
    func run<Tally: ReportTally>(scenes: [ScenePart], labels: [LabelPart], into tally: Tally) throws -> Tally {
        guard !scenes.isEmpty, !labels.isEmpty, options.workers != 1 else {
            var tally = try run(scenes, into: tally)
            tally.merge(try run(labels, into: tally.fresh))
            return tally
        }
        // Labels belong to no actor: nothing that measures them waits for this thread, which waits for them in the end.
        let measured = Mutex<Result<Tally, InputError>?>(nil)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            let result = Result { () throws(InputError) in try run(labels, into: tally.fresh) }
            measured.withLock { $0 = result }
        }
        let laidOut = Result { try run(scenes, into: tally) }
        group.wait()
        var tally = try laidOut.get()
        if let labels = try measured.withLock({ $0 })?.get() { tally.merge(labels) }
        return tally
    }

    private func run<Tally: ReportTally>(_ parts: [ScenePart], into tally: Tally) throws -> Tally {
        guard !parts.isEmpty else { return tally }
        return try onMainActor { [project, fonts, options, progress] in
            var tally = tally
            var runners = SceneRunners(project, fonts: fonts, isTripled: options.isSelfTest)
            for part in parts {
                let runner = try runners.runner(for: part.scene)
                for environment in part.environments {
                    try runner.reports(of: part.scene, in: environment, locale: part.locale) {
                        tally.check($0, andIn: [])
                    }
                }
                progress.advance()
            }
            return tally
        }
    }

    private func run<Tally: ReportTally>(_ parts: [LabelPart], into tally: Tally) throws(InputError) -> Tally {
        let next = Atomic<Int>(0)
        let fault = Mutex<InputError?>(nil)
        let merged = Mutex(tally)
        let workers = max(1, min(options.workers ?? ProcessInfo.processInfo.activeProcessorCount, parts.count))
        DispatchQueue.concurrentPerform(iterations: workers) { [project, fonts, options, progress] _ in
            let worker = LabelWorker(project, fonts: fonts, tally: tally, isTripled: options.isSelfTest)
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < parts.count else { break }
                do throws(InputError) {
                    try worker.run(parts[index])
                } catch {
                    fault.withLock { $0 = error }
                    break
                }
                progress.advance()
            }
            let found = worker.tally
            merged.withLock { $0.merge(found) }
        }
        if let fault = fault.withLock({ $0 }) { throw fault }
        return merged.withLock { $0 }
    }
}

/// What looks at the reports of a matrix, one after another and several at a time, and keeps what it found in them.
protocol ReportTally: Sendable {
    /// Takes a report in, with the environments in which the label differs from it in nothing but lengths.
    mutating func check(_ report: FrameReport, andIn environments: [LayoutEnvironment])
    /// Adds what `other` found in its part of the matrix.
    mutating func merge(_ other: Self)
    /// One that looks for the same and has seen nothing.
    var fresh: Self { get }
}

extension Checker: ReportTally {
    var fresh: Checker { Checker(rules: rules, differential: differential) }
}

/// Counts the parts that are done, and tells at most a hundred times.
final class CheckProgress: Sendable {
    private let total: Int
    private let done = Mutex<Int>(0)
    private let tell: @Sendable (Double) -> Void

    init(_ total: Int, _ tell: @escaping @Sendable (Double) -> Void) {
        self.total = max(total, 1)
        self.tell = tell
    }

    func advance() {
        done.withLock { done in
            done += 1
            guard done * 100 / total != (done - 1) * 100 / total else { return }
            tell(Double(done) / Double(total))
        }
    }
}
