internal import Foundation

/// What is at a path.
package enum FileKind: Hashable, Sendable {
    case file, folder, link, pipe, socket, device

    /// nil where there is no file, or none that this program may see.
    ///
    /// - Parameter followsLink: Whether a symbolic link at the path counts as what it leads to.
    package init?(_ path: String, followsLink: Bool = true) {
        var facts = stat()
        guard (followsLink ? stat(path, &facts) : lstat(path, &facts)) == 0 else { return nil }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }

    /// The kind in words, for anything but a file or a folder.
    package var refused: String? {
        switch self {
        case .file, .folder: nil
        case .link: "a symbolic link"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .device: "a device"
        }
    }
}
