import Foundation

/// A style of pickers.
public protocol PickerStyle: Sendable {}

/// The styles of pickers, as far as they differ in layout.
enum PickerLook: Hashable, Sendable { case menu, segments, wheel, inline, navigationLink }

nonisolated protocol BuiltInPickerStyle: PickerStyle {
    var look: PickerLook { get }
}

/// The platform's default style of pickers: a menu.
public struct DefaultPickerStyle: BuiltInPickerStyle {
    public init() {}
    var look: PickerLook { .menu }
}

/// Pickers whose button opens a menu.
public struct MenuPickerStyle: BuiltInPickerStyle {
    public init() {}
    var look: PickerLook { .menu }
}

/// Pickers that show all values beside each other.
public struct SegmentedPickerStyle: BuiltInPickerStyle {
    public init() {}
    var look: PickerLook { .segments }
}

/// Pickers that show all values as rows of the list around them; elsewhere they are a menu.
public struct InlinePickerStyle: BuiltInPickerStyle {
    public init() {}
    var look: PickerLook { .inline }
}

/// Pickers that show the selected value, and lead to a list of all.
public struct NavigationLinkPickerStyle: BuiltInPickerStyle {
    public init() {}
    var look: PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The platform's default style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All values beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All values as rows.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The selected value, with a list of all on another screen.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

    var pickerLook: PickerLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, (style as? any BuiltInPickerStyle)?.look ?? .menu)
    }
}

/// Segments of one width that fill the width that is offered; ideally each is as wide as the widest needs.
struct SegmentsLayout: Layout {
    let height: CGFloat
    let inset: CGFloat

    init(_ metrics: ControlMetrics) {
        height = metrics.segmentHeight
        inset = metrics.segmentInset
    }

    /// The width that each of a number of segments is offered in a control of a width.
    func room(of count: Int, in width: CGFloat) -> CGFloat { max(width / CGFloat(max(count, 1)) - 2 * inset, 0) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
        let highest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) }
        return CGSize(
            width: proposal.width ?? (widest + 2 * inset) * CGFloat(subviews.count), height: max(height, highest))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        let offer = ProposedViewSize(width: room(of: subviews.count, in: bounds.width), height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
                proposal: offer)
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}
