internal import Foundation
internal import Labels

/// What a worker is asked.
enum WorkerRequest: Codable {
    /// To make the plan of a project, by its number among those of the command, and to begin a tally.
    ///
    /// - Parameter knowledge: What the tally has to know beforehand, packed.
    case begin(project: Int, knowledge: Data)
    /// To lay a scene out in the environments of a part of the plan.
    case layOut(part: Int)
    /// To hand over what it has found since `begin`, or since it handed something over last.
    case handOver
}

/// What a worker answers: to each request once, in their order.
enum WorkerReply: Codable {
    /// The plan is made.
    case ready(PlanFingerprint)
    /// There is no such project, or no plan can be made, though another process could make one before.
    case refused
    /// A part is done.
    case laidOut(part: Int)
    /// A part cannot be done.
    case failed(part: Int, WorkerFault)
    /// What was found, packed.
    case found(Data)
}

/// An `InputError` on its way from one process to another.
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
