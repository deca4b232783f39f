import Frames

/// Lists the views of a tree, parents first, and collects what rules ask for.
struct ViewList {
    /// Where a view is in the tree.
    struct Span: Sendable {
        /// The index of the view that contains it; -1 for the root.
        var parent: Int
        /// The index after the last view inside it.
        var end: Int
    }

    private(set) var views: [ViewFrame] = []
    private(set) var spans: [Span] = []
    private(set) var texts: [Int] = []
    private(set) var controls: [Int] = []
    private(set) var allowing: [Int] = []
    private(set) var hiding: [Int] = []
    private(set) var preconditions: Precondition = []

    /// Adds `root` and every view inside it. It is not recursive, so a scene of any depth can be listed.
    mutating func add(_ root: ViewFrame) {
        append(root, parent: -1)
        guard !root.children.isEmpty else { return }
        var open: [(index: Int, next: Int)] = [(views.count - 1, 0)]
        while let (index, next) = open.last {
            guard next < views[index].children.count else {
                spans[index].end = views.count
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            append(views[index].children[next], parent: index)
            if !views[views.count - 1].children.isEmpty { open.append((views.count - 1, 0)) }
        }
    }

    private mutating func append(_ view: consuming ViewFrame, parent: Int) {
        let index = views.count
        spans.append(Span(parent: parent, end: index + 1))
        views.append(view)
        if views[index].text != nil { texts.append(index) }
        if views[index].control == true { controls.append(index) }
        if views[index].allow?.isEmpty == false || views[index].text?.allow?.isEmpty == false { allowing.append(index) }
        if views[index].hidden?.isEmpty == false { hiding.append(index) }
        preconditions.formUnion(Precondition(of: views[index]))
    }
}
