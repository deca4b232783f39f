import Foundation

extension ViewNode {
    /// Takes over the caches of layouts from an earlier evaluation, where the same view had the same layout.
    func takeOverStorage(of old: ViewNode) {
        var known: [String: ViewNode] = [:]
        for node in old.all where node.kind != nil { known[node.path.description] = node }
        for node in all where node.kind != nil {
            if let old = known[node.path.description] { node.behavior.takeOver(old.behavior) }
        }
    }

    private var all: [ViewNode] {
        var all: [ViewNode] = []
        var pending = [self]
        while let node = pending.popLast() {
            all.append(node)
            pending += node.children
        }
        return all
    }
}
