extension Picker where Label == ViewLayout.Label<Text, Image> {
    /// Shows an icon and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { ViewLayout.Label(titleKey, systemImage: systemImage) }
    }
    /// Shows an icon and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { ViewLayout.Label(title, systemImage: systemImage) }
    }
}

extension Picker {
    /// Shows a label made of views; the order of parameters in early SDKs.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    /// Shows a value of the caller's in place of the selected one.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
        current = AnyView(currentValueLabel())
    }

    /// Chooses one value for several sources; the first of them decides which is shown.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where SelectionValue: ExpressibleByNilLiteral {
        let bindings = sources.map { $0[keyPath: selection] }
        self.init(
            selection: Binding(
                get: { bindings.first?.wrappedValue ?? nil },
                set: { value in for binding in bindings { binding.wrappedValue = value } }), content: content,
            label: label)
    }
}

extension Picker where Label == Text {
    /// Shows a value of the caller's in place of the selected one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }
}

extension View {
    /// The value of the view in a picker; it also matches the optional of that value.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}
