public import Foundation

extension View {
    /// Hides what leaves the frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.clips = true })
    }

    /// Hides what leaves a shape in the frame; reports use the frame.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        clipped().effect(.clip(shape))
    }

    /// Hides the view, which keeps its space: reports leave it out.
    nonisolated public func hidden() -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.isHidden = true })
    }

    /// Hides the corners of the frame.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: max(radius, 0)))
    }
}
