import Foundation

/// An icon and a title.
public nonisolated struct Label<Title: View, Icon: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let title: Title
    let icon: Icon

    /// Shows an icon and a title made of views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let styled = context.nodes(
            styling: LabelStyleConfiguration(title: .init(base: AnyView(title)), icon: .init(base: AnyView(icon))))
        if let styled { return styled }
        if context.environment.labelsAreStacked {
            let content = Group {
                icon
                title
            }
            return [context.container("Label", VStackLayout(spacing: 0), content)]
        }
        let metrics = context.environment.platformMetrics
        let isInRow = context.environment.listLook != nil
        let layout = HStackLayout(
            alignment: .firstTextBaseline,
            spacing: isInRow ? metrics[.listIconSpacing] : context.environment.controlMetrics.labelSpacing)
        let parts = context.environment.labelParts
        let content = Group {
            if parts != .title {
                let column = IconColumnLayout(metrics, isInRow: isInRow && parts == .both)
                if column.column == nil {
                    icon.modifier(LayoutModifier(layout: column))
                } else {
                    icon.modifier(LayoutModifier(layout: column)).alignmentGuide(
                        .firstTextBaseline, computeValue: column.baseline)
                }
            }
            if parts != .icon { title }
        }
        return [context.container("Label", layout, content)]
    }
}

/// Centres an icon in a column; a wider one keeps its width.
///
/// An icon that takes what it is offered, such as a shape, is as wide as the column and makes no row higher.
struct IconColumnLayout: UnaryLayout {
    /// The size that an icon is offered, in points; `nil` where there is no column.
    let column: CGSize?

    init(_ metrics: PlatformMetrics, isInRow: Bool) {
        let height = max(metrics[.listRowHeight] - 2 * metrics[.listRowPadding], 0)
        column = isInRow ? CGSize(width: metrics[.listIconWidth], height: height) : nil
    }

    /// The baseline of an icon: one without a baseline of its own that fills the column reaches as far below it as a letter
    /// does, and so makes no row higher.
    func baseline(of icon: ViewDimensions) -> CGFloat {
        let isFilling = icon[explicit: .firstTextBaseline] == nil && icon.height == column?.height
        return isFilling ? icon.height * Self.ascent : icon[.firstTextBaseline]
    }

    /// The part of a line that is above its baseline, as in most fonts.
    private static let ascent: CGFloat = 0.8

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        column.map { ProposedViewSize($0) } ?? proposal
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let own = child.sizeThatFits(offer(proposal))
        return CGSize(width: max(own.width, column?.width ?? 0), height: own.height)
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: offer(proposal))
    }

    func priority(of child: LayoutSubview) -> Double { child.priority }
}

extension Label where Title == Text, Icon == Image {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

/// Which parts of labels are shown.
enum LabelParts: Sendable { case both, title, icon }

/// A style of labels, made from their title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = LabelStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style is given.
public nonisolated struct LabelStyleConfiguration {
    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon

    /// The title, as a view.
    public nonisolated struct Title: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
    /// The icon, as a view.
    public nonisolated struct Icon: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
}

nonisolated protocol BuiltInLabelStyle: LabelStyle, EngineStyle {
    var parts: LabelParts { get }
}

extension BuiltInLabelStyle {
    func set(in environment: inout EnvironmentValues) { environment.labelParts = parts }

    /// The parts as they are; the engine arranges them.
    @MainActor @ViewBuilder public func makeBody(configuration: LabelStyleConfiguration) -> some View {
        if parts != .title { configuration.icon }
        if parts != .icon { configuration.title }
    }
}

/// The platform's default style of labels.
public nonisolated struct DefaultLabelStyle: BuiltInLabelStyle {
    public init() {}
    var parts: LabelParts { .both }
}
/// Labels of icon and title.
public nonisolated struct TitleAndIconLabelStyle: BuiltInLabelStyle {
    public init() {}
    var parts: LabelParts { .both }
}
/// Labels of the title alone.
public nonisolated struct TitleOnlyLabelStyle: BuiltInLabelStyle {
    public init() {}
    var parts: LabelParts { .title }
}
/// Labels of the icon alone.
public nonisolated struct IconOnlyLabelStyle: BuiltInLabelStyle {
    public init() {}
    var parts: LabelParts { .icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
    private enum StackedKey: EnvironmentKey { static let defaultValue = false }
    private enum PartsKey: EnvironmentKey { static let defaultValue = LabelParts.both }

    /// Whether icons are above titles, as in a tab bar.
    var labelsAreStacked: Bool {
        get { self[StackedKey.self] }
        set { self[StackedKey.self] = newValue }
    }
    var labelParts: LabelParts {
        get { self[PartsKey.self] }
        set { self[PartsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
