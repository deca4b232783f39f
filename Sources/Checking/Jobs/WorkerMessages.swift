internal import Foundation
internal import Labels

/// A request to a worker.
enum WorkerRequest: Codable {
    /// Make the plan of a project, by its number among those of the command, and begin a tally.
    ///
    /// - Parameter knowledge: What the tally has to know beforehand, packed.
    case begin(project: Int, knowledge: Data)
    /// Lay out a scene in the environments of a part of the plan.
    case layOut(part: Int)
    /// Send what was found since `begin` or since the last `handOver`.
    ///
    /// - Parameter isLast: Whether no part waits any more.
    case handOver(isLast: Bool)
}

/// A worker's reply: one to each request, in their order.
enum WorkerReply: Codable {
    /// The plan is made.
    case ready(PlanFingerprint)
    /// There is no such project, or no plan can be made, though the other process could make one.
    case refused
    /// A part is done.
    case laidOut(part: Int)
    /// A part cannot be done.
    case failed(part: Int, WorkerFault)
    /// What was found, packed.
    case found(Data)
}

/// An `InputError` that is sent from one process to another.
struct WorkerFault: Codable {
    private let isConfiguration: Bool
    private let file: String?
    private let line: Int?
    private let column: Int?
    private let message: String

    init(_ error: any Error) {
        let error = error as? InputError ?? InputError(.unreadable, "\(error)")
        isConfiguration = error.kind == .configuration
        (file, line, column, message) = (error.file, error.line, error.column, error.message)
    }

    var error: InputError {
        var error = InputError(isConfiguration ? .configuration : .unreadable, message)
        (error.file, error.line, error.column) = (file, line, column)
        return error
    }
}
