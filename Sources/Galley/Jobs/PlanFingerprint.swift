internal import Scenes

/// What two processes must have alike to take a part of a plan for the same: both have read the same files.
struct PlanFingerprint: Codable, Equatable {
    private let hash: UInt64

    init(_ plan: CheckPlan, of project: Project) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        // FNV-1a, as Swift's own hashes differ from process to process.
        func add(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        for part in plan.scenes {
            add(part.scene.name)
            add(part.scene.file ?? "")
            for environment in part.environments { add("\(environment)") }
        }
        self.hash = hash
    }
}
