internal import ArgumentParser

/// Values of an option with commas between them.
struct ArgumentList<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
    /// At least one.
    let values: [Value]

    init(_ values: [Value]) { self.values = values }

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        values = parts.compactMap { Value(argument: String($0)) }
        guard values.count == parts.count else { return nil }
    }

    static var allValueStrings: [String] { Value.allValueStrings }
    static var defaultCompletionKind: CompletionKind { Value.defaultCompletionKind }
}
