/// Views to look at while they are written; on Linux each is a scene.
///
/// Types that conform are found in the program by their conformance records, which the attribute keeps there even for
/// a private type that nothing else uses.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views to look at.
    associatedtype Previews: View
    /// The views to look at; each of several is a preview of its own.
    @ViewBuilder static var previews: Previews { get }
    /// The device that the views are shown on, unless they name one themselves.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No platform of its own.
    public static var platform: PreviewPlatform? { nil }
}

/// The system that previews are for; the platform of a check is set by the person who runs it.
public enum PreviewPlatform: Hashable, Sendable {
    /// A platform that previews are made for.
    case iOS, macOS, tvOS, watchOS
}
