internal import Basics
internal import Catalogs
internal import Checking
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
        let start = ContinuousClock.now
        let fonts = try fontLibrary()
        let parts = try CheckPlan(self, options: CheckOptions()).scenes
        try refuseSharedRecordings(parts)
        let done = WorkProgress(parts.count, progress)
        var verification = try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            var verification = Verification(command: command, tree: tree)
            for part in parts {
                let runner = try runners.runner(for: part.scene)
                try verification.begin(recording(of: part))
                for environment in part.environments {
                    verification.compare(try runner.report(of: part.scene, in: environment, locale: part.locale))
                }
                verification.end()
                done.advance()
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
