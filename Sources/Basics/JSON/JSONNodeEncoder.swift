/// Takes a value apart into nodes.
struct JSONNodeEncoder: Encoder {
    let node: JSONNode
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ node: JSONNode) { self.node = node }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        // A value may encode another beside its own keys.
        if case .object = node.content {} else { node.content = .object([]) }
        return KeyedEncodingContainer(JSONObjectContainer<Key>(node: node))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.content = .list([])
        return JSONListContainer(node: node)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { JSONValueContainer(node: node) }
}

private struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: JSONNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { node.append(JSONNode(), for: key.stringValue) }
    func encode(_ value: String, forKey key: Key) { node.append(JSONNode(.text(value)), for: key.stringValue) }
    func encode(_ value: Double, forKey key: Key) { node.append(JSONNode(value), for: key.stringValue) }

    func encode(_ value: Int, forKey key: Key) {
        node.append(JSONNode(.token(value.description)), for: key.stringValue)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        node.append(try JSONNode(of: value), for: key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        let inner = JSONNode(.object([]))
        node.append(inner, for: key.stringValue)
        return KeyedEncodingContainer(JSONObjectContainer<NestedKey>(node: inner))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let inner = JSONNode(.list([]))
        node.append(inner, for: key.stringValue)
        return JSONListContainer(node: inner)
    }

    func superEncoder() -> any Encoder { JSONNodeEncoder(node) }
    func superEncoder(forKey key: Key) -> any Encoder { JSONNodeEncoder(node) }
}

private struct JSONListContainer: UnkeyedEncodingContainer {
    let node: JSONNode
    var codingPath: [any CodingKey] { [] }
    var count: Int { if case .list(let items) = node.content { items.count } else { 0 } }

    func encodeNil() { node.append(JSONNode()) }
    func encode<Value: Encodable>(_ value: Value) throws { node.append(try JSONNode(of: value)) }

    func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        let inner = JSONNode(.object([]))
        node.append(inner)
        return KeyedEncodingContainer(JSONObjectContainer<NestedKey>(node: inner))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let inner = JSONNode(.list([]))
        node.append(inner)
        return JSONListContainer(node: inner)
    }

    func superEncoder() -> any Encoder { JSONNodeEncoder(node) }
}

private struct JSONValueContainer: SingleValueEncodingContainer {
    let node: JSONNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { node.content = .token("null") }
    func encode(_ value: Bool) { node.content = .token(value ? "true" : "false") }
    func encode(_ value: String) { node.content = .text(value) }
    func encode(_ value: Double) { node.content = JSONNode(value).content }
    func encode(_ value: Float) { node.content = JSONNode(value).content }
    func encode(_ value: Int) { node.content = .token(value.description) }
    func encode(_ value: Int8) { node.content = .token(value.description) }
    func encode(_ value: Int16) { node.content = .token(value.description) }
    func encode(_ value: Int32) { node.content = .token(value.description) }
    func encode(_ value: Int64) { node.content = .token(value.description) }
    func encode(_ value: UInt) { node.content = .token(value.description) }
    func encode(_ value: UInt8) { node.content = .token(value.description) }
    func encode(_ value: UInt16) { node.content = .token(value.description) }
    func encode(_ value: UInt32) { node.content = .token(value.description) }
    func encode(_ value: UInt64) { node.content = .token(value.description) }
    func encode<Value: Encodable>(_ value: Value) throws { node.content = try JSONNode(of: value).content }
}
