// The toolchain's module of this name has only C declarations: it lacks CGFloat, CGPoint and the like, which Foundation
// has on Linux. This module is found before it; it has Foundation, and the C declarations that view code uses.
@_exported public import Foundation

/// A span of time, in seconds.
public typealias CFTimeInterval = Double

/// A time, in seconds since the first instant of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of the system's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
