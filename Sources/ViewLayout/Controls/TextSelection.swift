/// What is selected of a text that users edit. A layout shows no selection.
public struct TextSelection: Hashable, Sendable {
    /// Where the selected characters are.
    public enum Indices: Hashable, Sendable {
        /// One range.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    /// Where the selected characters are.
    public var indices: Indices
    /// On which side of a line's end an insertion point shows.
    public var affinity = TextSelectionAffinity.automatic

    /// Selects one range.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Selects several ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// Selects nothing, at a place between characters.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether nothing is selected, and typed text goes to a place.
    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }
}

/// On which side of a line's end an insertion point shows.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As the system does, at the end of the line before, or at the beginning of the next.
    case automatic, upstream, downstream
}

extension TextField where Label == Text {
    /// Shows the text that a catalog has for a key until something is typed, or the prompt where there is one.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
    }
    /// Shows a string that is not localized until something is typed, or the prompt where there is one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
    }
}

extension TextField {
    /// Shows a label made of views until something is typed, or the prompt where there is one.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    }
}

extension TextEditor {
    /// Edits a text of which something is selected.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
