public import Foundation

extension View {
    /// Does not show what leaves the frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.clips = true })
    }

    /// Does not show what leaves a shape in the frame; reports go by the frame.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        clipped()
    }

    /// Lets the view keep its space, but not be shown: reports leave it out.
    nonisolated public func hidden() -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.isHidden = true })
    }

    /// Does not show the corners of the frame.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { clipped() }
}
