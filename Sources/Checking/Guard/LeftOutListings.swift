internal import Basics
internal import Checks
internal import Foundation
internal import Labels
internal import Scenes
internal import Synchronization

/// Previews and other scenes that a program is no longer asked for, because asking has ended its process.
///
/// The guard of a command keeps the list, and reports what is in it. A guarded process gets it in a file, and its workers get the
/// names in their environment.
struct LeftOutListings: Codable {
    static let variable = "GALLEY_LEFT_OUT"

    private struct Entry: Codable {
        let name: String
        let message: String
        let position: SourcePosition?
        let reason: String?
    }

    private var entries: [Entry] = []

    init() {}

    var isEmpty: Bool { entries.isEmpty }

    /// Whether a fatal error has ended something else before.
    func has(reason: String?) -> Bool { reason != nil && entries.contains { $0.reason == reason } }

    /// For each fatal error that was said where it was first met, and has ended more than that, an error with the names of the others.
    var others: [InputError] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            guard let reason = entry.reason, seen.insert(reason).inserted else { return nil }
            let names = entries.filter { $0.reason == reason }.map(\.name).dropFirst()
            guard !names.isEmpty else { return nil }
            return InputError(
                .unreadable,
                "the same fatal error ended the processes that asked for \(Prose.few(names)): \(reason)",
                at: entry.position)
        }
    }

    /// Notes what a process was asked for when it died; false where that cannot be left out.
    mutating func add(_ place: WorkPlace?, _ error: InputError, reason: String?) -> Bool {
        guard let place, let name = place.listing, !entries.contains(where: { $0.name == name }) else { return false }
        entries.append(Entry(name: name, message: error.message, position: place.position, reason: reason))
        return true
    }

    /// The names as an environment variable has them, which may be no longer than 128 KiB.
    var names: String { entries.map(\.name).joined(separator: "\n") }

    /// Writes the list to the start of a file.
    func write(to file: Int32) {
        let text = (try? JSONEncoder().encode(self)) ?? Data()
        _ = text.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    }

    /// The list that was written to a file; empty for any other.
    init(in file: Int32) {
        var text = Data()
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while text.count < 64 << 20 {
            let count = pread(file, &piece, piece.count, off_t(text.count))
            guard count > 0 else { break }
            text += piece[..<count]
        }
        self = (try? JSONDecoder().decode(Self.self, from: text)) ?? LeftOutListings()
    }

    /// Adds what another list has besides, and returns the errors of those whose fatal error this one did not have.
    mutating func add(_ others: LeftOutListings) -> [InputError] {
        var news: [InputError] = []
        for entry in others.entries where !entries.contains(where: { $0.name == entry.name }) {
            if !has(reason: entry.reason) { news.append(InputError(.unreadable, entry.message, at: entry.position)) }
            entries.append(entry)
        }
        return news
    }

    private static let kept = Mutex(LeftOutListings())

    /// What is left out in this process, where it is to say so.
    static var current: LeftOutListings { kept.withLock { $0 } }

    /// Takes over a list for this process.
    static func begin(with list: LeftOutListings) { kept.withLock { $0 = list } }

    /// Notes something more that is left out in this process, and in those that it starts.
    static func leaveOut(_ place: WorkPlace, _ error: InputError, reason: String?) {
        kept.withLock { current in
            _ = current.add(place, error, reason: reason)
            setenv(variable, current.names, 1)
        }
        apply()
    }

    /// Leaves out what the environment names in this process from now on.
    static func apply() {
        let names = getenv(variable).map { String(cString: $0) } ?? ""
        ViewWork.leaveOut(names.split(separator: "\n").map(String.init))
    }

    /// The same as unfinished parts of a check.
    static var unfinished: [UnfinishedPart] { current.parts }

    private var parts: [UnfinishedPart] {
        entries.map { entry in
            UnfinishedPart(
                scene: entry.name, locales: [], message: entry.message, position: entry.position, reason: entry.reason)
        }
    }
}
