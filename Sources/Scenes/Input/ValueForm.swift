/// How a value of a scene file or a configuration is read, together with what it may be: so the reader accepts what
/// schemas and the reference describe.
package struct ValueForm<Value>: Sendable {
    /// What the value may be.
    package let shape: ValueShape
    /// Reads a value, which messages call by the name; throws `InputError` with the place of the fault.
    package let read: @Sendable (_ value: YAMLValue, _ name: String) throws -> Value

    package init(_ shape: ValueShape, read: @escaping @Sendable (YAMLValue, String) throws -> Value) {
        self.shape = shape
        self.read = read
    }

    /// Makes a different value from what was read; the closure also gets the value of the file, for its place.
    package func map<Other>(_ change: @escaping @Sendable (Value, YAMLValue) throws -> Other) -> ValueForm<Other> {
        ValueForm<Other>(shape) { [read] value, name in try change(try read(value, name), value) }
    }

    /// The form under its own name in schemas.
    package func named(_ name: String, _ about: String) -> ValueForm {
        ValueForm(.named(name, about: about, shape), read: read)
    }

    /// Or a word, which means a value.
    package func or(_ word: String, _ meaning: @escaping @Sendable () -> Value) -> ValueForm {
        let shape = ValueShape.either([word == "true" ? .isTrue : .choice([word]), shape])
        return ValueForm(shape) { [read] value, name in value.scalar == word ? meaning() : try read(value, name) }
    }

    /// Or nothing after the colon, which means a value.
    package func orNothing(_ meaning: @escaping @Sendable () -> Value) -> ValueForm {
        ValueForm(.either([shape, .nothing])) { [read] value, name in value.isNull ? meaning() : try read(value, name) }
    }

    /// Or a mapping.
    package func orMapping(_ mapping: ValueForm) -> ValueForm {
        ValueForm(.either([shape, mapping.shape])) { [read] value, name in
            try value.isMapping ? mapping.read(value, name) : read(value, name)
        }
    }

    /// A list of such values.
    package var list: ValueForm<[Value]> {
        ValueForm<[Value]>(.list(shape)) { [read] value, name in try value.list(name).map { try read($0, name) } }
    }

    /// A list of such values, or a single one.
    package var listOrOne: ValueForm<[Value]> {
        ValueForm<[Value]>(.either([shape, .list(shape)])) { [read] value, name in
            try value.listOrOne().map { try read($0, name) }
        }
    }
}
