/// Views made from the elements of a collection, one after the other.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// What is shown instead of the elements, when these are only known once another view is evaluated.
    var reader: AnyView?

    init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Elements are identified by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    /// How many elements that show something are laid out where SwiftUI makes views only for what is in sight: many screens of them, and not all of
    /// a collection of thousands.
    static var mostLazyElements: Int { 200 }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        if let reader { return context.nodes(of: reader) }
        var nodes: [ViewNode] = []
        nodes.reserveCapacity(data.count)
        var made = 0
        var shown = 0
        let most = context.isLazy ? Self.mostLazyElements : .max
        for element in data where shown < most {
            let new = context.at(element: id(element)).nodes(of: content(element))
            nodes += new
            made += 1
            if !new.isEmpty { shown += 1 }
        }
        nodes.last?.hide("Element", count: data.count - made)
        return nodes.dynamic
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Makes a view of each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view of each element.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach where Content: View {
    /// Bindings to the elements of a collection, identified by the value at a key path of the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}
