/// The values of the views that a navigation stack has pushed, of any type.
///
/// A layout never pushes a view; the path only keeps its values.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable]

    /// An empty path.
    public init() { elements = [] }
    /// A path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    /// A path of values, some of which may be coded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { AnyHashable($0) }
    }
    /// A path that was coded; its values cannot be read without their types, so it is empty.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// How many values there are.
    public var count: Int { elements.count }
    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }
    /// The path as something that can be coded; nil where a value cannot.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// Adds a value at the end.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    /// Adds a value at the end that can be coded.
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(AnyHashable(value)) }
    /// Removes the last values.
    ///
    /// - Precondition: There are as many.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// A path that can be coded. No path is restored while views are laid out, so its code has no values.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate var elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) { self.elements = elements }

        public init(from decoder: any Decoder) throws { elements = [] }
        public func encode(to encoder: any Encoder) throws { _ = encoder.unkeyedContainer() }
    }
}
