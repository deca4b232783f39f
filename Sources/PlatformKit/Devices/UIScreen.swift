public import Foundation
internal import ViewLayout

/// The screen that a scene is laid out for.
///
/// Its size is what the scene is proposed. Where that leaves a length open it is that of the iPhone which is as wide, or of
/// an iPhone 16: 393 × 852 points. A value that is kept in a global constant stays that of the first layout.
public final class UIScreen: NSObject, Sendable {
    private override init() {}

    /// The one screen.
    public static let main = UIScreen()
    /// The one screen.
    public static var screens: [UIScreen] { [main] }

    /// In points, from the top left.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// In pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    /// Pixels a point.
    public var scale: CGFloat { CurrentLayout.now.environment.displayScale }
    /// Pixels a point.
    public var nativeScale: CGFloat { scale }
    /// Pictures a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// How bright the screen is, in 0…1.
    public var brightness: CGFloat { 0.5 }
    /// Whether the screen is recorded.
    public var isCaptured: Bool { false }
    /// The traits of the layout under way.
    public var traitCollection: UITraitCollection { .current }

    private var size: CGSize {
        let proposal = CurrentLayout.now.screenSize
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 393
        return CGSize(
            width: width, height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? Self.height(ofWidth: width))
    }

    /// The height of the device of a width; in between, in proportion to an iPhone 16's.
    ///
    /// Source: Apple's Human Interface Guidelines, Layout, device screen dimensions.
    private static func height(ofWidth width: CGFloat) -> CGFloat {
        let heights: [CGFloat: CGFloat] = [
            320: 568, 375: 812, 390: 844, 393: 852, 402: 874, 414: 896, 420: 912, 428: 926, 430: 932, 440: 956,
            744: 1133, 768: 1024, 810: 1080, 820: 1180, 834: 1194, 1024: 1366,
        ]
        return heights[width] ?? (width * 852 / 393)
    }
}
