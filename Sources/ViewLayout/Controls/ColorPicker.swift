/// Chooses a colour: a label with a well of the colour behind it; it takes all the width that it is offered.
public nonisolated struct ColorPicker<Label: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    /// Shows a label made of views.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        AccessoryControl(kind: "ColorPicker", label: label, side: .trailing, fillsWidth: true) { $0.colorWellSize }
    }
}

extension ColorPicker where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        label = Text(titleKey)
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        label = Text(title)
    }
}
