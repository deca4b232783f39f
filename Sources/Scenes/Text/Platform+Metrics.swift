package import Frames
package import ViewLayout

extension Frames.Platform {
    /// The sizes of the platform's lists, forms, bars and dialogs; the web, which has none, takes those of iOS.
    ///
    /// - Parameter system: Which iOS; nil for 13 to 18 on a phone that is held upright.
    package func metrics(of system: AppleSystem? = nil) -> PlatformMetrics {
        switch self {
        case .ios: PlatformMetrics(.ios, system: system.flatMap { PlatformMetrics.System(rawValue: $0.rawValue) })
        case .web: PlatformMetrics(.ios)
        case .macos: PlatformMetrics(.macos)
        case .android: PlatformMetrics(.android)
        }
    }

    /// The sizes of the platform's controls; the web has none, and uses those of iOS with a border around buttons.
    package var controlMetrics: ControlMetrics {
        switch self {
        case .ios: .ios
        case .web: .web
        case .macos: .macos
        case .android: .android
        }
    }
}
