import Foundation

/// A control that users press.
public nonisolated struct Button<Label: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let role: ButtonRole?
    let label: Label
    let action: @MainActor () -> Void

    /// Shows a label made of views.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Shows a label made of views.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let environment = context.environment
        let (layout, labels): (ButtonLayout, [ViewNode])
        var isStandard = false
        var isTouchedWithRow = false
        var look: ButtonLook?
        var inner = context.inside(.horizontal)
        let styled = inner.nodes(
            styling: PrimitiveButtonStyleConfiguration(
                role: role, label: .init(base: AnyView(label)), action: action))
        if let styled {
            layout = ButtonLayout(insets: EdgeInsets(), minimum: .zero, fillsWidth: false)
            labels = inner.unary(styled)
        } else {
            let metrics = environment.controlMetrics
            let style = environment.builtInButtonStyle.resolved(by: metrics)
            isStandard = style.hasBorder
            look = ButtonLook(style: style, radius: environment.buttonBorderShape.radius)
            if !environment.linksAreInRows { inner.environment.setLabelLook(of: style, role: role) }
            inner.environment.linksAreInRows = false
            layout = ButtonLayout(
                insets: metrics.buttonInsets(style, environment.controlSize),
                minimum: metrics.minimumButtonSize(style), fillsWidth: environment.buttonSizing == .flexible,
                isRound: style.hasBorder && environment.buttonBorderShape == .circle)
            inner.environment.font = environment.font ?? metrics.buttonFont
            labels = inner.unaryNodes(of: label)
            // In other styles, users touch only the label; a title in the platform's own style is as high as the platform has it.
            if environment.builtInButtonStyle == .automatic, labels.first?.isTitle == true { isStandard = true }
            isTouchedWithRow =
                environment.listLook != nil
                && (environment.builtInButtonStyle == .automatic || environment.linksAreInRows)
        }
        let node = ViewNode(kind: "Button", layout: layout, children: labels, context: context)
        node.facts.isControl = true
        node.facts.isStandard = isStandard
        node.facts.isTouchedWithRow = isTouchedWithRow
        node.look = LookSource(look.map { .button($0) } ?? .plain, environment)
        return [node]
    }
}

extension ViewNode {
    /// Whether it is a text, or an icon with one.
    fileprivate var isTitle: Bool { text != nil || kind == "Label" }
}

extension ViewContext {
    /// A part of a container around a view, such as a row; a single control in it can be touched anywhere in the part.
    func part(_ kind: String, _ layout: some Layout, around content: ViewNode) -> ViewNode {
        let node = ViewNode(kind: kind, layout: layout, children: [content], context: self)
        node.path = content.path.appending(.named(kind))
        let subject = content.subject
        if subject.facts.isControl {
            node.facts.isControl = true
            subject.facts.isControl = false
        }
        return node
    }

    /// At most one node for a view; several views are put beside each other.
    func unaryNodes(of view: some View) -> [ViewNode] { unary(nodes(of: view)) }

    /// At most one node for several nodes, which are put beside each other.
    func unary(_ nodes: [ViewNode]) -> [ViewNode] {
        guard nodes.count > 1 else { return nodes }
        return [ViewNode(kind: nil, layout: HStackLayout(), children: nodes, context: self)]
    }
}

extension Button where Label == ViewLayout.Label<Text, Image> {
    /// Shows an icon and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewLayout.Label(titleKey, systemImage: systemImage) }
    }
    /// Shows an icon and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewLayout.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// The purpose of a button; it does not change layout.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// Destructive.
    public static let destructive = ButtonRole(name: "destructive")
    /// Cancel.
    public static let cancel = ButtonRole(name: "cancel")
}

/// The insets of a button around its label.
struct ButtonLayout: UnaryLayout {
    let insets: EdgeInsets
    let minimum: CGSize
    let fillsWidth: Bool
    /// Whether the button is as wide as it is high.
    var isRound = false

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let label = child.sizeThatFits(self.proposal(for: proposal))
        var size = CGSize(
            width: max(label.width + insets.horizontal, minimum.width),
            height: max(label.height + insets.vertical, minimum.height))
        if isRound {
            // Round buttons have the inset of their height on all sides.
            let side = max(label.width + insets.vertical, size.height)
            return CGSize(width: side, height: side)
        }
        if fillsWidth, let width = proposal.width { size.width = max(size.width, width) }
        return size
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal(for: proposal))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        insets == EdgeInsets() ? child.spacing : .plain
    }
}
