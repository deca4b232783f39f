internal import Basics
public import Checking
internal import Foundation
internal import Labels
public import Projects

/// Answers questions about a project, one line of JSON each, until its input ends.
///
/// A request is a JSON-RPC 2.0 object on one line: `{"id":1,"method":"fits","params":{…}}`; `jsonrpc` may be left out. Replies
/// come in the order of the requests and repeat their `id`. A request that cannot be answered gets an error, and nothing else
/// ends. The service opens no socket, writes no file and reads only what a check of its project may read, again when a file of it
/// changes.
@MainActor
public final class Service {
    /// What is spoken.
    public enum Language: Sendable {
        /// The methods are the operations.
        case plain
        /// The Model Context Protocol, over standard input and output.
        case modelContextProtocol
    }

    /// The longest request, in bytes of UTF-8.
    public static let longestRequest = 8 << 20

    private let desk: ProjectDesk
    private let language: Language
    private let timeLimit: Double?
    private let version: String

    /// - Parameters:
    ///   - options: What of the project is looked at.
    ///   - timeLimit: The most seconds for one request; nil for no limit.
    ///   - version: That of the program.
    ///   - read: Reads the project; called again after a change of its files.
    public init(
        _ language: Language, options: CheckOptions = CheckOptions(), timeLimit: Double?, version: String,
        read: @escaping () throws -> Project
    ) {
        desk = ProjectDesk(options, read: read)
        (self.language, self.timeLimit, self.version) = (language, timeLimit, version)
    }

    /// Answers every line of a file descriptor.
    ///
    /// - Parameter write: Writes one line, with its line feed.
    /// - Throws: What `write` throws.
    public func answer(linesOf descriptor: Int32, write: (String) throws -> Void) throws {
        var input = LineInput(descriptor, longest: Self.longestRequest)
        while true {
            let reply: Reply?
            switch input.next() {
            case .end: return
            case .tooLong:
                let most = "\(Self.longestRequest >> 20) MB"
                reply = Reply(to: .null, .request("the request is longer than \(most); send several"))
            case .text(let line): reply = self.reply(to: line)
            }
            if let reply { try write(JSONText.render(reply, isPretty: false)) }
        }
    }

    /// The reply to a line; nil for an empty line, and for a notification.
    private func reply(to line: [UInt8]) -> Reply? {
        guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { return nil }
        let (id, read) = Request.read(line)
        let isNotification = id == nil && language == .modelContextProtocol
        do {
            let result = try answer(to: read.get())
            return isNotification ? nil : Reply(to: id, result)
        } catch {
            return isNotification ? nil : Reply(to: id, ServiceError(error))
        }
    }

    private func answer(to request: Request) throws -> AnyRecord {
        switch language {
        case .modelContextProtocol:
            return try ContextProtocol(version: version, run: run).answer(to: request)
        case .plain:
            guard let operation = Operations.all.first(where: { $0.name == request.method }) else {
                throw ServiceError.method(
                    "\(UnknownName(request.method, kind: "method", expected: Operations.all.map(\.name)))")
            }
            let answer = try run(operation, request.params)
            return answer.picture.map { AnyRecord(PicturedRecord(answer.result, picture: $0)) } ?? answer.result
        }
    }

    private func run(_ operation: any Operation, _ arguments: JSONValue) throws -> Answer {
        try operation.parameters.check(arguments)
        return try operation.run(Arguments(arguments), at: desk, before: Deadline(within: timeLimit))
    }
}

/// What a service answers.
@MainActor
enum Operations {
    static let all: [any Operation] = [
        FitsOperation(), MeasureOperation(), BudgetOperation(), CheckOperation(), LayoutOperation(),
    ]
}

/// An answer with a picture: the members of the object, and `picture` beside them.
private struct PicturedRecord: Encodable {
    private let result: AnyRecord
    /// A PNG, in Base64.
    private let picture: Data

    private enum CodingKeys: CodingKey {
        case picture
    }

    init(_ result: AnyRecord, picture: [UInt8]) {
        (self.result, self.picture) = (result, Data(picture))
    }

    func encode(to encoder: any Encoder) throws {
        try result.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(picture, forKey: .picture)
    }
}
