package import Frames
package import ViewLayout

extension Frames.Platform {
    /// The sizes of the platform's lists, forms, bars and dialogs; the web has none, and uses those of iOS.
    package var metrics: PlatformMetrics {
        switch self {
        case .ios, .web: PlatformMetrics(.ios)
        case .macos: PlatformMetrics(.macos)
        case .android: PlatformMetrics(.android)
        }
    }

    /// The sizes of the platform's controls; the web has none, and uses those of iOS.
    package var controlMetrics: ControlMetrics {
        switch self {
        case .ios, .web: .ios
        case .macos: .macos
        case .android: .android
        }
    }
}
