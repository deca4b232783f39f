internal import Foundation

/// What is at a path, behind all symbolic links.
package enum FileKind: Hashable, Sendable {
    case file, folder, pipe, socket, device

    /// nil where there is nothing, or nothing that may be seen.
    package init?(_ path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }

    /// What it is, where it is neither a file nor a folder.
    package var refused: String? {
        switch self {
        case .file, .folder: nil
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .device: "a device"
        }
    }
}
