extension ValueForm where Value == String {
    /// A text that is not empty, unless it is quoted.
    package static var text: ValueForm { ValueForm(.text) { try $0.string($1) } }
}

extension ValueForm where Value == YAMLValue {
    /// A value with that shape, which is read later.
    package static func later(_ shape: ValueShape) -> ValueForm { ValueForm(shape) { value, _ in value } }
}

extension ValueForm where Value == Double {
    /// A number.
    package static var number: ValueForm { ValueForm(.number()) { try $0.number($1) } }

    /// A number that is not below `bound`.
    package static func number(from bound: Double) -> ValueForm {
        ValueForm(.number(from: bound)) { try $0.number($1, from: bound) }
    }

    /// A length of at least 0, or `infinity`.
    package static var length: ValueForm {
        ValueForm(.either([.number(from: 0), .choice(["infinity"])])) { try $0.length($1) }
    }
}

extension ValueForm where Value == Int {
    /// A whole number.
    package static var integer: ValueForm { ValueForm(.integer()) { try $0.integer($1) } }

    /// A whole number that is not below `bound`.
    package static func integer(from bound: Int) -> ValueForm {
        ValueForm(.integer(from: bound)) { try $0.integer($1, from: bound) }
    }

    /// A whole number between two.
    package static func integer(from least: Int, to most: Int) -> ValueForm {
        ValueForm(.integer(from: least, to: most)) { value, name in
            let count = try value.integer(name, from: least)
            guard count <= most else { throw value.wrong(name, "a whole number up to \(most)") }
            return count
        }
    }
}

extension ValueForm where Value == Bool {
    /// true or false.
    package static var bool: ValueForm { ValueForm(.bool) { try $0.bool($1) } }

    /// true, false, or nothing, which is true as in `bold:`.
    package static var flag: ValueForm { bool.orNothing { true } }
}

extension ValueForm {
    /// One of the names of an enumeration.
    ///
    /// - Parameter what: What messages call a name; nil for the name of the value.
    package static func choice(
        as what: String? = nil, _ choices: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, Value>
    ) -> ValueForm {
        ValueForm(.choice(choices().map(\.key))) { try $0.choice(what ?? $1, of: choices()) }
    }
}
