/// The subviews of a container, as its layout sees them.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    /// The layout direction of the container. Positions are mirrored after placement, so layouts can ignore it.
    public var layoutDirection: LayoutDirection
    let storage: [ViewNode]
    private let range: Range<Int>

    init(_ nodes: [ViewNode], layoutDirection: LayoutDirection) {
        self.init(storage: nodes, range: nodes.indices, layoutDirection: layoutDirection)
    }

    private init(storage: [ViewNode], range: Range<Int>, layoutDirection: LayoutDirection) {
        self.storage = storage
        self.range = range
        self.layoutDirection = layoutDirection
    }

    var nodes: ArraySlice<ViewNode> { storage[range] }

    /// Whether both are the same part of one list, without comparing the views.
    func isSame(as other: LayoutSubviews) -> Bool {
        range == other.range
            && storage.withUnsafeBufferPointer { own in
                other.storage.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    /// The subview at an index.
    public subscript(index: Int) -> LayoutSubview {
        precondition(range.contains(index), "Index out of range")
        return LayoutSubview(node: storage[index])
    }

    /// A part of the subviews, which keep their indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(range.contains(bounds), "Range out of bounds")
        return LayoutSubviews(storage: storage, range: bounds, layoutDirection: layoutDirection)
    }

    /// The subviews from an index on. A range without end is also a sequence, whose indices would never end.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }

    /// The subviews at the given indices, in their order, as a collection that starts at zero.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { self[$0].node }, layoutDirection: layoutDirection)
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
    }
}
