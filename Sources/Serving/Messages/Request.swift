internal import Basics
internal import Catalogs

/// A request of JSON-RPC 2.0: one line.
struct Request {
    /// From here on a `Double` is not every whole number.
    private static let largestNumber = 9_007_199_254_740_992.0

    /// What the reply repeats; nil for a notification, which has no reply in JSON-RPC.
    var id: JSONValue?
    var method: String
    var params: JSONValue

    /// - Throws: `ServiceError` for what is not a request, with the identifier that the error belongs to where there is one.
    static func read(_ line: [UInt8]) -> (id: JSONValue?, Result<Request, ServiceError>) {
        let value: JSONValue
        do throws(CatalogError) {
            value = try JSONValue(line)
        } catch {
            let place = error.column.map { "column \($0): " } ?? ""
            if case .duplicateKey(let name, _, _) = error.problem {
                return (.null, .failure(.request("\(place)an object has \"\(name.excerpt)\" twice")))
            }
            return (.null, .failure(.parse("the line is not JSON: \(place)\(error.message)")))
        }
        guard case .object(let members) = value else {
            let hint = if case .list = value { "; send each request on a line of its own" } else { "" }
            return (.null, .failure(.request("expected an object with a method, found \(value.kind)\(hint)")))
        }
        let id = members["id"] == .null ? nil : members["id"]
        switch id {
        case nil, .text: break
        // Larger ones would not come back as they were.
        case .number(let number) where number == number.rounded() && abs(number) < Self.largestNumber: break
        case let id?:
            return (.null, .failure(.request("id: expected a text or a whole number below 2^53, found \(id.kind)")))
        }
        guard case .text(let method)? = members["method"] else {
            return (id ?? .null, .failure(.request("method is missing: the name of what is asked for")))
        }
        return (
            id,
            .success(
                Request(
                    id: id, method: method, params: members["params"].flatMap { $0 == .null ? nil : $0 } ?? .object([:])
                ))
        )
    }
}

/// A reply of JSON-RPC 2.0: one line.
struct Reply: Encodable {
    let jsonrpc = "2.0"
    let id: JSONValue?
    let result: AnyRecord?
    let error: Failure?

    struct Failure: Encodable {
        let code: Int
        let message: String
    }

    init(to id: JSONValue?, _ result: AnyRecord) {
        (self.id, self.result, error) = (id, result, nil)
    }

    init(to id: JSONValue?, _ error: ServiceError) {
        (self.id, result) = (id, nil)
        self.error = Failure(code: error.code, message: error.message)
    }
}

/// Any value that can be written as JSON.
struct AnyRecord: Encodable {
    let value: any Encodable

    init(_ value: any Encodable) { self.value = value }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
