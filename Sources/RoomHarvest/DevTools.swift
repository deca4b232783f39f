internal import Foundation

/// Commands and events of the DevTools protocol.
final class DevTools {
    private let process: BrowserProcess
    private var number = 0
    /// Called with the method and the parameters of every event, while an answer is waited for.
    var onEvent: (_ method: String, _ parameters: [String: Any]) -> Void = { _, _ in }
    /// The tab that commands are for; nil for the browser itself.
    var session: String?

    init(_ process: BrowserProcess) { self.process = process }

    /// A command that the browser refuses.
    struct Refusal: Error {
        var method: String
        var message: String
    }

    /// Nothing was answered in time.
    struct Late: Error {}

    /// Sends a command and waits for its answer.
    @discardableResult
    func send(
        _ method: String, _ parameters: [String: Any] = [:], until deadline: ContinuousClock.Instant
    ) throws -> [String: Any] {
        let sent = try post(method, parameters)
        while true {
            let message = try next(until: deadline)
            guard message["id"] as? Int == sent else { continue }
            if let error = message["error"] as? [String: Any] {
                throw Refusal(method: method, message: error["message"] as? String ?? "no reason is given")
            }
            return message["result"] as? [String: Any] ?? [:]
        }
    }

    /// Sends a command whose answer does not matter.
    @discardableResult
    func post(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try process.send(Array(JSONSerialization.data(withJSONObject: message)))
        return number
    }

    /// Lets events come until the condition is met.
    func wait(until deadline: ContinuousClock.Instant, for condition: () -> Bool) throws {
        while !condition() { _ = try next(until: deadline) }
    }

    /// Lets events come for a while.
    func rest(until end: ContinuousClock.Instant) throws {
        do {
            while true { _ = try next(until: end) }
        } catch is Late {}
    }

    private func next(until deadline: ContinuousClock.Instant) throws -> [String: Any] {
        guard let bytes = try process.receive(until: deadline) else { throw Late() }
        let message = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        if let message, let method = message["method"] as? String {
            // Events of a tab that is given up may still come.
            let isOwn = (message["sessionId"] as? String).map { $0 == session } ?? true
            if isOwn { onEvent(method, message["params"] as? [String: Any] ?? [:]) }
        }
        return message ?? [:]
    }
}
