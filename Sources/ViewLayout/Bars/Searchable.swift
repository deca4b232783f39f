import Foundation

/// The field of a search bar: a symbol and a text on one line; it takes all the width that it is offered.
nonisolated struct SearchField: PrimitiveView {
    /// The text in the field while it is empty; `nil` for the platform's own word, which is not measured.
    let prompt: Text?

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.platformMetrics
        var inner = context.inside(.horizontal)
        inner.environment.lineLimit = 1
        inner.environment.font = .body
        inner.environment.setForeground(PlaceholderTextShapeStyle())
        let layout = SearchFieldLayout(
            insets: EdgeInsets(
                top: 0, leading: metrics[.searchTextLeading], bottom: 0, trailing: metrics[.searchTextTrailing]),
            minimum: metrics[.searchFieldHeight])
        let texts = prompt.map { inner.nodes(of: $0) } ?? []
        let node = ViewNode(kind: "SearchField", layout: layout, children: texts, context: context)
        node.look = LookSource(.background(.tertiarySystemFill, radius: 10), context.environment)
        return [node]
    }
}

/// The insets of a search field around its text.
struct SearchFieldLayout: UnaryLayout {
    let insets: EdgeInsets
    let minimum: CGFloat

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil).inset(by: insets)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let text = subviews.first?.sizeThatFits(self.proposal(for: proposal)) ?? .zero
        return CGSize(
            width: proposal.width ?? text.width + insets.horizontal, height: max(text.height + 15, minimum))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.midY), anchor: .leading,
            proposal: self.proposal(for: ProposedViewSize(bounds.size)))
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// The place of a search field.
public struct SearchFieldPlacement: Sendable {
    /// Whether a navigation bar always shows its field; it does not change layout.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// Whether the field scrolls away (`automatic`), or always shows.
        case automatic, always
    }
    /// Below the title.
    public static let automatic = SearchFieldPlacement()
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// In the bar; laid out below the title.
    public static let toolbar = SearchFieldPlacement()
    /// In the bar; laid out below the title.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// Above the first column; laid out below its title.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

/// The place of suggestions that complete a search.
public struct SearchSuggestionsPlacement: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = SearchSuggestionsPlacement(rawValue: 1)
    /// In the content.
    public static let content = SearchSuggestionsPlacement(rawValue: 2)
}

/// When the search scopes are shown.
public struct SearchScopeActivation: Sendable {
    /// When the platform shows it.
    public static let automatic = SearchScopeActivation()
    /// When users begin to type.
    public static let onTextEntry = SearchScopeActivation()
    /// When the search is presented.
    public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
    /// Shows a search field in the bar above the view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        transformPreference(NavigationBarKey.self) { bar in
            bar.hasSearch = true
            bar.searchPrompt = prompt
        }
    }
    /// Shows a search field in the bar above the view, with the text that a catalog has for a key.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Shows a search field in the bar above the view, with a string that is not localized.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Shows a search field in the bar above the view.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt)
    }
    /// Shows a search field in the bar above the view, with the text that a catalog has for a key.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Shows a search field in the bar above the view, with a string that is not localized.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    // Nobody types while a view is laid out.
    /// Sets what is shown while users type.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        hiding("SearchSuggestions")
    }
    /// Sets the search scopes that are shown while users type.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { hiding("SearchScopes") }
    /// Sets the search scopes that are shown while users type.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { hiding("SearchScopes") }
}
