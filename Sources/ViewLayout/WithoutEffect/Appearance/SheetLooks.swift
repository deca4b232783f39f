public import Foundation

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// Half of the screen.
    public static let medium = PresentationDetent(name: "medium")
    /// All of the screen.
    public static let large = PresentationDetent(name: "large")
    /// A share of the screen, in 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height) points") }
}

extension View {
    /// Sets the heights of the sheet that shows the view.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Sets the heights of the sheet that shows the view, with a binding to the current one.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Shows or hides the handle of a sheet.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Rounds the corners of the sheet that shows the view.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// Sets the background of the view in a sheet.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
