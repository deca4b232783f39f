internal import Basics
import Frames

/// What reports must have for a rule to apply at all.
public struct Precondition: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text.
    public static let text = Precondition(rawValue: 1 << 0)
    /// A text whose room has a limit in width, height or lines.
    public static let limitedText = Precondition(rawValue: 1 << 1)
    /// A text with a line limit.
    public static let lineLimit = Precondition(rawValue: 1 << 2)
    /// A text that comes from a catalog.
    public static let key = Precondition(rawValue: 1 << 3)
    /// A view that cuts off what leaves it.
    public static let clip = Precondition(rawValue: 1 << 4)
    /// A view in a container or on a screen of known size.
    public static let bounds = Precondition(rawValue: 1 << 5)
    /// Two texts or controls in one scene.
    public static let neighbours = Precondition(rawValue: 1 << 6)
    /// A ViewThatFits.
    public static let choice = Precondition(rawValue: 1 << 7)
    /// A view that a person is meant to touch.
    public static let control = Precondition(rawValue: 1 << 8)
    /// A view that is drawn by code.
    static let drawing = Precondition(rawValue: 1 << 9)
    /// A stand-in for a view that is not there.
    static let unknown = Precondition(rawValue: 1 << 10)
    /// A text whose catalog limits its length in characters or bytes.
    public static let lengthLimit = Precondition(rawValue: 1 << 11)

    /// What is missing, as a clause, such as "no scene has a text"; nil for the empty set.
    public var absence: String? {
        Self.absences.first { contains($0.precondition) }?.clause
    }

    private static let absences: [(precondition: Precondition, clause: String)] = [
        (.text, "no scene has a text"),
        (.limitedText, "no text has a limit in width, height or lines"),
        (.lineLimit, "no text has a line limit"),
        (.key, "no text comes from a catalog"),
        (.clip, "no view clips what leaves it"),
        (.bounds, "no view has a frame around it, and no width or height is checked"),
        (.neighbours, "no scene has two texts or controls"),
        (.choice, "no scene has a ViewThatFits"),
        (.control, "no scene has a control"),
        (.lengthLimit, "no catalog limits the length of a text that is shown"),
    ]
}

extension Precondition {
    /// What one view contributes.
    init(of view: ViewFrame) {
        self = []
        if let budget = view.text?.budget {
            insert(.text)
            if view.text?.key != nil { insert(.key) }
            if view.text?.length != nil { insert(.lengthLimit) }
            if budget.lines != nil { insert(.lineLimit) }
            if budget != Budget() { insert(.limitedText) }
        }
        if view.clips == true || view.clip != nil || view.scrolls != nil { insert(.clip) }
        if view.container != nil { insert(.bounds) }
        if view.choice != nil { insert(.choice) }
        if view.control == true { insert(.control) }
        if view.kind == ReportIndex.drawing { insert(.drawing) }
        if UnknownView.has(name: view.name) { insert(.unknown) }
    }
}
