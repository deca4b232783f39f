/// A window, of which users may open several.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    let window: TitledContent<Content>

    /// Shows views in a window.
    public init(
        file: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(nil, WindowSource(file: file, line: line, column: column), content())
    }

    /// Shows views in a window.
    public init(
        id: String, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(nil, WindowSource(file: file, line: line, column: column), content())
    }

    /// Shows views in a window with a title, which takes no space in it.
    public init(
        _ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(titleKey.key, WindowSource(file: file, line: line, column: column), content())
    }

    /// Shows views in a window with a title, which takes no space in it.
    public init(
        _ titleKey: LocalizedStringKey, id: String, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(titleKey.key, WindowSource(file: file, line: line, column: column), content())
    }

    /// Shows views in a window with a title, which takes no space in it.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(String(title), WindowSource(file: file, line: line, column: column), content())
    }

    @MainActor package var windows: [WindowContent] { [window.content] }
}

/// A single window.
public nonisolated struct Window<Content: View>: PrimitiveScene {
    let window: TitledContent<Content>

    /// Shows views in a window with a title, which takes no space in it.
    public init(
        _ titleKey: LocalizedStringKey, id: String, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(titleKey.key, WindowSource(file: file, line: line, column: column), content())
    }

    /// Shows views in a window with a title, which takes no space in it.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, id: String, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(String(title), WindowSource(file: file, line: line, column: column), content())
    }

    @MainActor package var windows: [WindowContent] { [window.content] }
}

/// The window of an app's settings. On macOS a `TabView` has its tabs in the toolbar of the window, outside of the scene.
public nonisolated struct Settings<Content: View>: PrimitiveScene {
    let window: TitledContent<Content>

    /// Shows views in the window that opens from the app's menu.
    public init(
        file: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Content
    ) {
        window = TitledContent("Settings", WindowSource(file: file, line: line, column: column), content())
    }

    @MainActor package var windows: [WindowContent] {
        var content = window.content
        content.root = AnyView(content.root.environment(\.tabsAreInToolbar, true))
        return [content]
    }
}

/// What an app has in the menu bar of macOS.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    let window: TitledContent<Content>

    /// Shows views in a window below the menu bar; a view in the bar itself is not laid out.
    public init(
        file: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        window = TitledContent("Menu bar", WindowSource(file: file, line: line, column: column), content())
    }

    @MainActor package var windows: [WindowContent] { [window.content] }
}

extension MenuBarExtra {
    /// Shows views in a window below the menu bar, whether or not they are in the bar now.
    public init(
        isInserted: Binding<Bool>, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(file: file, line: line, column: column, content: content, label: label) }
}

extension MenuBarExtra where Label == Text {
    /// Shows views in a window below the menu bar, with a title in the bar.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(titleKey.key, WindowSource(file: file, line: line, column: column), content())
    }
    /// Shows views in a window below the menu bar, with a title in the bar that is no key.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(String(title), WindowSource(file: file, line: line, column: column), content())
    }
    /// Shows views in a window below the menu bar, whether or not the title is in the bar now.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, file: file, line: line, column: column, content: content) }
    /// Shows views in a window below the menu bar, whether or not the title is in the bar now.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) { self.init(title, file: file, line: line, column: column, content: content) }
}

extension MenuBarExtra where Label == ViewLayout.Label<Text, Image> {
    /// Shows views in a window below the menu bar, with a symbol in the bar.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(titleKey.key, WindowSource(file: file, line: line, column: column), content())
    }
    /// Shows views in a window below the menu bar, with a symbol in the bar and a title that is no key.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        window = TitledContent(String(title), WindowSource(file: file, line: line, column: column), content())
    }
    /// Shows views in a window below the menu bar, with an image in the bar.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: image, file: file, line: line, column: column, content: content) }
    /// Shows views in a window below the menu bar, with an image in the bar, whether or not it is there now.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, file: String = #filePath,
        line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: image, file: file, line: line, column: column, content: content) }
    /// Shows views in a window below the menu bar, with an image in the bar.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: image, file: file, line: line, column: column, content: content) }
    /// Shows views in a window below the menu bar, with an image in the bar, whether or not it is there now.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: image, file: file, line: line, column: column, content: content) }
    /// Shows views in a window below the menu bar, with a symbol in the bar, whether or not it is there now.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, file: String = #filePath,
        line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, file: file, line: line, column: column, content: content) }
    /// Shows views in a window below the menu bar, with a symbol in the bar, whether or not it is there now.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, file: file, line: line, column: column, content: content) }
}

/// The parts of a window: its title, where it is declared, and its views.
struct TitledContent<Content: View> {
    private let title: String?
    private let source: WindowSource
    private let views: Content

    init(_ title: String?, _ source: WindowSource, _ views: Content) {
        self.title = title?.isEmpty == true ? nil : title
        self.source = source
        self.views = views
    }

    @MainActor var content: WindowContent { WindowContent(title: title, source: source, root: AnyView(views)) }
}
