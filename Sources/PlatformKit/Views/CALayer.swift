public import Foundation
public import ViewLayout

/// What a view would be drawn with; it changes no size.
@MainActor @preconcurrency
open class CALayer: NSObject {
    /// Makes a layer.
    public override init() {}
    /// Makes a copy of another layer, which is drawn while it moves.
    public init(layer: Any) {}
    /// Changes no size.
    open var frame = CGRect.zero
    /// Changes no size.
    open var bounds = CGRect.zero
    /// Changes no size.
    open var position = CGPoint.zero
    /// Changes no size.
    open var isHidden = false
    /// Changes no size.
    open var contentsScale: CGFloat = 1
    /// Changes no size.
    open var contents: Any?
    /// Changes no size.
    open var name: String?
    /// Changes no size.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Changes no size.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Changes no size.
    open var mask: CALayer?
    /// The layers in this one.
    public private(set) var sublayers: [CALayer]?
    /// Puts a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    /// Puts a layer among the others.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
    }
    /// Does nothing: layers are not drawn.
    open func removeFromSuperlayer() {}
    /// Does nothing: layers are not drawn.
    open func setNeedsDisplay() {}
    /// Does nothing: layers are not drawn.
    open func layoutSublayers() {}
    /// Does nothing: nothing moves.
    open func removeAllAnimations() {}
    /// Does nothing: nothing moves.
    open func removeAnimation(forKey key: String) {}
    /// Changes no size.
    open var backgroundColor: CGColor?
    /// Changes no size.
    open var cornerRadius: CGFloat = 0
    /// Changes no size.
    open var masksToBounds = false
    /// Changes no size.
    open var borderWidth: CGFloat = 0
    /// Changes no size.
    open var borderColor: CGColor?
    /// Changes no size.
    open var opacity: Float = 1
    /// Changes no size.
    open var shadowColor: CGColor?
    /// Changes no size.
    open var shadowOpacity: Float = 0
    /// Changes no size.
    open var shadowRadius: CGFloat = 3
    /// Changes no size.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Changes no size.
    open var zPosition: CGFloat = 0
}

/// How the corners of a layer are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose bend grows.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the least x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the most x and the least y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the least x and the most y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the most x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
