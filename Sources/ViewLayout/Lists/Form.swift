/// Controls and their labels: on iOS rows of a list in groups, on macOS two columns.
public nonisolated struct Form<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let content: Content

    /// Shows views as rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let environment = context.environment
        let automatic: FormLook = environment.platformMetrics.platform == .macos ? .columns : .grouped
        switch environment.formStyle ?? automatic {
        case .columns: return [context.columns("Form", content)]
        case .grouped: return [context.list("Form", content, look: environment.listStyle ?? .insetGrouped)]
        }
    }
}

/// The styles of forms.
enum FormLook: Hashable, Sendable { case columns, grouped }

/// A style of forms.
public protocol FormStyle: Sendable {}

nonisolated protocol BuiltInFormStyle: FormStyle {
    /// The style; `nil` for the platform's default.
    var look: FormLook? { get }
}

/// The platform's default style of forms: groups of rows on iOS, columns on macOS.
public struct AutomaticFormStyle: BuiltInFormStyle {
    public init() {}
    var look: FormLook? { nil }
}
/// Groups of rows.
public struct GroupedFormStyle: BuiltInFormStyle {
    public init() {}
    var look: FormLook? { .grouped }
}
/// A column of labels beside one of values.
public struct ColumnsFormStyle: BuiltInFormStyle {
    public init() {}
    var look: FormLook? { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Groups of rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels beside one of values.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey { static let defaultValue: FormLook? = nil }
    private struct ColumnsKey: EnvironmentKey { static var defaultValue: FormColumns? { nil } }

    var formStyle: FormLook? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    /// The columns of the form around the view; `nil` elsewhere.
    var formColumns: FormColumns? {
        get { self[ColumnsKey.self] }
        set { self[ColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the forms in the view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyle, (style as? any BuiltInFormStyle)?.look)
    }
}
