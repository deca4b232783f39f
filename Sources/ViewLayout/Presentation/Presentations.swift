/// Chooses which presentation is shown over a scene, whatever the state of its views: none, or the one with a certain
/// number.
@MainActor
package final class Presentations {
    /// The names of the views that were met since the start, in their order.
    package private(set) var kinds: [String] = []
    private let wanted: Int?

    /// - Parameter wanted: The number of the one that is shown, from 0; `nil` shows none.
    package init(showing wanted: Int? = nil) { self.wanted = wanted }

    /// Whether the one that is shown was met.
    var isMet: Bool { wanted.map { $0 < kinds.count } ?? false }

    /// Begins another evaluation of the same views.
    func restart() { kinds = [] }

    /// Counts a view, and returns whether it is the wanted one.
    func isWanted(_ kind: String) -> Bool {
        kinds.append(kind)
        return kinds.count - 1 == wanted
    }
}

extension Presentations {
    /// The page of a tab view that is wanted, or that has the wanted view in it; `nil` for the usual one.
    func page(of pages: [ViewNode], besides usual: ViewNode?) -> ViewNode? {
        let others = pages.filter { $0 !== usual }
        let presenting = pages.first { page in
            page.traits.tab?.isAskedFor == true || page.preference(PresentationKey.self)?.isEmpty == false
        }
        return others.first { _ in isWanted("Tab") } ?? presenting
    }
}

extension EnvironmentValues {
    private struct Key: EnvironmentKey { static var defaultValue: Presentations? { nil } }

    /// The presentations that are shown over the scene; `nil` for those that the state of the views asks for.
    package var presentations: Presentations? {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }
}
