internal import Foundation

/// A temporary file. It is removed with its owner, or when a signal ends the program, unless it is kept or has moved.
final class UnfinishedFile {
    let path: String
    /// Open for writing; its user closes it.
    let descriptor: Int32
    private let slot: UnfinishedFiles.Slot
    private var isKept = false

    /// Makes a new file; existing files are not changed.
    ///
    /// - Parameter isOurName: Whether no other program has a file of this name. The file is then noted before it is
    ///   made, so that a signal to another thread in between leaves nothing.
    init(at path: String, mode: mode_t, named name: String, isOurName: Bool = false) throws(WholeFile.Failure) {
        self.path = path
        (descriptor, slot) = try UnfinishedFiles.withoutSignals { () throws(WholeFile.Failure) in
            let early = isOurName ? UnfinishedFiles.add(path) : nil
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            guard descriptor >= 0 else {
                let failure = WholeFile.Failure.latest(name)
                early.map(UnfinishedFiles.remove)
                throw failure
            }
            guard let slot = early ?? UnfinishedFiles.add(path) else {
                unlink(path)
                close(descriptor)
                throw .init(name, EMFILE)
            }
            return (descriptor, slot)
        }
    }

    /// How the names of such files begin.
    static let start = ".galley-"

    /// Makes a file beside the one that it is to replace, with its owner and permissions.
    convenience init(beside target: String, named name: String) throws(WholeFile.Failure) {
        var facts = stat()
        let exists = stat(target, &facts) == 0
        if exists, access(target, W_OK) != 0 { throw .latest(name) }
        try self.init(
            at: OutputTarget.split(target).folder + Self.name(), mode: exists ? facts.st_mode & 0o700 : 0o666,
            named: name,
            isOurName: true)
        guard exists else { return }
        // Only root can change the owner of a file.
        _ = fchown(descriptor, facts.st_uid, facts.st_gid)
        _ = fchmod(descriptor, facts.st_mode & 0o7777)
    }

    /// A name that no other file has.
    static func name() -> String { "\(start)\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))" }

    deinit {
        if !isKept { unlink(path) }
        UnfinishedFiles.remove(slot)
    }

    /// Leaves the file where it is.
    func keep() { isKept = true }
}
