public import Foundation

extension TextField where Label == Text {
    /// Shows the text that a catalog has for a key until something is typed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), text: text)
    }
    /// Shows the text that a catalog has for a key until something is typed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(titleKey), text: text)
    }
    /// Shows a string that is not localized until something is typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), text: text)
    }
    /// Shows a string that is not localized until something is typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(title), text: text)
    }
    /// Shows a string that is not localized until something is typed, or the prompt where there is one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
    ) {
        self.init(label: prompt ?? Text(title), text: text, axis: axis)
    }

    /// Shows a value in a format, in the language and region of the environment.
    public init<F: ParseableFormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable & Sendable {
        self.init(label: prompt ?? Text(titleKey), value: Text(value.wrappedValue, format: format))
    }
    /// Shows a value in a format, in the language and region of the environment.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle & Sendable>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable & Sendable {
        self.init(label: prompt ?? Text(title), value: Text(value.wrappedValue, format: format))
    }
    /// Shows a value in a format, in the language and region of the environment, if there is one.
    public init<F: ParseableFormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable & Sendable {
        self.init(label: prompt ?? Text(titleKey), value: value.wrappedValue.map { Text($0, format: format) })
    }
    /// Shows a value in a format, in the language and region of the environment, if there is one.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle & Sendable>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, F.FormatInput: Equatable & Sendable {
        self.init(label: prompt ?? Text(title), value: value.wrappedValue.map { Text($0, format: format) })
    }
    /// Shows a value as a formatter writes it.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: prompt ?? Text(titleKey), value: formatter.text(value.wrappedValue))
    }
    /// Shows a value as a formatter writes it.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: prompt ?? Text(title), value: formatter.text(value.wrappedValue))
    }
    /// Shows a value as a formatter writes it.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
    }
    /// Shows a value as a formatter writes it.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
    }
    /// Shows a value as a formatter writes it.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(title, value: value, formatter: formatter)
    }
    /// Shows a value as a formatter writes it.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, value: value, formatter: formatter)
    }
}

extension TextField {
    /// Shows a label made of views until something is typed, or the prompt where there is one.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), text: text, axis: axis)
        self.prompt = prompt
    }

    /// Shows a value in a format, in the language and region of the environment.
    public init<F: ParseableFormatStyle & Sendable>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String, F.FormatInput: Equatable & Sendable {
        self.init(label: label(), value: Text(value.wrappedValue, format: format))
        self.prompt = prompt
    }

    fileprivate init(label: Label, value: Text?) {
        self.init(label: label, text: nil)
        self.value = value
    }
}

extension Formatter {
    /// A value as the formatter writes it.
    fileprivate func text(_ value: Any) -> Text? { string(for: value).map { Text(verbatim: $0) } }
}

extension SecureField where Label == Text {
    /// Shows the text that a catalog has for a key, or the prompt where there is one.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: prompt ?? Text(titleKey))
    }
    /// Shows a string that is not localized, or the prompt where there is one.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: prompt ?? Text(title))
    }
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(titleKey))
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(title))
    }
}

extension SecureField {
    /// Shows a label made of views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}
