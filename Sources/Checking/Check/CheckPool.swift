package import Checks
internal import Foundation
package import Frames
package import Labels
package import Projects
internal import Scenes
internal import Synchronization

/// Does the parts of a check: scenes on the main actor, where view bodies run, labels on every core.
package struct CheckPool {
    package let project: Project
    package let fonts: FontLibrary
    package let options: CheckOptions
    package let progress: WorkProgress
    /// Where the findings of each part are kept as soon as it is done; nil where they are not.
    var cache: PartCache?

    package init(project: Project, fonts: FontLibrary, options: CheckOptions, progress: WorkProgress) {
        self.project = project
        self.fonts = fonts
        self.options = options
        self.progress = progress
    }

    /// Does every part with a tally like `tally`, and merges what they found. The order of parts does not matter.
    package func run<Tally: ReportTally>(scenes: [ScenePart], labels: [LabelPart], into tally: Tally) throws -> Tally {
        try run(scenes: scenes, labels: Self.runs(of: labels), into: tally)
    }

    /// The same, with labels in units whose findings are kept.
    func run<Tally: ReportTally>(scenes: [ScenePart], units: [LabelUnit], into tally: Tally) throws -> Tally {
        try run(scenes: scenes, labels: units.map { LabelRun(parts: $0.parts, unit: $0) }, into: tally)
    }

    private func run<Tally: ReportTally>(scenes: [ScenePart], labels: [LabelRun], into tally: Tally) throws -> Tally {
        guard !scenes.isEmpty, !labels.isEmpty, options.workers != 1 else {
            var tally = try run(scenes, into: tally)
            tally.merge(try run(labels, into: tally.fresh))
            return tally
        }
        // Labels need no actor: nothing that measures them waits for this thread, which waits for them in the end.
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
        return try onMainActor { [project, fonts, options, progress, cache] in
            var worker = SceneWorker(
                project, fonts: fonts, tally: tally, isTripled: options.isSelfTest, cache: cache)
            for part in parts {
                try options.refuseOvertime()
                try worker.run(part)
                progress.advance()
            }
            return worker.tally
        }
    }

    /// Labels that one worker measures in a row.
    private struct LabelRun: Sendable {
        let parts: [LabelPart]
        /// The unit in which their findings are kept; nil where they are not.
        var unit: LabelUnit?
    }

    /// Parts in a row with a few hundred labels, as a room has only one and shares its shaped text with its neighbours.
    private static func runs(of parts: [LabelPart]) -> [LabelRun] {
        var runs: [LabelRun] = []
        var (start, labels) = (0, 0)
        for (index, part) in parts.enumerated() {
            labels += part.keys.count
            if labels >= 128 || index == parts.count - 1 {
                runs.append(LabelRun(parts: Array(parts[start..<index + 1])))
                (start, labels) = (index + 1, 0)
            }
        }
        return runs
    }

    private func run<Tally: ReportTally>(_ runs: [LabelRun], into tally: Tally) throws(InputError) -> Tally {
        let merged = Mutex(tally)
        try Workers.run(parts: runs.count, count: options.workers) { [project, fonts, options] in
            LabelWorker(project, fonts: fonts, tally: tally, isTripled: options.isSelfTest)
        } work: { [progress, cache] worker, run throws(InputError) in
            for part in runs[run].parts {
                try options.refuseOvertime()
                try worker.run(part)
                progress.advance()
            }
            guard let cache, let unit = runs[run].unit else { return true }
            var found = worker.handOver()
            found.withChecker { cache.keep($0.state, of: unit) }
            merged.withLock { $0.merge(found) }
            return true
        } finish: { worker in
            let found = worker.tally
            merged.withLock { $0.merge(found) }
        }
        return merged.withLock { $0 }
    }
}

/// Looks at the reports of a matrix, one after the other and several at a time, and keeps what it finds in them.
package protocol ReportTally: Sendable {
    /// Looks at a report.
    mutating func check(_ report: FrameReport)
    /// Looks at a label in all of its cells; by default at the report of each.
    ///
    /// - Parameter look: Called with the checker each time that it has looked at something.
    mutating func check(_ label: SweptLabel, look: (inout Checker) -> Void)
    /// Adds what `other` found in its part of the matrix.
    mutating func merge(_ other: Self)
    /// A tally that looks for the same and has seen nothing.
    var fresh: Self { get }
    /// Gives the checker to what tries possible fixes. Nothing is tried where nobody reads about it.
    mutating func withChecker(_ work: (inout Checker) throws -> Void) rethrows
}

extension ReportTally {
    package mutating func check(_ label: SweptLabel, look: (inout Checker) -> Void) {
        for cell in label.environments.indices {
            check(label.report(cell))
            withChecker(look)
        }
    }

    package mutating func withChecker(_ work: (inout Checker) throws -> Void) rethrows {}
}

extension Checker: ReportTally {
    package mutating func check(_ report: FrameReport) { check(report, andIn: []) }

    package mutating func check(_ label: SweptLabel, look: (inout Checker) -> Void) {
        check(label)
        look(&self)
    }

    package var fresh: Checker { Checker(rules: rules, differential: differential) }
    package mutating func withChecker(_ work: (inout Checker) throws -> Void) rethrows { try work(&self) }
}
