internal import Basics
internal import Checks
internal import Frames
internal import Labels
internal import Projects
internal import Scenes

extension CheckPlan {
    /// A digest of the plan. It is the same in every process and for every share of a check, and differs where the
    /// parts differ.
    ///
    /// Takes a tenth of a microsecond for each environment of a part.
    var digest: String {
        var fingerprint = Digest()
        for part in scenes {
            fingerprint.add(part.scene.name)
            fingerprint.add(part.locale.name)
            fingerprint.add(Double(part.cost))
            for environment in part.environments { fingerprint.add(environment) }
        }
        for part in labels {
            fingerprint.add(part.budget.title)
            fingerprint.add(part.locale.name)
            for key in part.keys { fingerprint.add(key) }
            for environment in part.environments { fingerprint.add(environment) }
        }
        return fingerprint.digits
    }
}

extension Digest {
    /// No room is NaN, which is used for a side without a limit.
    fileprivate mutating func add(_ environment: LayoutEnvironment) {
        add(environment.locale)
        add(environment.layoutDirection == .rightToLeft ? 1 : 0)
        add(environment.textSize.order)
        add(environment.width ?? .nan)
        add(environment.height ?? .nan)
        let covered = environment.safeArea
        for inset in [covered?.top, covered?.leading, covered?.bottom, covered?.trailing] { add(inset ?? .nan) }
        add(environment.displayScale)
        add(environment.system?.rawValue ?? environment.platform.rawValue)
    }
}
