extension ForeignSource {
    /// What takes a text takes a value in its place: constants that a generator makes of a catalog, such as `L10n.title`, have
    /// no declaration before the app is built. The text is empty.
    static let textsOfValues = """
        extension SwiftUI.Label where Title == SwiftUI.Text, Icon == SwiftUI.Image {
            public init(_ title: GalleyValue, systemImage: Swift.String) { self.init("" as Swift.String, systemImage: systemImage) }
            public init(_ title: GalleyValue, image: Swift.String) { self.init("" as Swift.String, image: image) }
        }
        extension SwiftUI.Button where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, action: @escaping @MainActor () -> Void) { self.init("" as Swift.String, action: action) }
            public init(_ title: GalleyValue, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init("" as Swift.String, role: role, action: action) }
        }
        extension SwiftUI.Button where Label == SwiftUI.Label<SwiftUI.Text, SwiftUI.Image> {
            public init(_ title: GalleyValue, systemImage: Swift.String, action: @escaping @MainActor () -> Void) { self.init("" as Swift.String, systemImage: systemImage, action: action) }
            public init(_ title: GalleyValue, systemImage: Swift.String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init("" as Swift.String, systemImage: systemImage, role: role, action: action) }
        }
        extension SwiftUI.Toggle where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, isOn: Binding<Bool>) { self.init("" as Swift.String, isOn: isOn) }
        }
        extension SwiftUI.TextField where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, text: Binding<Swift.String>) { self.init("" as Swift.String, text: text) }
        }
        extension SwiftUI.SecureField where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, text: Binding<Swift.String>) { self.init("" as Swift.String, text: text) }
        }
        extension SwiftUI.Picker where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init("" as Swift.String, selection: selection, content: content) }
        }
        extension SwiftUI.Section where Parent == SwiftUI.Text, Footer == EmptyView, Content: View {
            public init(_ title: GalleyValue, @ViewBuilder content: () -> Content) { self.init("" as Swift.String, content: content) }
        }
        extension SwiftUI.Menu where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, @ViewBuilder content: () -> Content) { self.init("" as Swift.String, content: content) }
        }
        extension SwiftUI.NavigationLink where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, @ViewBuilder destination: () -> Destination) { self.init("" as Swift.String, destination: destination) }
        }
        extension SwiftUI.Link where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, destination: URL) { self.init("" as Swift.String, destination: destination) }
        }
        extension SwiftUI.DisclosureGroup where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, @ViewBuilder content: @escaping () -> Content) { self.init("" as Swift.String, content: content) }
        }
        extension SwiftUI.GroupBox where Label == SwiftUI.Text {
            public init(_ title: GalleyValue, @ViewBuilder content: () -> Content) { self.init("" as Swift.String, content: content) }
        }
        extension SwiftUI.LabeledContent where Label == SwiftUI.Text, Content: View {
            public init(_ title: GalleyValue, @ViewBuilder content: () -> Content) { self.init("" as Swift.String, content: content) }
        }
        extension SwiftUI.LabeledContent where Label == SwiftUI.Text, Content == SwiftUI.Text {
            public init<S: StringProtocol>(_ title: GalleyValue, value: S) { self.init("" as Swift.String, value: value) }
            public init<S: StringProtocol>(_ title: S, value: GalleyValue) { self.init(title, value: "" as Swift.String) }
            public init(_ title: LocalizedStringKey, value: GalleyValue) { self.init(title, value: "" as Swift.String) }
            public init(_ title: GalleyValue, value: GalleyValue) { self.init("" as Swift.String, value: "" as Swift.String) }
        }
        extension SwiftUI.View {
            public func navigationTitle(_ title: GalleyValue) -> some View { navigationTitle("" as Swift.String) }
            public func searchable(text: Binding<Swift.String>, placement: SearchFieldPlacement = .automatic, prompt: GalleyValue) -> some View { searchable(text: text, placement: placement, prompt: "" as Swift.String) }
            public func alert<A: View, T>(_ title: GalleyValue, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { alert("" as Swift.String, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() }) }
            public func alert<A: View, M: View, T>(_ title: GalleyValue, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { alert("" as Swift.String, isPresented: isPresented, presenting: data, actions: actions, message: message) }
            public func help(_ text: GalleyValue) -> some View { help("" as Swift.String) }
            public func accessibilityLabel(_ text: GalleyValue) -> some View { accessibilityLabel("" as Swift.String) }
            public func accessibilityHint(_ text: GalleyValue) -> some View { accessibilityHint("" as Swift.String) }
            public func accessibilityValue(_ text: GalleyValue) -> some View { accessibilityValue("" as Swift.String) }
            public func accessibilityIdentifier(_ text: GalleyValue) -> some View { accessibilityIdentifier("" as Swift.String) }
            public func alert<A: View>(_ title: GalleyValue, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { alert("" as Swift.String, isPresented: isPresented, actions: actions) }
            public func alert<A: View, M: View>(_ title: GalleyValue, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { alert("" as Swift.String, isPresented: isPresented, actions: actions, message: message) }
            public func confirmationDialog<A: View>(_ title: GalleyValue, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { confirmationDialog("" as Swift.String, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
            public func confirmationDialog<A: View, M: View>(_ title: GalleyValue, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { confirmationDialog("" as Swift.String, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message) }
        }
        """
}
