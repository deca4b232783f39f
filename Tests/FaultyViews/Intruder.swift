import Foundation

/// What a view of a stranger's program may try, though it is only to be shown.
enum Intruder {
    /// The folder in which it tries, in the environment variable INTRUDER.
    private static let folder = URL(filePath: ProcessInfo.processInfo.environment["INTRUDER"] ?? "/nonexistent")

    /// Tries everything once, and says what was done on standard error.
    static let deeds: Void = {
        let files = FileManager.default
        let word = Data("word".utf8)
        attempt("write") { try word.write(to: folder.appending(path: "written")) }
        attempt("remove") { try files.removeItem(at: folder.appending(path: "kept")) }
        attempt("move") {
            try files.moveItem(at: folder.appending(path: "moved"), to: folder.appending(path: "away"))
        }
        attempt("cut") {
            if truncate(folder.appending(path: "cut").path, 0) != 0 { throw CocoaError(.fileWriteUnknown) }
        }
        attempt("run") {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/touch")
            process.arguments = [folder.appending(path: "touched").path]
            try process.run()
            process.waitUntilExit()
        }
        attempt("connect") {
            // Nobody listens there, which is told only where it is allowed to ask.
            var address = sockaddr_in()
            (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), in_port_t(1).bigEndian)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(socket) }
            let status = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            if status != 0, errno == EACCES { throw CocoaError(.fileWriteNoPermission) }
        }
        attempt("home") { try word.write(to: files.homeDirectoryForCurrentUser.appending(path: "in-home")) }
        attempt("temporary") { try word.write(to: files.temporaryDirectory.appending(path: "in-tmp")) }
    }()

    private static func attempt(_ name: String, _ deed: () throws -> Void) {
        var end = "done"
        do { try deed() } catch { end = "refused" }
        FileHandle.standardError.write(Data("\(name) \(end)\n".utf8))
    }
}
