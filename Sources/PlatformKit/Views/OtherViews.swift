public import Foundation

/// A picture that UIKit would show, as large as the picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?
    /// Shows a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    public override init(frame: CGRect) { super.init(frame: frame) }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

/// A wheel that turns: 20 points wide and high, 37 where it is large, as `UIActivityIndicatorView` has been.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// 20 points on each side.
        case medium = 100
        /// 37 points on each side.
        case large
    }
    /// How large the wheel is.
    open var style: Style
    /// Without effect.
    open var color: UIColor!
    /// Without effect.
    open var hidesWhenStopped = true
    /// Whether the wheel turns.
    public private(set) var isAnimating = false

    /// Makes a wheel.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Turns the wheel.
    open func startAnimating() { isAnimating = true }
    /// Stops the wheel.
    open func stopAnimating() { isAnimating = false }
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }
}

/// What changes the look of what is behind a view.
open class UIVisualEffect: NSObject {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
    /// How much is blurred.
    public enum Style: Int, Sendable {
        /// A blur.
        case extraLight, light, dark
        /// A blur that goes with light and dark looks.
        case regular = 4
        /// A blur, or a material of that thickness.
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
            systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight,
            systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark,
            systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    /// Makes a blur.
    public init(style: Style) {}
    /// Makes a blur of no certain style.
    public convenience override init() { self.init(style: .regular) }
}

/// Makes content distinct on a blur.
public final class UIVibrancyEffect: UIVisualEffect {
    /// Makes the effect.
    public init(blurEffect: UIBlurEffect) {}
    /// Makes the effect on a blur of no certain style.
    public convenience override init() { self.init(blurEffect: UIBlurEffect()) }
}

/// A view that changes the look of what is behind it; it takes what it is offered.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// What is changed.
    open var effect: UIVisualEffect?
    /// What is in front of the effect.
    public let contentView = UIView()
    /// Makes a view of an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    /// Makes a view without an effect.
    public convenience override init(frame: CGRect) { self.init(effect: nil) }
}
