internal import Basics

/// Declarations of names that nothing declares here, each with what its uses need: the module that an app gets in their place.
///
/// A value of such a type has every member and takes every call, and gives nothing. As a view it is a box that is named in
/// reports.
enum ForeignSource {
    /// The source of the module: what is the same in each, then the declaration of each name.
    static func parts(of uses: [ForeignUses]) -> [(name: String?, text: String)] {
        [(nil, header)] + uses.sorted { $0.name < $1.name }.map { ($0.name, declaration(of: $0)) }
    }

    private static func declaration(of uses: ForeignUses) -> String {
        if uses.isWrapper { return wrapper(uses) }
        if uses.isFunction { return "public typealias \(uses.name) = (Any) -> Void\n" }
        if uses.isProtocol && !uses.isSuperclass { return protocolText(uses) }
        return type(uses)
    }

    /// Of a name like `StoreView` what conforms to it is shown as a view.
    private static func protocolText(_ uses: ForeignUses) -> String {
        guard uses.name.hasSuffix("View") else { return "public protocol \(uses.name) {}\n" }
        return """
            public protocol \(uses.name): View {}
            extension \(uses.name) { public var body: some View { GalleyBox(name: "\\(Self.self)") } }

            """
    }

    private static func wrapper(_ uses: ForeignUses) -> String {
        """
        @propertyWrapper public struct \(uses.name)<Value>: Hashable, Codable, @unchecked Sendable {
            public var wrappedValue: Value { get { galleyValue() } nonmutating set {} }
            public var projectedValue: Binding<Value> { .constant(galleyValue()) }
            public init(wrappedValue: Value) {}
            public init(wrappedValue: Value, _ arguments: Any...) {}
            public init(_ arguments: Any...) {}
            public static func == (a: Self, b: Self) -> Bool { true }
            public func hash(into hasher: inout Hasher) {}
            public init(from decoder: any Decoder) throws {}
            public func encode(to encoder: any Encoder) throws {}
        }

        """
    }

    private static func type(_ uses: ForeignUses) -> String {
        let isClass = uses.isSuperclass || uses.isClass
        let setter = isClass ? "set" : "nonmutating set"
        let parameters = uses.arity == 0 ? "" : "<" + (0..<uses.arity).map { "T\($0)" }.joined(separator: ", ") + ">"
        let full = uses.name + parameters
        let initializers = (uses.isPlain ? [] : uses.initializers).sorted { "\($0)" < "\($1)" }.filter {
            !$0.arguments.isEmpty || !$0.closures.isEmpty
        }
        let members = (uses.isPlain ? [] : uses.members).subtracting(reserved).sorted()
        var lines = [
            "@dynamicMemberLookup @dynamicCallable \(isClass ? "open class" : "public struct") \(full): \(uses.isClass ? "ObservableObject" : "View"), Hashable, Identifiable, @unchecked Sendable {",
            "    \(isClass ? "public required " : "public ")init() {}",
            "    public nonisolated var id: Int { 0 }",
            "    public var body: some View { GalleyBox(name: \"\(uses.name)\") }",
            "    public nonisolated static func == (a: \(full), b: \(full)) -> Bool { true }",
            "    public nonisolated func hash(into hasher: inout Hasher) {}",
            "    public nonisolated subscript(dynamicMember name: String) -> GalleyValue { get { GalleyValue() } \(setter) {} }",
            "    @_disfavoredOverload public nonisolated subscript<V>(dynamicMember name: String) -> V { get { galleyValue() } \(setter) {} }",
            "    public nonisolated subscript<K: Hashable>(key: K) -> GalleyValue? { get { nil } \(setter) {} }",
            "    @_disfavoredOverload public nonisolated subscript<K: Hashable, V>(key: K) -> V { get { galleyValue() } \(setter) {} }",
            "    @_disfavoredOverload public nonisolated subscript(dynamicMember name: String) -> GalleyValue? { get { nil } \(setter) {} }",
            "    @discardableResult public nonisolated func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> GalleyValue { GalleyValue() }",
        ]
        lines += initializers.compactMap { initializer($0, isClass: isClass) }
        for member in members {
            lines.append("    public static nonisolated var `\(member)`: GalleyValue { get { GalleyValue() } set {} }")
        }
        lines.append("}\n")
        return lines.joined(separator: "\n")
    }

