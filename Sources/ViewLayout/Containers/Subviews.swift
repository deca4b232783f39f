/// One of the views that a container was given, already evaluated.
public nonisolated struct Subview: PrimitiveView, Identifiable {
    /// What distinguishes one from another.
    public struct ID: Hashable {
        let path: String
        let index: Int
    }

    let node: ViewNode
    /// What distinguishes the view from its siblings.
    public let id: ID

    /// What the view passes to containers.
    public var containerValues: ContainerValues { node.traits.passedContainerValues }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { [node] }
}

/// The views that a container was given.
public nonisolated struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    private let subviews: [Subview]

    init(_ nodes: [ViewNode]) {
        subviews = nodes.enumerated().map { Subview(node: $1, id: .init(path: $1.path.description, index: $0)) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { subviews.map(\.node) }
}

/// A key for a value that a view passes to the containers around it.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The default value, for views that set none.
    static var defaultValue: Value { get }
}

/// The values that a view passes to the containers around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    fileprivate var tag: AnyHashable?

    /// The value of a key.
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values.value(of: key, else: K.defaultValue) }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, where it has one of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension ViewTraits {
    /// The values for containers, with the tag that the view has.
    var passedContainerValues: ContainerValues {
        var values = containerValues
        values.tag = tag
        return values
    }
}

/// Views made from the subviews of others.
nonisolated struct SubviewsReader<Content: View, Result: View>: PrimitiveView {
    let content: Content
    let transform: (SubviewsCollection) -> Result

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let subviews = SubviewsCollection(context.whole.at("s").nodes(of: content))
        return context.nodes(of: transform(subviews))
    }
}

extension Group where Content: View {
    /// Views made from all subviews of a view.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == AnyView {
        self.init { AnyView(SubviewsReader(content: view, transform: transform)) }
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content == AnyView {
    /// Views made from each subview of a view.
    @MainActor
    public init<V: View, Result: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
    ) {
        self.init(data: SubviewsCollection([]), content: { AnyView(content($0)) }, id: { $0.id })
        reader = AnyView(
            SubviewsReader(content: view) { ForEach(data: $0, content: { AnyView(content($0)) }, id: { $0.id }) })
    }
}

extension View {
    /// Passes a value to the containers around the view.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(NoteModifier { $0.traits.containerValues[keyPath: keyPath] = value })
    }
}
