package import Labels

/// A key of a mapping: its name, the form of its value, and its documentation.
package struct MappingKey<Value>: Sendable {
    package let shape: KeyShape
    private let value: @Sendable (_ given: YAMLValue?, _ missing: (String) -> InputError) throws -> Value

    /// A key that may be left out.
    package init<Given>(_ name: String, _ form: ValueForm<Given>, _ about: String) where Value == Given? {
        shape = KeyShape(name, form.shape, about)
        value = { given, _ in try given.map { try form.read($0, name) } }
    }

    /// A key with the value `usual` where it is left out.
    package init(_ name: String, _ form: ValueForm<Value>, usual: String, _ about: String) {
        shape = KeyShape(name, form.shape, about, usual: usual)
        value = { given, _ in try form.read(given ?? YAMLValue(text: usual), name) }
    }

    /// A key that must be there. The error for a mapping without it says that it is not what was `expected`.
    package init(_ name: String, _ form: ValueForm<Value>, required expected: String, _ about: String) {
        shape = KeyShape(name, form.shape, about, isRequired: true)
        value = { given, missing in
            guard let given else { throw missing(expected) }
            return try form.read(given, name)
        }
    }

    /// The value of the key among the entries of a mapping.
    package func read(
        _ entries: [String: YAMLValue], missing: (String) -> InputError = { InputError(.configuration, $0) }
    ) throws -> Value {
        try value(entries[shape.name], missing)
    }
}

extension ValueForm {
    /// A mapping with only these keys, from whose values a value is made; the closure gets the mapping first.
    package static func mapping<each Entry>(
        _ keys: repeat MappingKey<each Entry>, make: @escaping @Sendable (YAMLValue, repeat each Entry) throws -> Value
    ) -> ValueForm {
        let row = (repeat each keys)
        var shapes: [KeyShape] = []
        for key in repeat each keys { shapes.append(key.shape) }
        let names = shapes.map(\.name)
        return ValueForm(.mapping(shapes)) { value, name in
            let entries = try value.entries(name, keys: names)
            return try make(value, repeat try (each row).read(entries) { value.wrong(name, $0) })
        }
    }
}
