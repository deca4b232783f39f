// The toolchain's module of this name is C alone: it lacks CGFloat, CGPoint and their like, which Foundation has on
// Linux. This one stands before it, with Foundation and what view code asks the C module for.
@_exported public import Foundation

/// A span of time, in seconds.
public typealias CFTimeInterval = Double

/// A time, in seconds since the first instant of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of the system's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
