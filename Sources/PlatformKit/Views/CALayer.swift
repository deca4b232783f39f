public import Foundation
public import ViewLayout

/// What a view would be drawn with; it changes no size.
@MainActor @preconcurrency
open class CALayer {
    /// Makes a layer.
    public init() {}
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
