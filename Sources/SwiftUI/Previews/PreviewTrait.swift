public import Foundation
internal import ViewLayout

/// The surroundings of a preview: its space, its device, modifiers.
public struct PreviewTrait<T> {
    var change: (inout PreviewFacts) -> Void = { _ in }
    var modify: (@MainActor (AnyView) throws -> AnyView)?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In the space of a device.
    public static var defaultLayout: Self { layout(.device) }
    /// In a container as large as the views take when they are offered the space of a device.
    public static var sizeThatFitsLayout: Self { layout(.sizeThatFits) }
    /// In a space of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        layout(.fixed(width: width, height: height))
    }

    /// On a device held upright.
    public static var portrait: Self { orientation(.portrait) }
    /// On a device held upside down.
    public static var portraitUpsideDown: Self { orientation(.portraitUpsideDown) }
    /// On a device held on its side, the top to the left.
    public static var landscapeLeft: Self { orientation(.landscapeLeft) }
    /// On a device held on its side, the top to the right.
    public static var landscapeRight: Self { orientation(.landscapeRight) }

    /// With views around it that may share objects with those of other previews.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> Self {
        Self(modify: { try modifier.applied(to: $0) })
    }

    // Of two layouts the last applies, as the later argument.
    private static func layout(_ layout: PreviewLayout) -> Self { Self(change: { $0.layout = layout }) }
    private static func orientation(_ orientation: InterfaceOrientation) -> Self {
        Self(change: { $0.orientation = orientation })
    }
}
