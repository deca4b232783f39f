// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// What Foundation and the C library have on Apple's systems alone.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs a closure. Swift on Linux has no pools of objects that are released later.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The name of a method of Objective-C, as text: nothing is sent under it on Linux.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    /// A name.
    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
}

extension URL {
    /// Opens a place outside of the app's own: on Linux every place is open.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Closes a place outside of the app's own.
    public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
    /// The folder of the app in the cloud: there is none.
    public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
    /// Who uses the cloud: nobody.
    public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }
    /// Loads a file from the cloud, which has none.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
}

extension ProcessInfo {
    /// Whether the device saves power: no.
    public var isLowPowerModeEnabled: Bool { false }
    /// Whether an app for the iPad runs on a Mac: no.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app for the iPad was built for the Mac: no.
    public var isMacCatalystApp: Bool { false }
}

extension Data.WritingOptions {
    /// The old name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
