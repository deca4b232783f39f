internal import Basics
internal import Checks
internal import Foundation
internal import Labels
internal import Scenes
internal import Synchronization

/// Previews and other scenes that a program is no longer asked for, because asking has ended its process.
///
/// The guard of a command keeps the list, and reports what is in it. A guarded process and its workers get it in their
/// environment.
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

    /// The list of a text; empty for any other text.
    init(text: String) {
        self = (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? LeftOutListings()
    }

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

    /// The list as an environment variable has it.
    var text: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// Adds what another list has besides, and returns the errors of those whose fatal error this one did not have.
    mutating func add(_ others: LeftOutListings) -> [InputError] {
        var news: [InputError] = []
        for entry in others.entries where !entries.contains(where: { $0.name == entry.name }) {
            if !has(reason: entry.reason) { news.append(InputError(.unreadable, entry.message, at: entry.position)) }
            entries.append(entry)
        }
        return news
    }

    private static let kept = Mutex(LeftOutListings(text: getenv(variable).map { String(cString: $0) } ?? ""))

    /// What is left out in this process.
    static var current: LeftOutListings { kept.withLock { $0 } }

    /// Notes something more that is left out in this process, and in those that it starts.
    static func leaveOut(_ place: WorkPlace, _ error: InputError, reason: String?) {
        kept.withLock { current in
            _ = current.add(place, error, reason: reason)
            setenv(variable, current.text, 1)
        }
    }

    /// Leaves it out in this process from now on.
    static func apply() { ViewWork.leaveOut(current.entries.map(\.name)) }

    /// The same as unfinished parts of a check.
    static var unfinished: [UnfinishedPart] { current.parts }

    private var parts: [UnfinishedPart] {
        entries.map { entry in
            UnfinishedPart(
                scene: entry.name, locales: [], message: entry.message, position: entry.position, reason: entry.reason)
        }
    }
}
