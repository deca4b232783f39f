/// A key of a catalog, with values for the placeholders in it.
///
/// An interpolated literal becomes a key with format specifiers: `"\(count) items"` is the key `%lld items`.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    package var key: String
    package var arguments: [TextArgument]
    /// The arguments that are written in the locale of the environment.
    var formats: [FormattedValue.Slot] = []

    package init(key: String, arguments: [TextArgument]) {
        self.key = key
        self.arguments = arguments
    }

    /// A key without placeholders, given at run time.
    public init(_ value: String) { self.init(key: value, arguments: []) }

    public init(stringLiteral value: String) { self.init(value) }

    /// A key with a placeholder for each value.
    public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
        formats = stringInterpolation.formats
    }

    /// Collects the literal parts of a key and the values between them.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [TextArgument] = []
        var formats: [FormattedValue.Slot] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Adds a literal part; a percent sign is doubled when the key has placeholders, as in a format string.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        }

        mutating func append(_ value: TextArgument.Value, _ specifier: String) {
            key += specifier
            arguments.append(TextArgument(value, specifier: specifier))
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value, with the specifier of its type in the key.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    /// Adds a value, with the specifier of its type in the key.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text.content), "%@") }

    /// Adds a value, with the specifier of its type in the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(value.argument, T.specifier)
    }

    /// Adds a value with a printf-style specifier, such as `"%.1f"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(value.argument, specifier)
    }

    /// Adds any value, by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value)), "%@") }
}
