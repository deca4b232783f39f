public import Basics

/// What a finding may be called: its name, what it means, why it matters, and how to fix it.
public protocol FindingKind: Sendable {
    /// The name in `galley.yml`, in `allow` and in output.
    var identifier: String { get }
    /// The severity where the configuration says nothing.
    var defaultSeverity: Severity { get }
    /// When there is one, as the rest of a sentence that begins "Fires when".
    var firesWhen: String { get }
    /// What the fault is and how it is recognised, in plain sentences.
    var meaning: String { get }
    /// Why a person who uses the app minds.
    var reason: String { get }
    /// What to do about it, the best remedy first.
    var remedies: [String] { get }
}

/// Everything that a finding may be called: rules, and the differences from recordings.
public enum FindingKinds {
    /// The rules, then the differences.
    public static let all: [any FindingKind] =
        Rules.all.map { $0 as any FindingKind } + DifferenceKind.all.map { $0 as any FindingKind }

    /// What has that name.
    public static func named(_ identifier: String) -> (any FindingKind)? { all.first { $0.identifier == identifier } }

    /// What has that name, or the error that suggests the nearest one.
    public static func find(_ identifier: String) throws(UnknownName) -> any FindingKind {
        guard let kind = named(identifier) else {
            throw UnknownName(identifier, kind: "rule", expected: all.map(\.identifier), listedBy: "galley rules")
        }
        return kind
    }
}
