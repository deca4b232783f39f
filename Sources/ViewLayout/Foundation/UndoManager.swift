public import Foundation

/// Steps that can be taken back. Foundation has it on Apple's systems only; here no step is taken back, as nobody asks for it.
open class UndoManager: NSObject {
    /// How often grouping was begun and not ended.
    public private(set) var groupingLevel = 0
    /// How many steps are kept; 0 for all.
    open var levelsOfUndo = 0
    /// Whether a turn of the run loop is a group.
    open var groupsByEvent = true
    /// The name of the next step back.
    public private(set) var undoActionName = ""
    /// The name of the next step forward.
    open var redoActionName: String { "" }
    /// Whether there is a step back.
    open var canUndo: Bool { false }
    /// Whether there is a step forward.
    open var canRedo: Bool { false }
    /// Whether a step is taken back just now.
    open var isUndoing: Bool { false }
    /// Whether a step is taken again just now.
    open var isRedoing: Bool { false }
    /// Whether steps are registered.
    public private(set) var isUndoRegistrationEnabled = true

    public override init() {}

    /// Notes how a step is taken back; here it is forgotten.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {}
    /// Names the step that was noted last.
    open func setActionName(_ actionName: String) { undoActionName = actionName }
    /// Begins a group of steps that are taken back together.
    open func beginUndoGrouping() { groupingLevel += 1 }
    /// Ends the group that was begun last.
    open func endUndoGrouping() { groupingLevel = max(0, groupingLevel - 1) }
    /// Notes steps again.
    open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
    /// Notes no steps.
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    /// Takes the last step back.
    open func undo() {}
    /// Takes the last step again.
    open func redo() {}
    /// Forgets all steps.
    open func removeAllActions() {}
    /// Forgets the steps of an object.
    open func removeAllActions(withTarget target: Any) {}
}
