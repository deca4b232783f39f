internal import Basics
internal import Catalogs
internal import Labels

/// A value of a request, whole in memory: requests are small.
indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// The most values inside each other; a request has six.
    static let depthLimit = 32

    /// Reads one document.
    ///
    /// - Throws: `CatalogError` with the place of the first fault: a syntax error, or a name that an object has twice.
    init(_ bytes: [UInt8]) throws(CatalogError) {
        var reader = try JSONReader(bytes, file: "request", depthLimit: Self.depthLimit)
        self = try Self.read(&reader)
        try reader.readEnd()
        if let fault = reader.warnings.first { throw fault }
    }

    private static func read(_ reader: inout JSONReader) throws(CatalogError) -> JSONValue {
        switch try reader.nextKind() {
        case .string: return .text(try reader.readString("a text").value)
        case .bool: return .bool(try reader.readBool())
        case .number: return .number(try reader.readNumber("a number") { _ in true })
        case .null:
            try reader.skipValue()
            return .null
        case .array:
            var items: [JSONValue] = []
            try reader.readArray("a list") { reader, _ throws(CatalogError) in items.append(try read(&reader)) }
            return .list(items)
        case .object:
            var members: [String: JSONValue] = [:]
            try reader.readObject("an object") { reader, name throws(CatalogError) in
                members[name.value] = try read(&reader)
            }
            return .object(members)
        }
    }

    /// What it is, for messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): Number.text(number)
        case .text(let text): "\"\(text.excerpt)\""
        case .list: "a list"
        case .object: "an object"
        }
    }

    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }
}

extension JSONValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let items): try container.encode(items)
        case .object(let members): try container.encode(members)
        }
    }
}
