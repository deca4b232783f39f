/// The lines that connect a view of the tree with the views above it.
enum TreeBranch {
    case root, inner, last

    /// What is before the view.
    var mark: String {
        switch self {
        case .root: ""
        case .inner: "├─ "
        case .last: "└─ "
        }
    }

    /// What is before the views inside it.
    var continuation: String {
        switch self {
        case .root: ""
        case .inner: "│  "
        case .last: "   "
        }
    }
}
