internal import ArgumentParser
internal import Galley

/// Values of an option with commas between them; repeated values count once.
struct ArgumentList<Value: ExpressibleByArgument & Hashable & Sendable>: ExpressibleByArgument, Sendable {
    /// At least one.
    let values: [Value]

    init(_ values: [Value]) { self.values = values.distinct }

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { Value(argument: String($0)) }
        guard values.count == parts.count else { return nil }
        self.init(values)
    }

    static var allValueStrings: [String] { Value.allValueStrings }
    static var defaultCompletionKind: CompletionKind { Value.defaultCompletionKind }
}
