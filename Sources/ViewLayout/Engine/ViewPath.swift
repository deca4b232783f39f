/// The place of a view in the tree, which is the same in all evaluations.
///
/// A place is a step from another place, so making one costs the same at any depth. Its text is made on request: for
/// state, for actions that wait for a layout, for transitions and warnings.
package final class ViewPath: Hashable, Sendable, CustomStringConvertible {
    enum Step: Hashable, Sendable {
        case named(String)
        /// The view with that index among several.
        case index(Int)
        /// The view of the element with that identity.
        case element(Int)
    }

    private let outer: ViewPath?
    private let step: Step

    private init(_ step: Step, in outer: ViewPath?) {
        self.step = step
        self.outer = outer
    }

    /// The place of the root view of a scene.
    static let root = ViewPath(.named("0"), in: nil)

    func appending(_ step: Step) -> ViewPath { ViewPath(step, in: self) }

    package static func == (a: ViewPath, b: ViewPath) -> Bool {
        var (a, b) = (a, b)
        while a !== b {
            guard a.step == b.step, let outerA = a.outer, let outerB = b.outer else { return false }
            (a, b) = (outerA, outerB)
        }
        return true
    }

    package func hash(into hasher: inout Hasher) {
        var place: ViewPath? = self
        while let current = place {
            hasher.combine(current.step)
            place = current.outer
        }
    }

    /// The steps from the root, with dots between them. Takes time in proportion to their number.
    package var description: String {
        var steps: [String] = []
        var place: ViewPath? = self
        while let current = place {
            steps.append(current.step.name)
            place = current.outer
        }
        return steps.reversed().joined(separator: ".")
    }
}

extension ViewPath.Step {
    fileprivate var name: String {
        switch self {
        case .named(let name): name
        case .index(let index): "\(index)"
        case .element(let id): "#\(id)"
        }
    }
}
