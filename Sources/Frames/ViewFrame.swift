public import Basics

/// One view of a frame report, with the views inside it.
public struct ViewFrame: Codable, Hashable, Sendable {
    /// The path of child indices from the root, such as `0.1.2`.
    public var id: String
    /// The name that the scene gives the view with `id`.
    public var name: String?
    /// The name of the view or layout: `Text`, `HStack`, `FlowLayout`.
    public var kind: String
    /// Where the view is, without its modifiers: the frame of a padded view, not that of its padding.
    public var frame: Frame
    /// The innermost `frame` modifier around the view, if there is one.
    public var container: Frame?
    /// Which alternative a ViewThatFits took.
    public var choice: Choice?
    /// Whether users are meant to touch the view.
    public var control: Bool?
    /// Whether the control has the look, and so the size, that the platform gives it: a switch, a stepper, a button with
    /// the platform's border.
    public var standard: Bool?
    /// Whether the view is a row that leads to another view, and has the platform's mark that says so at its end.
    public var leadsFurther: Bool?
    /// Whether the view is meant to be away from its place in the layout: an overlay, a background, an offset or
    /// position.
    public var detached: Bool?
    /// Whether an offset or a position moved the view there, and not an overlay or a background: it may cover its
    /// neighbours, and nothing says that it should.
    public var moved: Bool?
    /// Whether the view is meant to extend into an unsafe area, as a background that fills the screen does.
    public var ignoresSafeArea: Bool?
    /// Whether the view's children are meant to cover each other, as in a ZStack.
    public var layered: Bool?
    /// Whether what leaves the view's frame is cut off or can be scrolled to, and is not drawn over its neighbours.
    public var clips: Bool?
    /// The innermost rectangle around the view that clips it, where a modifier clips and not a view.
    public var clip: Frame?
    /// The axes along which users can scroll to what leaves the frame.
    public var scrolls: [Axis]?
    /// The rules whose findings the scene allows, for this view and those inside it.
    public var allow: [String]?
    /// The reasons, by rule, where the scene gives them.
    public var allowReasons: [String: String]?
    /// Where the view is written, in its scene file or in Swift. Views in Swift do not all know their place; those that
    /// do not have the place of the view around them.
    public var source: SourcePosition?
    /// What went wrong while the view was laid out, such as a size that is not a number.
    public var warnings: [String]?
    /// What the view can show and does not show in this layout; nothing in it was measured.
    public var hidden: [HiddenContent]?
    /// The facts of the text, for a text.
    public var text: TextFacts?
    /// The views inside, in the order of the scene.
    public var children: [ViewFrame]

    /// A direction in which views extend.
    public enum Axis: String, Codable, Hashable, Sendable, CaseIterable {
        /// A direction that views are laid out in.
        case horizontal, vertical
    }

    /// Makes a view with nothing but its place.
    public init(id: String, kind: String, frame: Frame, children: [ViewFrame] = []) {
        self.id = id
        self.kind = kind
        self.frame = frame
        self.children = children
    }
}

/// Which alternative a `ViewThatFits` took.
public struct Choice: Codable, Hashable, Sendable {
    /// The index of the alternative, from 0.
    public var index: Int
    /// How many alternatives there are.
    public var of: Int
    /// Whether the alternative fits. If none does, the last is taken.
    public var fits: Bool
    /// The room that the alternatives had to fit.
    public var room: Budget?
    /// The ideal size of each alternative.
    public var sizes: [Size]?

    /// Makes a choice.
    public init(index: Int, of: Int, fits: Bool = true, room: Budget? = nil, sizes: [Size]? = nil) {
        self.index = index
        self.of = of
        self.fits = fits
        self.room = room
        self.sizes = sizes
    }
}

extension ViewFrame {
    /// Calls `body` for the view and every view inside it, parents first, with the ancestors from the root.
    ///
    /// It is not recursive, so that a scene of any depth can be walked.
    public func walk(_ body: (_ view: ViewFrame, _ ancestors: [ViewFrame]) throws -> Void) rethrows {
        var ancestors: [ViewFrame] = []
        var pending: [(view: ViewFrame, depth: Int)] = [(self, 0)]
        while let (view, depth) = pending.popLast() {
            ancestors.removeLast(ancestors.count - depth)
            try body(view, ancestors)
            guard !view.children.isEmpty else { continue }
            ancestors.append(view)
            for child in view.children.reversed() { pending.append((child, depth + 1)) }
        }
    }
}
