public import Basics

/// A kind of finding: its name, what it means, why it matters, and how to fix it.
public protocol FindingKind: Sendable {
    /// The name in `galley.yml`, in `allow` and in output.
    var identifier: String { get }
    /// The severity if the configuration sets none.
    var defaultSeverity: Severity { get }
    /// When there is one, as the end of a sentence that begins "Fires when".
    var firesWhen: String { get }
    /// What the fault is and how it is recognised, in plain sentences.
    var meaning: String { get }
    /// Why it matters to people who use the app.
    var reason: String { get }
    /// How to fix it, the best way first.
    var remedies: [String] { get }
}

/// All kinds of findings: rules, and the differences from recordings.
public enum FindingKinds {
    /// The rules, then the differences.
    public static let all: [any FindingKind] =
        Rules.all.map { $0 as any FindingKind } + DifferenceKind.all.map { $0 as any FindingKind }

    /// The kind with that name.
    public static func named(_ identifier: String) -> (any FindingKind)? { all.first { $0.identifier == identifier } }

    /// The kind with that name, or the error that suggests the nearest one.
    public static func find(_ identifier: String) throws(UnknownName) -> any FindingKind {
        guard let kind = named(identifier) else {
            throw UnknownName(identifier, kind: "rule", expected: all.map(\.identifier), listedBy: "galley rules")
        }
        return kind
    }
}
