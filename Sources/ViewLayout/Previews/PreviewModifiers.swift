public import Foundation

/// The space that a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
    /// That of a device.
    case device
    /// As much as the views ideally take.
    case sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of the device, as Xcode has it: `iPhone SE (3rd generation)`.
    public let rawValue: String
    /// Names a device.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    /// What distinguishes the orientation from the others.
    public let id: String
    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, the top to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, the top to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension View {
    /// Sets the space that a preview is shown in.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }
    /// Sets the device that a preview is shown on.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value } }
    /// Sets the name of a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { preview { $0.displayName = value } }
    /// Sets the orientation of a preview's device.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        preview { $0.orientation = value }
    }

    /// Sets what is known about a preview. If a value is set twice for a view, the first one applies, as for layout values.
    nonisolated package func preview(_ set: @escaping (inout PreviewFacts) -> Void) -> some View {
        modifier(
            NoteModifier { node in
                var facts = PreviewFacts()
                set(&facts)
                node.traits[PreviewFacts.self] = node.traits[PreviewFacts.self].completed(by: facts)
            })
    }
}
