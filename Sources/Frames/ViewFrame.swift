public import Basics

/// One view of a frame report, with the views inside it.
public struct ViewFrame: Codable, Hashable, Sendable {
    /// The path of child indices from the root, such as `0.1.2`.
    public var id: String
    /// The name that the scene gives the view with `id`.
    public var name: String?
    /// The name of the view or layout: `Text`, `HStack`, `FlowLayout`.
    public var kind: String
    /// Where the view ended up, without its modifiers: a padded view's own frame, not the padding's.
    public var frame: Frame
    /// The innermost `frame` modifier around the view, where there is one.
    public var container: Frame?
    /// Which alternative a ViewThatFits took.
    public var choice: Choice?
    /// Whether a person is meant to touch the view.
    public var control: Bool?
    /// Whether the control has the look, and so the size, that the platform gives it: a switch, a stepper, a button with
    /// the platform's border.
    public var standard: Bool?
    /// Whether the view is a row that leads to another view, and has the platform's mark that says so at its end.
    public var leadsFurther: Bool?
    /// Whether the view's place is meant to differ from its layout: an overlay, a background, an offset or position.
    public var detached: Bool?
    /// Whether an offset or a position took the view there, and not an overlay or a background: it may land on its
    /// neighbours, and nothing says that it should.
    public var moved: Bool?
    /// Whether the view is meant to leave what holds it for an unsafe area, as a background that fills the screen does.
    public var ignoresSafeArea: Bool?
    /// Whether the view's children are meant to cover each other, as in a ZStack.
    public var layered: Bool?
    /// Whether what leaves the view's frame is cut off or scrolled to instead of drawn over its neighbours.
    public var clips: Bool?
    /// The innermost rectangle around the view beyond which nothing of it shows, where a modifier and not a view clips.
    public var clip: Frame?
    /// The axes along which a person can scroll to what leaves the frame.
    public var scrolls: [Axis]?
    /// The rules whose findings the scene declares to be meant here, for this view and those inside it.
    public var allow: [String]?
    /// Why, by rule, where the scene says so.
    public var allowReasons: [String: String]?
    /// Where the view is written, in its scene file or in Swift. In Swift not every view knows, and one that does not
    /// is where the view around it stands.
    public var source: SourcePosition?
    /// What went wrong while the view was laid out, such as a size that is not a number.
    public var warnings: [String]?
    /// What the view can show and does not in this layout: nothing in it was measured.
    public var hidden: [HiddenContent]?
    /// The facts of a text.
    public var text: TextFacts?
    /// The views inside, in the order of the scene.
    public var children: [ViewFrame]

    /// A direction in which views extend.
    public enum Axis: String, Codable, Hashable, Sendable, CaseIterable {
        /// A direction that views are laid out in.
        case horizontal, vertical
    }

    /// Makes a view without facts beyond its place.
    public init(id: String, kind: String, frame: Frame, children: [ViewFrame] = []) {
        self.id = id
        self.kind = kind
        self.frame = frame
        self.children = children
    }
}

/// Which alternative a ViewThatFits took.
public struct Choice: Codable, Hashable, Sendable {
    /// From 0.
    public var index: Int
    /// How many alternatives there are.
    public var of: Int
    /// Whether the alternative fits; when none does, the last is taken all the same.
    public var fits: Bool
    /// The room that the alternatives were measured against.
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
    /// Needs no recursion, so a scene of any depth can be walked.
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
