public import Foundation
public import ViewLayout

/// A view that the user changes: here nobody does.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// What a control is.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As it is.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Not usable.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
        /// With the focus.
        public static let focused = State(rawValue: 8)
    }
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger is put on it.
        public static let touchDown = Event(rawValue: 1)
        /// A finger is taken off it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is taken off beside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is broken off.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What it mainly does.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A text is begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text is changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text is ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// A text is ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
    /// Where the content of a control is along its width.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// A place.
        case center, left, right, fill, leading, trailing
    }

    /// Whether the control can be used.
    open var isEnabled = true
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether the control is touched.
    open var isHighlighted = false
    /// Without effect.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// What the control is.
    open var state: State { isEnabled ? .normal : .disabled }
    /// Does nothing: no event happens.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// Does nothing: no event happens.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    /// Does nothing: no event happens.
    open func sendActions(for controlEvents: Event) {}
}

/// A view with content that is larger than it; the content is not laid out.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// When a keyboard goes.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never, when scrolling begins, or with the finger.
        case none, onDrag, interactive
    }
    /// Which insets are added.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the view chooses, along the axis, none, or all.
        case automatic, scrollableAxes, never, always
    }
    /// Without effect.
    open var contentSize = CGSize.zero
    /// Without effect.
    open var contentOffset = CGPoint.zero
    /// Without effect.
    open var contentInset = UIEdgeInsets.zero
    /// Without effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Without effect.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Without effect.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Without effect: nothing is scrolled.
    open var isScrollEnabled = true
    /// Without effect: nothing is scrolled.
    open var isPagingEnabled = false
    /// Without effect: nothing is scrolled.
    open var bounces = true
    /// Without effect: nothing is scrolled.
    open var alwaysBounceVertical = false
    /// Without effect: nothing is scrolled.
    open var alwaysBounceHorizontal = false
    /// Without effect.
    open var showsVerticalScrollIndicator = true
    /// Without effect.
    open var showsHorizontalScrollIndicator = true
    /// Without effect: there is no keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Without effect: nothing is made larger.
    open var minimumZoomScale: CGFloat = 1
    /// Without effect: nothing is made larger.
    open var maximumZoomScale: CGFloat = 1
    /// Without effect: nothing is made larger.
    open var zoomScale: CGFloat = 1
    /// Without effect: nothing is touched.
    open var delaysContentTouches = true
    /// Whether a finger scrolls: no.
    open var isDragging: Bool { false }
    /// Whether it is scrolling: no.
    open var isDecelerating: Bool { false }
    /// Keeps the place.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Does nothing: nothing is scrolled.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}
