package import Foundation

/// A view or container with its frame and everything that a report says about it; modifiers are left out.
package struct PlacedView: Sendable {
    /// The name of the view: `HStack`, `Text`, or the type of a layout.
    package var kind: String
    /// The view's place in the tree, which is the same in all states of a scene.
    package var place: ViewPath
    /// The identifier that was given to the view.
    package var identifier: String?
    /// Where the view is written.
    package var source: ViewSource?
    /// The frame in points, from the top left of the scene, after right-to-left mirroring.
    package var frame: CGRect
    /// The rectangle of the innermost `frame` modifier around the view.
    package var container: CGRect?
    /// The rectangle of the innermost view around this one that clips its content.
    package var clip: CGRect?
    /// The proposal that the view was placed with.
    package var proposal: ProposedViewSize
    /// How the view left the flow of the layout, if it did.
    package var detachment: Detachment?
    /// Whether the view extends into an unsafe area on purpose.
    package var isExtended = false
    /// Whether users touch or click the view.
    package var isControl: Bool
    /// Whether the control has the platform's look, and so its size.
    package var isStandard = false
    /// Whether the view is a row that leads to another view, with a mark for that.
    package var leadsFurther = false
    /// Whether what leaves the frame is hidden.
    package var clips: Bool
    /// The axes along which the content can be scrolled into view.
    package var scrollAxes: Axis.Set = []
    /// Whether the view's layout is an `AnyLayout`, which may have a different layout in another state.
    package var hasAnyLayout = false
    /// The rules of a check that need not apply to the view.
    package var allowed: [String]
    /// The reasons, by rule.
    package var allowReasons: [String: String] = [:]
    package var text: PlacedText?
    /// What is drawn of the view; nil for nothing.
    package var look: LookSource?
    /// What modifiers around the view do with its picture, from the outermost to the innermost.
    package var effects: [PlacedEffect] = []
    /// Where the view is drawn behind others of the same container.
    package var behind: Behind?
    package var choice: LayoutChoice?
    package var warnings: [LayoutWarning]
    /// What the view can show and does not show.
    package var hidden: [HiddenViews] = []
    package var children: [PlacedView]
}

extension PlacedView {
    /// The views that a background is drawn behind, by how many places they come earlier in the container.
    package struct Behind: Sendable {
        /// How many places before this view the first of them is.
        package var first: Int
        /// How many places before this view the one after the last is; 0 for the first view of the background.
        package var end: Int
    }
}

extension PlacedView {
    /// The place of the view in the tree, as text.
    package var path: String { place.description }

    /// Adds a warning to the view at a place in the tree.
    mutating func warn(_ fault: LayoutWarning.Fault, at path: String) {
        if self.path == path { warnings.append(LayoutWarning(fault: fault)) }
        for index in children.indices { children[index].warn(fault, at: path) }
    }

    /// Mirrors the view and everything in it at the middle of a frame.
    mutating func flip(in mirror: CGRect) {
        func flipped(_ rect: CGRect) -> CGRect {
            CGRect(origin: CGPoint(x: mirror.minX + mirror.maxX - rect.maxX, y: rect.minY), size: rect.size)
        }
        frame = flipped(frame)
        container = container.map(flipped)
        clip = clip.map(flipped)
        for index in effects.indices { effects[index].rect = flipped(effects[index].rect) }
        for index in children.indices { children[index].flip(in: mirror) }
    }
}

/// A text with everything that is needed to measure it again.
package struct PlacedText: Sendable {
    /// The text in the tree; for use on the main actor only.
    nonisolated(unsafe) let leaf: TextLeaf
    /// The size in points, rounded up to the pixel.
    package var size: CGSize
    /// Distance from the top of the frame to the first baseline.
    package var firstBaseline: CGFloat
    /// Distance from the top of the frame to the last baseline.
    package var lastBaseline: CGFloat

    package var content: TextContent { leaf.content }
    package var environment: TextEnvironment { leaf.environment }
    /// The most lines that are shown; nil for no limit.
    package var lineLimit: Int? { leaf.environment.lineLimit }
    /// Whether the text can be set in its font and with its spacing; if not, nothing of it shows.
    package var isUsable: Bool { leaf.faults.isEmpty }
    /// The text as its measurer has prepared it.
    package var prepared: (any PreparedText)? { leaf.prepared }
}

/// A scene that has been laid out.
package struct PlacedScene: Sendable {
    /// The space in which the scene is centred, in points.
    package var space: CGSize
    /// The size of the root view with its modifiers.
    package var size: CGSize
    /// The root; several views at the top are in an unnamed vertical stack.
    package var root: PlacedView
    /// The container whose size differs with each layout, as it follows from its content and its content from it; `nil`
    /// where every size is settled.
    package var unsettled: UnsettledContainer?
}

/// A container that is as long as its content, which is as long as the container.
package struct UnsettledContainer: Sendable {
    /// The axis along which the container is offered no length.
    package let axis: Axis
    /// The name of the view.
    package let kind: String
    /// Where the view is described.
    package let source: ViewSource?
}
