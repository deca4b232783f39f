import Foundation

/// A look for pickers.
public protocol PickerStyle: Sendable {}

/// The platform's own look of pickers: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the look.
    public init() {}
}

/// Pickers whose button opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the look.
    public init() {}
}

/// Pickers that show all values beside each other.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the look.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The platform's own look.
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

extension EnvironmentValues {
    private enum SegmentsKey: EnvironmentKey { static let defaultValue = false }

    var pickerHasSegments: Bool {
        get { self[SegmentsKey.self] }
        set { self[SegmentsKey.self] = newValue }
    }
}

extension View {
    /// Gives the pickers in the view a look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerHasSegments, style is SegmentedPickerStyle)
    }
}

/// Segments of one width that fill the width that is offered; ideally each is as wide as the widest needs.
struct SegmentsLayout: Layout {
    let height: CGFloat
    let inset: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
        let highest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) }
        return CGSize(
            width: proposal.width ?? (widest + 2 * inset) * CGFloat(subviews.count), height: max(height, highest))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        let offer = ProposedViewSize(width: max(width - 2 * inset, 0), height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
                proposal: offer)
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}
