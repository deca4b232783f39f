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
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open var isUndoing: Bool { false }
    open var isRedoing: Bool { false }
    /// Whether steps are registered.
    public private(set) var isUndoRegistrationEnabled = true

    public override init() {}

    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {}
    open func setActionName(_ actionName: String) { undoActionName = actionName }
    open func beginUndoGrouping() { groupingLevel += 1 }
    open func endUndoGrouping() { groupingLevel = max(0, groupingLevel - 1) }
    open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    open func undo() {}
    open func redo() {}
    open func removeAllActions() {}
    open func removeAllActions(withTarget target: Any) {}
}
