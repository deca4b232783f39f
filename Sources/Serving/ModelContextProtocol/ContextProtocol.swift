internal import Basics
internal import Foundation
internal import Reports

/// The Model Context Protocol: what of it a server with tools has to have.
///
/// Answers agree with the published schemas of these revisions; that of 2026-07-28 begins in another way, and its clients fall
/// back to `initialize`. Source: the specification of 2025-11-25, sections Lifecycle, Ping and Tools; the transport is stdio, a message a line.
@MainActor
struct ContextProtocol {
    /// The revisions that are the same in what is used here, the latest first; that of 2025-03-26 has batches, too.
    static let revisions = ["2025-11-25", "2025-06-18", "2024-11-05"]

    let version: String
    let run: (any Operation, JSONValue) throws -> Answer

    func answer(to request: Request) throws -> AnyRecord {
        switch request.method {
        case "initialize": return AnyRecord(initialized(request.params))
        case "ping": return AnyRecord(JSONValue.object([:]))
        case "tools/list": return AnyRecord(ToolList(tools: Operations.all.map(Tool.init)))
        case "tools/call": return AnyRecord(try call(request.params))
        case let method where method.hasPrefix("notifications/"): return AnyRecord(JSONValue.object([:]))
        default: throw ServiceError.method("there is no method \"\(request.method.excerpt)\"")
        }
    }

    /// The client's revision where it is known, or else the latest one: the client decides whether it speaks that.
    private func initialized(_ params: JSONValue) -> Initialized {
        var revision = Self.revisions[0]
        if case .text(let asked)? = params["protocolVersion"], Self.revisions.contains(asked) { revision = asked }
        return Initialized(
            protocolVersion: revision, serverInfo: .init(name: "galley", title: "Galley", version: version))
    }

    /// A call of a tool. What a model can do better the next time is a result with `isError`, as the specification asks.
    private func call(_ params: JSONValue) throws -> Called {
        guard case .text(let name)? = params["name"] else { throw ServiceError.parameters("name is missing: a text") }
        guard let operation = Operations.all.first(where: { $0.name == name }) else {
            throw ServiceError.parameters("\(UnknownName(name, kind: "tool", expected: Operations.all.map(\.name)))")
        }
        do {
            return try Called(run(operation, params["arguments"].flatMap { $0 == .null ? nil : $0 } ?? .object([:])))
        } catch {
            return Called(ServiceError(error))
        }
    }
}

private struct Initialized: Encodable {
    struct Server: Encodable {
        let name: String
        let title: String
        let version: String
    }

    let protocolVersion: String
    /// Tools, which never change while the program runs.
    let capabilities = ["tools": [String: String]()]
    let serverInfo: Server
    let instructions = """
        Galley knows how much room every text of this project has on its screens. Before you translate a key, ask budget; \
        after you have translated it, ask fits, and shorten what is tooLong until it fits. measure answers for texts without a \
        key, check lists all faults of the project, layout shows one screen.
        """
}

private struct ToolList: Encodable {
    let tools: [Tool]
}

/// An operation as a tool. None of them changes anything.
private struct Tool: Encodable {
    struct Annotations: Encodable {
        let readOnlyHint = true
        let openWorldHint = false
    }

    let name: String
    let title: String
    let description: String
    let inputSchema: JSONSchema
    let annotations = Annotations()

    @MainActor
    init(_ operation: any Operation) {
        (name, title, description) = (operation.name, operation.title, operation.about)
        inputSchema = operation.parameters.schema
    }
}

/// The result of a call.
private struct Called: Encodable {
    struct Content: Encodable {
        var type: String
        var text: String?
        /// Base64.
        var data: Data?
        var mimeType: String?
    }

    var content: [Content]
    var structuredContent: AnyRecord?
    var isError: Bool

    init(_ answer: Answer) throws {
        let text = try JSONText.render(answer.result, isPretty: false)
        content = [Content(type: "text", text: String(text.dropLast()))]
        if let picture = answer.picture {
            content.append(Content(type: "image", data: Data(picture), mimeType: "image/png"))
        }
        structuredContent = answer.result
        isError = false
    }

    init(_ error: ServiceError) {
        content = [Content(type: "text", text: error.message)]
        isError = true
    }
}
