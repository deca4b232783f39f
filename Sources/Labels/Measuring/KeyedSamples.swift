public import Catalogs

/// Values that replace the arguments of texts, by the keys of the texts.
///
/// Where several entries match a key, those with exactly this key come first, then the others in their order. Each
/// argument takes the first value that there is for it.
public struct KeyedSamples: Hashable, Sendable {
    /// The values for the texts of some keys.
    public struct Entry: Hashable, Sendable {
        /// Which keys: `*` matches any characters, `?` one, `[a-z]` one of a range.
        public var keys: String
        /// The values in the order of the arguments.
        public var numbered: [SampleArgument]
        /// The values by the names of the arguments. A number, from 1, names an argument by its position.
        public var named: [String: SampleArgument]

        /// Makes an entry.
        public init(keys: String, numbered: [SampleArgument] = [], named: [String: SampleArgument] = [:]) {
            self.keys = keys
            self.numbered = numbered
            self.named = named
        }
    }

    /// The entries, in their order.
    public let entries: [Entry]
    /// The values for all other arguments, by type; nil for the usual ones.
    public var defaults: SampleArguments?

    /// The entries for each exact key, and those with patterns.
    private let exact: [String: [Int]]
    private let patterns: [Int]

    /// Takes the entries in their order.
    public init(_ entries: [Entry] = []) { self.init(entries, defaults: nil) }

    /// Takes the entries in their order, and values by type for all other arguments.
    public init(_ entries: [Entry], defaults: SampleArguments?) {
        self.entries = entries
        self.defaults = defaults
        exact = Dictionary(grouping: entries.indices) { entries[$0].keys }
        patterns = entries.indices.filter { entries[$0].isPattern }
    }

    /// These, then others.
    package func followed(by others: KeyedSamples) -> KeyedSamples {
        KeyedSamples(entries + others.entries, defaults: defaults ?? others.defaults)
    }

    /// The values for the arguments of a text. O(patterns).
    package func arguments(for key: String) -> MessageArguments {
        var arguments: MessageArguments = []
        for index in exact[key] ?? [] { arguments = entries[index].arguments.overridden(by: arguments) }
        for index in patterns where entries[index].keys != key && Wildcard.matches(key, entries[index].keys) {
            arguments = entries[index].arguments.overridden(by: arguments)
        }
        return arguments
    }
}

extension KeyedSamples: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral entries: (String, [SampleArgument])...) {
        self.init(entries.map { Entry(keys: $0.0, numbered: $0.1) })
    }
}

extension KeyedSamples.Entry {
    /// Whether the keys are a pattern.
    package var isPattern: Bool { Wildcard.isPattern(keys) }

    package var arguments: MessageArguments {
        var arguments = MessageArguments(numbered.map(\.format))
        for (name, value) in named {
            arguments[Int(name).map { .number($0) } ?? .name(name)] = value.format
        }
        return arguments
    }
}
