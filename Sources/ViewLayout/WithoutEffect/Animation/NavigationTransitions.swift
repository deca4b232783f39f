public import Foundation

// How one screen changes into the next; a layout shows one of them.

/// How a screen appears.
public protocol NavigationTransition {}

/// The platform's own way.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    public init() {}
}

/// Out of a view of the screen before.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

/// Fades.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The platform's own way.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of a view of the screen before.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// Fades.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How a view looks that a screen comes out of.
public protocol MatchedTransitionSourceConfiguration {}

/// The view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
    /// With something behind it.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// In a shape.
    public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
    /// With a shadow.
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Sets how the screen appears that the view makes.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    /// Lets a screen come out of the view.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}
