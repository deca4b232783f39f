// Buttons with titles of the system. No catalog of an app has these titles: they are measured in English.

/// A button for sharing; it is measured as a button without a border.
public nonisolated struct ShareLink<Label: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    init(_ label: Label) { self.label = label }

    public var body: some View { BorderlessButton(label: label) }
}

/// The default label of a share link.
public nonisolated struct DefaultShareLinkLabel: View {
    var title: Text?

    public var body: some View {
        Label {
            title ?? Text(verbatim: "Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink {
    /// Shares something, with a label made of views.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    /// Shares something with a preview, with a label made of views.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    /// Shares several things, with a label made of views.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(label()) }
    /// Shares several things with previews, with a label made of views.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview,
        @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares something.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) { self.init(Label()) }
    /// Shares something with a preview.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(Label())
    }
    /// Shares several things.
    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: Transferable { self.init(Label()) }
    /// Shares several things with previews.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview
    ) where Data.Element: Transferable { self.init(Label()) }
    /// Shares something; the title is the text that a catalog has for a key.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) { self.init(Label(title: Text(titleKey))) }
    /// Shares something with a preview; the title is the text that a catalog has for a key.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(Label(title: Text(titleKey))) }
    /// Shares something; the title is a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) { self.init(Label(title: Text(title))) }
    /// Shares something with a preview; the title is a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(Label(title: Text(title))) }
    /// Shares something; the title is a text.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(Label(title: title))
    }
    /// Shares several things; the title is the text that a catalog has for a key.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable { self.init(Label(title: Text(titleKey))) }
}

/// A button that starts editing; nothing is edited in a layout.
public nonisolated struct EditButton: LocatedView {
    var source: ViewSource?
    public init() {}
    public var body: some View { BorderlessButton(label: Text(verbatim: "Edit")) }
}

/// A button for renaming.
public nonisolated struct RenameButton<Label: View>: LocatedView {
    var source: ViewSource?
    let label: Label
    public init() where Label == ViewLayout.Label<Text, Image> {
        label = ViewLayout.Label {
            Text(verbatim: "Rename")
        } icon: {
            Image(systemName: "pencil")
        }
    }
    public var body: some View { BorderlessButton(label: label) }
}

/// A button that pastes.
public nonisolated struct PasteButton: LocatedView {
    var source: ViewSource?
    /// Pastes values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    /// Pastes data of some types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    public var body: some View {
        Button {
        } label: {
            Label {
                Text(verbatim: "Paste")
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
    }
}

/// A button without a border, unless a style gives it one.
nonisolated struct BorderlessButton<Label: View>: View {
    let label: Label

    var body: some View {
        Button {
        } label: {
            label
        }
        .transformEnvironment(\.builtInButtonStyle) { if $0 == .automatic { $0 = .borderless } }
    }
}
