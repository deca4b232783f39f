package import Catalogs
package import Frames

extension Device {
    /// The device whose form of a text a platform shows. On iOS it is iPhone, or iPad from the width of the smallest
    /// iPad on (744 points: iPad mini); on Android and the web it is the form for all other devices.
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
