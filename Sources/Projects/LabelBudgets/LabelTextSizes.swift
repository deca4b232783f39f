public import Frames

/// The text sizes at which the labels of a budget are checked.
public struct LabelTextSizes: Hashable, Sendable {
    /// nil for those of the matrix.
    public var sizes: [TextSize]?
    /// The labels are never smaller than at this size; nil for no limit.
    public var smallest: TextSize?
    /// The labels do not grow beyond this size, whatever the user sets; nil for no limit.
    public var largest: TextSize?

    /// The sizes of a budget; by default those of the matrix.
    public init(_ sizes: [TextSize]? = nil, smallest: TextSize? = nil, largest: TextSize? = nil) {
        self.sizes = sizes
        self.smallest = smallest
        self.largest = largest
    }

    /// Labels that do not follow the text size.
    static func fixed(at size: TextSize) -> LabelTextSizes { LabelTextSizes(smallest: size, largest: size) }

    /// The size of the labels where the user has set another.
    ///
    /// A factor is limited only by factors, as in scenes: limits of Dynamic Type do not apply to it.
    package func limited(_ size: TextSize) -> TextSize {
        if let largest, largest.isFactor == size.isFactor, largest.order < size.order { return largest }
        if let smallest, smallest.isFactor == size.isFactor, smallest.order > size.order { return smallest }
        return size
    }

    /// The sizes of the labels, each once, where users may set these.
    func limited(_ sizes: [TextSize]) -> [TextSize] {
        var limited: [TextSize] = []
        for size in sizes.map(self.limited) where !limited.contains(size) { limited.append(size) }
        return limited
    }
}

extension TextSize {
    /// Whether the size is a factor, and not one of Dynamic Type.
    fileprivate var isFactor: Bool { if case .scale = self { true } else { false } }
}
