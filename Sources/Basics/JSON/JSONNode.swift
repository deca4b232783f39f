internal import Foundation

/// A value while it is encoded as JSON.
final class JSONNode {
    enum Content {
        /// As the document has it.
        case token(String)
        case text(String)
        case list([JSONNode])
        case object([(key: String, value: JSONNode)])
    }

    var content: Content

    init(_ content: Content = .token("null")) { self.content = content }

    /// A number by Swift's description: with all its digits, and none of a whole one behind the point.
    convenience init<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number) {
        let text = number.description
        self.init(number.isFinite ? .token(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) : .text(text))
    }

    convenience init<Value: Encodable>(of value: Value) throws {
        switch value {
        case let text as String: self.init(.text(text))
        case let number as Int: self.init(.token(number.description))
        case let number as Double: self.init(number)
        case let data as Data: self.init(.text(data.base64EncodedString()))
        case let url as URL: self.init(.text(url.absoluteString))
        default:
            self.init()
            try value.encode(to: JSONNodeEncoder(self))
        }
    }

    func append(_ value: JSONNode) {
        guard case .list(var items) = content else { return }
        content = .list([])
        items.append(value)
        content = .list(items)
    }

    func append(_ value: JSONNode, for key: String) {
        guard case .object(var members) = content else { return }
        content = .object([])
        members.append((key, value))
        content = .object(members)
    }
}

extension JSONNode {
    /// Writes the value.
    ///
    /// - Parameter depth: How many objects and lists are around it, on a page with two spaces a level; nil for one line without
    ///   white space.
    func write(to writer: inout JSONWriter, depth: Int?) {
        switch content {
        case .token(let token): writer.token(token)
        case .text(let text): writer.string(text, escapes: .letters)
        case .list(let items):
            Self.write(items, between: ("[", "]"), to: &writer, depth: depth) { item, writer in
                item.write(to: &writer, depth: depth.map { $0 + 1 })
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.write(sorted, between: ("{", "}"), to: &writer, depth: depth) { member, writer in
                writer.string(member.key, escapes: .letters)
                writer.raw(depth == nil ? ":" : " : ")
                member.value.write(to: &writer, depth: depth.map { $0 + 1 })
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between brackets: (StaticString, StaticString), to writer: inout JSONWriter, depth: Int?,
        _ write: (Item, inout JSONWriter) -> Void
    ) {
        writer.raw(brackets.0)
        for (index, item) in items.enumerated() {
            if index > 0 { writer.raw(",") }
            if let depth { writer.lineFeed(indentation: 2 * (depth + 1)) }
            write(item, &writer)
        }
        // An empty one has a line of nothing in it.
        if items.isEmpty, depth != nil { writer.lineFeed(indentation: 0) }
        if let depth { writer.lineFeed(indentation: 2 * depth) }
        writer.raw(brackets.1)
    }
}