    private static let reserved: Set = ["self", "Type", "init", "Protocol", "ID", "Body", "body", "id"]

    private static func initializer(_ labels: ForeignUses.Labels, isClass: Bool) -> String? {
        var generics: [String] = []
        var parameters: [String] = []
        for (index, label) in labels.arguments.enumerated() {
            generics.append("A\(index)")
            parameters.append("\(name(label)) a\(index): A\(index)")
        }
        for (index, closure) in labels.closures.enumerated() {
            generics.append("C\(index)")
            let label = index == 0 ? "content" : name(closure.label)
            parameters.append(
                closure.hasArguments
                    ? "\(label) c\(index): (GalleyValue) -> C\(index)"
                    : "@ViewBuilder \(label) c\(index): () -> C\(index)")
        }
        let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        return
            "    public \(isClass ? "convenience " : "")init\(clause)(\(parameters.joined(separator: ", "))) { self.init() }"
    }

    private static func name(_ label: String) -> String { label == "_" || label.hasPrefix("`") ? label : "`\(label)`" }

    private static let header = """
        import Foundation
        import SwiftUI

        /// The box in the place of a view whose code is not here.
        @dynamicMemberLookup public struct GalleyBox: View {
            let name: String
            public nonisolated subscript(dynamicMember name: String) -> GalleyValue { get { GalleyValue() } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript<V>(dynamicMember name: String) -> V { get { galleyValue() } nonmutating set {} }
            public init(name: String) { self.name = name }
            public var body: some View { Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("\(UnknownView.prefix)" + name) }
        }

        /// A value of a type that is not known: it has every member and takes every call.
        @dynamicMemberLookup @dynamicCallable public struct GalleyValue: View, Hashable, Identifiable, @unchecked Sendable {
            public nonisolated init() {}
            public nonisolated var id: Int { 0 }
            public var body: some View { GalleyBox(name: "value") }
            public nonisolated subscript(dynamicMember name: String) -> GalleyValue { get { GalleyValue() } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript<V>(dynamicMember name: String) -> V { get { galleyValue() } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript(dynamicMember name: String) -> GalleyValue? { get { nil } nonmutating set {} }
            public nonisolated subscript(key: String) -> GalleyValue? { get { nil } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript<V>(key: String) -> V { get { galleyValue() } nonmutating set {} }
            @discardableResult public nonisolated func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> GalleyValue { GalleyValue() }
        }

        // It is an empty collection, so that closures over it know what they are given.
        extension GalleyValue: RandomAccessCollection {
            public nonisolated var startIndex: Int { 0 }
            public nonisolated var endIndex: Int { 0 }
            public nonisolated subscript(position: Int) -> GalleyValue { GalleyValue() }
        }

        /// A value of a type that has one without a choice: nil, false, 0, or what is empty.
        public func galleyValue<T>() -> T {
            if let type = T.self as? any ExpressibleByNilLiteral.Type, let value = type.init(nilLiteral: ()) as? T { return value }
            if let type = T.self as? any RangeReplaceableCollection.Type, let value = type.init() as? T { return value }
            if let type = T.self as? any Numeric.Type, let value = type.init(exactly: 0) as? T { return value }
            if let value = false as? T { return value }
            if let value = () as? T { return value }
            if let value = GalleyValue() as? T { return value }
            fatalError("there is no value of \\(T.self) in code that galley adopt left out")
        }

        @discardableResult public func galleyLeftOut(_ name: String) -> GalleyBox { GalleyBox(name: name) }

        @_disfavoredOverload public func galleyLeftOut<T>(_ name: String) -> T { galleyValue() }


        """
}
