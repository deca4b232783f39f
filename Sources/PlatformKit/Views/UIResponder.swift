public import Foundation
public import ViewLayout

/// What takes events: here nothing does.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {}
    /// Whether it takes what is typed.
    open var isFirstResponder: Bool { false }
    /// Whether it would take what is typed.
    open var canBecomeFirstResponder: Bool { false }
    /// The next one that an event is passed on to: none.
    open var next: UIResponder? { nil }
    /// What is shown in the place of the keyboard: it is not laid out.
    open var inputView: UIView? { nil }
    /// What is shown above the keyboard: it is not laid out.
    open var inputAccessoryView: UIView? { nil }
    /// Takes nothing.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// Gives nothing back.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
    /// Whether it can do something: no.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Is never called: nothing is touched.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is never called: nothing is touched.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is never called: nothing is touched.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is never called: nothing is touched.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is never called: nothing is pressed.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Is never called: nothing is pressed.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Is never called: nothing is shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// Something that happens to the app; nothing does while it is laid out.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// What happens.
    public enum EventType: Int, Sendable {
        /// A kind of event.
        case touches, motion, remoteControl, presses
        /// A kind of event.
        case scroll = 10
        /// A kind of event.
        case hover
        /// A kind of event.
        case transform = 14
    }
    /// What happens more exactly.
    public enum EventSubtype: Int, Sendable {
        /// Nothing more is known, or the device is shaken.
        case none, motionShake
    }
    /// What happens.
    open var type: EventType { .touches }
    /// The touches: none.
    open var allTouches: Set<UITouch>? { nil }
}

/// The keys that are pressed.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    /// The keys: none.
    open var allPresses: Set<UIPress> { [] }
}

/// A finger on the screen; there is none.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// Where a touch is in its course.
    public enum Phase: Int, Sendable {
        /// A step of a touch.
        case began, moved, stationary, ended, cancelled
    }
    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger, a remote control, a pencil, or a pointer.
        case direct, indirect, pencil, indirectPointer
    }
    /// Where the touch is in its course.
    open var phase: Phase { .ended }
    /// What touches.
    open var type: TouchType { .direct }
    /// The view that is touched.
    open var view: UIView? { nil }
    /// The window that is touched.
    open var window: UIWindow? { nil }
    /// How often a finger has touched the place.
    open var tapCount: Int { 0 }
    /// How hard the screen is touched.
    open var force: CGFloat { 0 }
    /// How hard the screen can be touched.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The place, in points.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// The place before, in points.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key that is pressed; there is none.
@MainActor @preconcurrency
open class UIPress: NSObject {}
