/// Which texts refer to which others.
struct ReferenceGraph<Use> {
    /// A text that another refers to, and where.
    struct Edge {
        var target: String
        var use: Use
    }

    private var edges: [String: [Edge]] = [:]
    private var names: [String] = []

    mutating func add(_ edge: Edge, from name: String) {
        if edges[name] == nil { names.append(name) }
        edges[name, default: []].append(edge)
    }

    /// The edges that close a cycle, each with the text that it leaves: without them there is none. A depth-first
    /// search with its own stack, as chains in a file may be long. O(texts + edges).
    var closing: [(name: String, edge: Edge)] {
        var found: [(name: String, edge: Edge)] = []
        var isDone: [String: Bool] = [:]
        for start in names where isDone[start] == nil {
            isDone[start] = false
            var path: [(name: String, next: Int)] = [(start, 0)]
            while let (name, next) = path.last {
                guard let edge = edges[name].flatMap({ next < $0.count ? $0[next] : nil }) else {
                    isDone[name] = true
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                switch isDone[edge.target] {
                case false?: found.append((name, edge))
                case true?: break
                case nil:
                    isDone[edge.target] = false
                    path.append((edge.target, 0))
                }
            }
        }
        return found
    }
}
