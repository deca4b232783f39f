internal import Foundation
internal import Labels

/// Lets one run at a time write into a folder. The system gives the lock up when a process ends, however it ends.
struct WorkspaceLock {
    let folder: URL

    /// Does something while no other run writes into the folder; waits where one does.
    ///
    /// - Throws: `InputError` where the folder cannot be written, and what `body` throws.
    func whileHeld<Value>(
        progress: (String) -> Void, _ body: () throws(InputError) -> Value
    ) throws(InputError) -> Value {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw unwritable(error.localizedDescription)
        }
        let file = open(folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw unwritable(String(cString: strerror(errno))) }
        defer { close(file) }
        if flock(file, LOCK_EX | LOCK_NB) != 0 {
            progress("waiting for another run of galley adopt in \(folder.path)")
            while flock(file, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }

    private func unwritable(_ reason: String) -> InputError {
        InputError(
            .unreadable, "nothing can be written here: \(reason); --cache names another folder", file: folder.path)
    }
}
