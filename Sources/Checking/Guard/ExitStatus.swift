internal import Basics
internal import Labels
internal import Outputs

/// How a command ends: 0 is success. All other exit statuses of all commands are here.
package enum ExitStatus: Int32, Error {
    /// Findings at or above the severity that fails.
    case findings = 1
    /// Wrong usage or configuration, or nothing was measured.
    case usage = 2
    /// An input that cannot be read, an output that cannot be written, or a check that did not finish.
    case unreadable = 3

    /// The status that an error of the library ends a command with; nil for an error of another kind.
    package init?(of error: any Error) {
        switch error {
        case let error as ExitStatus: self = error
        case let error as InputError: self = error.kind == .configuration ? .usage : .unreadable
        case is UnknownName: self = .usage
        case is WholeFile.Failure, is UnfinishedCheck: self = .unreadable
        default: return nil
        }
    }
}
