/// An unknown name, with the nearest known one.
public struct UnknownName: Error, Hashable, Sendable {
    /// The name as it was written.
    public var name: String
    /// What it should name, such as "rule" or "severity".
    public var kind: String
    /// The nearest name that exists, where one is near.
    public var nearest: String?
    /// Every name that would have done.
    public var expected: [String]
    /// The command that lists them.
    public var page: String?

    /// Looks for the name nearest to `name` among `expected`, which `page` lists where they are many.
    public init(_ name: String, kind: String, expected: [String], listedBy page: String? = nil) {
        self.name = name
        self.kind = kind
        self.expected = expected
        self.page = page
        nearest = NearestName.find(name, among: expected)
    }
}

extension UnknownName: CustomStringConvertible {
    public var description: String {
        "there is no \(kind) \"\(name.excerpt)\"; \(NearestName.hint(for: name, among: expected, listedBy: page))"
    }
}
