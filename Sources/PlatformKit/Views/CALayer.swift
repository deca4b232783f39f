public import Foundation
public import ViewLayout

/// What a view would be drawn with; it changes no size.
@MainActor @preconcurrency
open class CALayer: NSObject {
    /// Makes a layer.
    public override init() {}
    /// Makes a copy of another layer, which is drawn while it moves.
    public init(layer: Any) {}
    /// Without effect.
    open var frame = CGRect.zero
    /// Without effect.
    open var bounds = CGRect.zero
    /// Without effect.
    open var position = CGPoint.zero
    /// Without effect.
    open var isHidden = false
    /// Without effect.
    open var contentsScale: CGFloat = 1
    /// Without effect.
    open var contents: Any?
    /// Without effect.
    open var name: String?
    /// Without effect.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Without effect.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Without effect.
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
    /// Without effect.
    open var backgroundColor: CGColor?
    /// Without effect.
    open var cornerRadius: CGFloat = 0
    /// Without effect.
    open var masksToBounds = false
    /// Without effect.
    open var borderWidth: CGFloat = 0
    /// Without effect.
    open var borderColor: CGColor?
    /// Without effect.
    open var opacity: Float = 1
    /// Without effect.
    open var shadowColor: CGColor?
    /// Without effect.
    open var shadowOpacity: Float = 0
    /// Without effect.
    open var shadowRadius: CGFloat = 3
    /// Without effect.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Without effect.
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
