internal import Frames

extension Array where Element: Hashable {
    /// Each element once, in the same order.
    package var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension [LayoutEnvironment] {
    /// Each environment once, by text size, width and height: what a matrix repeats counts once, and its order does not
    /// matter.
    var inOrder: [LayoutEnvironment] { distinct.sorted { $0.precedes($1) } }
}
