public import Foundation

/// Views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views to look at.
    associatedtype Previews: View
    /// The views to look at.
    @ViewBuilder static var previews: Previews { get }
}

/// The space that a preview is shown in.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String
    /// Names a device.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

// A preview is shown by the tool that asks for it, in the space that the tool gives.
extension View {
    /// Sets the space that a preview is shown in.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Sets the device that a preview is shown on.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Sets the name of a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
