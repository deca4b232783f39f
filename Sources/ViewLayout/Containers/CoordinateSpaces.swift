import Foundation

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
    /// The space of the whole screen, or of the view itself.
    case global, local
    /// The space of the view with this name.
    case named(AnyHashable)

    /// Whether the coordinates are those of the scene.
    public var isGlobal: Bool { self == .global }
    /// Whether the coordinates are those of the view itself.
    public var isLocal: Bool { self == .local }
}

/// A type that names coordinates.
public protocol CoordinateSpaceProtocol {
    /// What the coordinates are relative to.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the scene.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that has a name for them.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The names of the coordinates that a scroll view has.
private enum ScrollSpace: Hashable {
    case any
    case along(Axis)
}

extension [AnyHashable: CGRect] {
    /// Notes the frame of a scroll view as the innermost, for all and for the axes that it scrolls along.
    mutating func addScrollView(_ frame: CGRect, along axes: Axis.Set) {
        self[ScrollSpace.any] = frame
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { self[ScrollSpace.along(axis)] = frame }
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The global coordinates.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The local coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the view around that has a name for them.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
    /// The coordinates of the innermost scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.any) }
    /// The coordinates of the innermost scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpace.along(axis)) }
}

extension View {
    /// Gives the coordinates of the view a name.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.coordinateSpace = name.name })
    }

    /// Gives the coordinates of the view a name.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}
