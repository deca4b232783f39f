import Foundation

/// What goes wrong.
enum Fault {
    static let current = ProcessInfo.processInfo.environment["FAULT"]

    /// Whether it goes wrong where the program is asked for its previews.
    static var isInPreview: Bool { current?.hasPrefix("preview ") ?? false }

    static func happen() {
        switch current?.split(separator: " ").first(where: { $0 != "preview" }) {
        case "trap": fatalError("FAULT is trap")
        case "exit": exit(0)
        // Nothing that is to run at the end of a program runs.
        case "quit": _exit(0)
        case "stop": raise(SIGSTOP)
        case "hang":
            FileHandle.standardError.write(Data("hanging in \(getpid())\n".utf8))
            while true { sleep(1) }
        case "spin":
            while true {}
        default: break
        }
    }
}
