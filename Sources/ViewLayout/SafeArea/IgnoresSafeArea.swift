import Foundation

/// Offers a view the unsafe areas that its place touches, from their corner on; its size in the layout stays the same.
///
/// Known from SwiftUI's own layout as reconstructed: the size is the view's answer to the proposal as it is, the place is
/// chosen with the unsafe areas added to it.
struct SafeAreaIgnoringLayout: UnaryLayout {}

/// Which unsafe areas a view extends into.
struct IgnoredSafeArea {
    var regions: SafeAreaRegions
    var edges: Edge.Set
}

extension View {
    /// Lets the view extend into the unsafe areas that it touches; its size in the layout stays the same.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(
            LayoutModifier(layout: SafeAreaIgnoringLayout()) {
                $0.ignoredSafeArea = IgnoredSafeArea(regions: regions, edges: edges)
            })
    }

    /// Lets the view extend into the unsafe areas that it touches, under the name of the first SDKs.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
