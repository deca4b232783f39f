internal import Foundation

/// What is at a path, without following a link there.
enum FileKind {
    case file, link, folder, other

    /// nil where nothing is.
    init?(of place: String) {
        var facts = stat()
        guard lstat(place, &facts) == 0 else { return nil }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFLNK: self = .link
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}
