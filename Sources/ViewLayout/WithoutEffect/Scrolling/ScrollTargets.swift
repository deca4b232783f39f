public import Foundation

/// Decides where scrolling stops; nothing is scrolled in a layout.
public protocol ScrollTargetBehavior {
    /// What is known about the scrolling.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where scrolling stops.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling stops.
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle that is scrolled to, in the coordinates of the content.
    public var rect: CGRect
    /// The point of it that comes to lie at that of the view.
    public var anchor: UnitPoint?
}

/// What is known about scrolling.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where scrolling would stop.
    public var originalTarget: ScrollTarget
    /// The speed in points a second.
    public var velocity: CGVector
    /// The size of the content in points.
    public var contentSize: CGSize
    /// The size of the view in points.
    public var containerSize: CGSize
    /// The axes along which content is scrolled.
    public var axes: Axis.Set
    let environment: EnvironmentValues
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How far one movement goes.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        /// To the next views that were not shown.
        public static let always = LimitBehavior()
        /// To the next views that were not shown.
        public static let alwaysByFew = LimitBehavior()
        /// To the next view.
        public static let alwaysByOne = LimitBehavior()
        /// As far as it is thrown.
        public static let never = LimitBehavior()
    }
    /// Makes the behavior.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling stops where it is thrown.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behavior.
    public init<T: ScrollTargetBehavior>(_ base: T) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
    /// At views, with a point of them.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self { Self() }
}
