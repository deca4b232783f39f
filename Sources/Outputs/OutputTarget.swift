internal import Foundation

/// What a path leads to, for a program that wants to write there.
enum OutputTarget: Hashable {
    /// A plain file, or a name that nothing has yet, behind all symbolic links.
    case plainFile(String)
    /// An open descriptor of this program, as `/dev/stdout` and `/dev/fd/3` name them. Opened by that name, a file would
    /// be written from its start, over what is there.
    case descriptor(Int32)
    /// A device, a pipe or a socket.
    case special(String)

    /// As many symbolic links as Linux follows in a path.
    private static let mostLinks = 40

    /// Follows the symbolic links of the last name; the system follows those before it.
    init(_ path: String) throws(WholeFile.Failure) {
        var place = path
        for _ in 0...Self.mostLinks {
            if let descriptor = Self.descriptor(place) {
                self = .descriptor(descriptor)
                return
            }
            var facts = stat()
            guard lstat(place, &facts) == 0 else {
                self = try Self.missing(place, behind: path)
                return
            }
            switch facts.st_mode & S_IFMT {
            case S_IFLNK: place = try Self.target(ofLink: place, behind: path)
            case S_IFREG:
                self = .plainFile(place)
                return
            case S_IFDIR: throw .init(path, EISDIR)
            default:
                self = .special(place)
                return
            }
        }
        throw .init(path, ELOOP)
    }

    /// The folder of a path with the slash at its end, empty for the current folder, and the last name.
    static func split(_ path: String) -> (folder: String, name: String) {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        return (String(path[..<start]), String(path[start...]))
    }

    /// A name that nothing has is that of a new file, or of a pipe that another program has open.
    private static func missing(_ place: String, behind path: String) throws(WholeFile.Failure) -> OutputTarget {
        guard errno == ENOENT, !path.isEmpty else { throw .latest(path) }
        var facts = stat()
        if stat(path, &facts) == 0 { return .special(path) }
        guard !split(place).name.isEmpty else { throw .init(path, EISDIR) }
        return .plainFile(place)
    }

    private static func target(ofLink link: String, behind path: String) throws(WholeFile.Failure) -> String {
        var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &characters, characters.count)
        guard count >= 0 else { throw .latest(path) }
        let bytes = characters[..<count].map { UInt8(bitPattern: $0) }
        guard let target = String(validating: bytes, as: UTF8.self) else { throw .init(path, EILSEQ) }
        return target.hasPrefix("/") ? target : split(link).folder + target
    }

    /// The number of the descriptor that a path names, where it is one of this program's.
    private static func descriptor(_ path: String) -> Int32? {
        let (folder, name) = split(path)
        guard let number = Int32(name), let real = realpath(folder, nil) else { return nil }
        defer { free(real) }
        guard String(cString: real) == "/proc/\(getpid())/fd" else { return nil }
        return number == STDOUT_FILENO ? OwnOutput.descriptor : number
    }
}
