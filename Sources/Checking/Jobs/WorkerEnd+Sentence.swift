internal import Basics
internal import Labels

extension WorkerEnd {
    /// When a worker ended that was at no scene.
    enum Idleness: String {
        case beforeWork = "before it started work"
        case afterWork = "after the last scene"
    }

    /// The error for a worker that was at no scene.
    func error(_ idleness: Idleness) -> InputError {
        InputError(.unreadable, "a worker process \(self) \(idleness.rawValue)")
    }
}

extension WorkPlace {
    /// What became of a process that was here.
    func error(_ end: WorkerEnd) -> InputError {
        InputError(.unreadable, sentence(end), at: position)
    }

    /// The same in words.
    func sentence(_ end: WorkerEnd) -> String { "the process that \(deed) \(end)" }
}
