import Foundation

/// Pickers that show their values on a wheel.
public struct WheelPickerStyle: BuiltInPickerStyle {
    public init() {}
    var look: PickerLook { .wheel }
}

/// Pickers that show all values beside each other, as in a menu.
public struct PalettePickerStyle: BuiltInPickerStyle {
    public init() {}
    var look: PickerLook { .segments }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// All values beside each other, as in a menu.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Rows of one height, with the selected one in the middle; as wide as offered.
struct WheelLayout: Layout {
    /// The size if none is offered; its height is always used.
    let size: CGSize
    let rowHeight: CGFloat
    let inset: CGFloat
    let chosen: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // Rows with higher texts are higher.
        let height = subviews.reduce(rowHeight) { max($0, $1.sizeThatFits(.unspecified).height) }
        let offer = ProposedViewSize(width: max(bounds.width - 2 * inset, 0), height: height)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index - chosen) * height), anchor: .center,
                proposal: offer)
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}
