package import Catalogs
package import Frames

extension Device {
    /// The device whose form of a text a platform shows: on iOS that of an iPhone, or that of an iPad from the width of
    /// the smallest on (744 points: iPad mini); on Android and the web the form for all others.
    ///
    /// - Parameter width: Of the window; nil where it is not known.
    package init(_ platform: Frames.Platform, width: Double? = nil) {
        self =
            switch platform {
            case .ios: (width ?? 0) >= 744 ? .iPad : .iPhone
            case .macos: .mac
            case .android, .web: .other
            }
    }
}
