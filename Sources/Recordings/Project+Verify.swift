internal import Basics
internal import Catalogs
package import Checking
public import Checks
internal import Foundation
internal import Frames
internal import Labels
public import Projects
internal import Reports
internal import Scenes

extension Project {
    /// Compares every scene with its recording. What differs are the findings of the result: views that moved, changed,
    /// are new or gone, and recordings that are missing or stale, grouped over text sizes and screens as faults are.
    ///
    /// - Parameter progress: Called with the share that is done, from 0 to 1, on any thread, one call at a time.
    /// - Throws: `InputError` for what cannot be used. O(cells).
    public func verify(progress: @escaping @Sendable (Double) -> Void = { _ in }) throws -> CheckResult {
        try verify(cache: nil, progress: progress)
    }

    /// The same, where scenes that were as their recordings are not laid out again until either has changed.
    package func verify(
        cache: CheckCache?, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> CheckResult {
        let start = ContinuousClock.now
        let fonts = try fontLibrary()
        var options = CheckOptions()
        options.cache = cache
        let plan = try CheckPlan(self, options: options)
        let parts = plan.scenes
        try refuseSharedRecordings(parts)
        let known = try PartCache(plan, options: options, fonts: fonts)
        defer { known?.trim() }
        let done = WorkProgress(parts.count, progress)
        var verification = try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            var verification = Verification(command: command, tree: tree)
            for part in parts {
                defer { done.advance() }
                let file = recording(of: part)
                let data = try RecordedReports.data(at: file, in: tree)
                if let data, let state = known?.state(of: part, recording: data) {
                    verification.add(state)
                    continue
                }
                let runner = try runners.runner(for: part.scene)
                verification.begin(file, data)
                for environment in part.environments {
                    verification.compare(try runner.report(of: part.scene, in: environment, locale: part.locale))
                }
                if let state = verification.end(), let data { known?.keep(state, of: part, recording: data) }
            }
            return verification
        }
        let stale = staleRecordings(besides: parts.map(recording) + versionRecordings.map(\.file))
        // The versions go with the recordings that were made with them.
        let folders = Set(stale.filter { !$0.isOfVersions }.map { $0.file.deletingLastPathComponent() })
        for stale in stale where !stale.isOfVersions || !folders.contains(stale.file.deletingLastPathComponent()) {
            try verification.add(stale)
        }
        var result = verification.result(widthNames: matrix.widthNames)
        result.notices = recordedWithOtherVersions().map { .remark("\($0)", at: nil) }
        result.summary.duration = (ContinuousClock.now - start) / .seconds(1)
        return result
    }
}
