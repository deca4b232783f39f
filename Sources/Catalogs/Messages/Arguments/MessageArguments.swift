/// What fills the placeholders of a text.
public struct MessageArguments: Sendable, Hashable {
    /// The first one first; nil where there is none.
    public var numbered: [FormatArgument?]
    /// Arguments by name.
    public var named: [String: FormatArgument]

    /// Names the arguments.
    public init(_ numbered: [FormatArgument?], named: [String: FormatArgument] = [:]) {
        self.numbered = numbered
        self.named = named
    }

    /// The argument of a name; nil where there is none.
    public subscript(name: ArgumentName) -> FormatArgument? {
        get {
            switch name {
            case .number(let number): numbered.indices.contains(number - 1) ? numbered[number - 1] : nil
            case .name(let name): named[name]
            }
        }
        set {
            switch name {
            case .number(let number):
                guard (1...Self.mostNumbers).contains(number) else { return }
                while numbered.count < number { numbered.append(nil) }
                numbered[number - 1] = newValue
            case .name(let name): named[name] = newValue
            }
        }
    }

    /// No text means an argument of a higher number.
    static let mostNumbers = 99

    /// These arguments, with those that others have replaced.
    package func overridden(by others: MessageArguments) -> MessageArguments {
        var result = self
        result.named.merge(others.named) { $1 }
        for (index, argument) in others.numbered.enumerated() where argument != nil {
            result[.number(index + 1)] = argument
        }
        return result
    }

    /// The arguments for a text that has names: those that were given by number fill the names in their order.
    func matched(to names: [String]) -> MessageArguments {
        guard !names.isEmpty, !numbered.isEmpty else { return self }
        var matched = self
        for (name, argument) in zip(names, numbered) where matched.named[name] == nil { matched.named[name] = argument }
        return matched
    }
}

extension MessageArguments: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(arrayLiteral elements: FormatArgument?...) { self.init(elements) }
    public init(dictionaryLiteral elements: (String, FormatArgument)...) {
        self.init([], named: Dictionary(elements) { first, _ in first })
    }
}
