import Foundation

/// A placeholder for missing content: an icon above a title, a description, and actions.
///
/// It takes all the space that it is offered, and its content is in the middle.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: LocatedView {
    var source: ViewSource?
    let label: Label
    let description: Description
    let actions: Actions

    /// Shows a label, a description and actions made of views.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline)
            }
            if Actions.self != EmptyView.self {
                VStack(spacing: 12) { actions }.buttonStyle(.borderless).font(.subheadline)
            }
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == ViewLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Shows an icon, the text that a catalog has for a key, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            ViewLayout.Label(title, image: name)
        } description: {
            description
        }
    }
    /// Shows a symbol, the text that a catalog has for a key, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            ViewLayout.Label(title, systemImage: name)
        } description: {
            description
        }
    }
    /// Shows an icon, a string that is not localized, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            ViewLayout.Label(title, image: name)
        } description: {
            description
        }
    }
    /// Shows a symbol, a string that is not localized, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            ViewLayout.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// The words for a search that found nothing.
///
/// On Apple's systems they come with the system, in its language; here they are English.
public enum SearchUnavailableContent {
    /// A magnifying glass and what was searched for.
    public nonisolated struct Label: View {
        let text: String?

        public var body: some View {
            ViewLayout.Label(
                text.map { "No Results for “\($0)”" as String } ?? "No Results", systemImage: "magnifyingglass")
        }
    }

    /// What to do.
    public nonisolated struct Description: View {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// No actions.
    public nonisolated struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search that found nothing.
    public static var search: Self { Self(text: nil) }
    /// A search for a text that found nothing.
    public static func search(text: String) -> Self { Self(text: text) }

    private init(text: String?) {
        self.init {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48))
            configuration.title.font(.title2.bold())
        }
    }
}
