import Frames

/// A name that nothing bears, with the nearest one that something does.
public struct UnknownName: Error, Hashable, Sendable {
    /// The name as it was written.
    public var name: String
    /// What it should name, such as "rule" or "severity".
    public var kind: String
    /// The nearest name that exists, where one is near.
    public var nearest: String?
    /// Every name that would have done.
    public var expected: [String]

    /// Looks for the name nearest to `name` among `expected`.
    public init(_ name: String, kind: String, expected: [String]) {
        self.name = name
        self.kind = kind
        self.expected = expected
        nearest = NearestName.find(name, among: expected)
    }
}

extension UnknownName: CustomStringConvertible {
    public var description: String {
        if let nearest { return "no \(kind) is named “\(name.excerpt)”; did you mean “\(nearest)”?" }
        return "no \(kind) is named “\(name.excerpt)”; expected one of \(expected.joined(separator: ", "))"
    }
}
