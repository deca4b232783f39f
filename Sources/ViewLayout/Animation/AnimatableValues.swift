public import Foundation

// Numbers that keyframes and shapes interpolate: each is its own data.

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    public typealias AnimatableData = Double
}
extension Float: Animatable {
    public typealias AnimatableData = Float
}
extension CGFloat: Animatable {
    public typealias AnimatableData = CGFloat
}
