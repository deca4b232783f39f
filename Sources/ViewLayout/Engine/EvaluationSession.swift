import Foundation

/// What the evaluations of one tree share: the storage of state, and the actions that wait for a layout.
///
/// Views are evaluated again after a layout when one of their actions received a new value, such as a size, until
/// nothing is new. A tree that never settles is left as it is after `roundLimit` rounds.
@MainActor
final class EvaluationSession {
    nonisolated static let roundLimit = 10

    let measurer: any TextMeasurer
    /// Whether views keep their answers to their containers.
    let remembersAnswers: Bool
    /// The one change to the views; nil for none.
    let trial: ViewTrial?
    /// What evaluating and laying out has cost so far.
    let work = LayoutWork()
    /// The space that the scene is proposed, without its safe area.
    var space = ProposedViewSize.unspecified
    /// Whether a view was ever presented over others.
    var presents = false
    /// Whether a view depended on `space`.
    var readsSpace = false
    /// Whether an action of a view waits for the layout.
    private(set) var isObserved = false
    /// Storage of state, by the place of the view in the tree and the name of the property.
    private var storage: [PropertyPlace: AnyObject] = [:]
    /// Types of views without properties that have to be connected before they are evaluated.
    private var plainTypes: Set<ObjectIdentifier> = []
    /// The actions that wait for the layout; each returns the view that received a new value, if any.
    private var observers: [() -> ViewNode?] = []
    /// The sizes that containers offer their content, by their place in the tree, as found in earlier layouts.
    var containerSizes: [String: CGSize] = [:]
    /// The container that had another size after the last layout, and was offered no length along an axis.
    var unsettled: UnsettledContainer?
    /// The places of views whose `onAppear` was run.
    private var appeared: Set<String> = []
    private var lastValues: [String: Any] = [:]

    init(measurer: any TextMeasurer, remembersAnswers: Bool, trial: ViewTrial? = nil) {
        self.measurer = measurer
        self.trial = trial
        self.remembersAnswers = remembersAnswers
    }

    /// Connects the state and environment properties of a view, or of anything else that views are made from.
    ///
    /// Returns the type of an object that a property expects in the environment, if it is not there.
    func connect<V>(_ value: V, in context: ViewContext) -> String? {
        guard !plainTypes.contains(ObjectIdentifier(V.self)) else { return nil }
        var properties: [any ConnectedProperty] = []
        let place = PropertyPlace(path: context.path, type: ObjectIdentifier(V.self))
        connect(propertiesOf: value, at: place, in: context, &properties)
        if properties.isEmpty { plainTypes.insert(ObjectIdentifier(V.self)) }
        return properties.lazy.compactMap(\.missingObject).first
    }

    private func connect(
        propertiesOf value: Any, at place: PropertyPlace, in context: ViewContext,
        _ connected: inout [any ConnectedProperty]
    ) {
        for (label, property) in Mirror(reflecting: value).children {
            guard let property = property as? any DynamicProperty else { continue }
            let place = place.appending(label ?? "")
            if let property = property as? any ConnectedProperty {
                property.connect(to: context, at: place)
                connected.append(property)
            } else {
                connect(propertiesOf: property, at: place, in: context, &connected)
            }
        }
    }

    /// The storage at a place; made at the first call.
    func stored<Storage: AnyObject>(at place: PropertyPlace, _ make: () -> Storage) -> Storage {
        if let known = storage[place] as? Storage { return known }
        let new = make()
        storage[place] = new
        return new
    }

    /// Asks for a value after each layout, and passes it on when it differs from the one before.
    func observe<Value: Equatable>(
        _ node: ViewNode, at place: String, _ value: @escaping (ViewNode) -> Value,
        _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) {
        afterLayout { [unowned self] in
            let new = value(node)
            let old = lastValues[place] as? Value
            guard old != new else { return nil }
            lastValues[place] = new
            action(old ?? new, new)
            return node
        }
    }

    /// Runs an action after the layout. It returns the view that received a new value, so that all views have to be
    /// evaluated again.
    func afterLayout(_ action: @escaping () -> ViewNode?) {
        isObserved = true
        observers.append(action)
    }

    /// Runs the actions that wait for the layout, and returns the views that received a new value.
    func runObservers() -> [ViewNode] {
        let waiting = observers
        observers = []
        unsettled = nil
        return waiting.compactMap { $0() }
    }

    /// Has an action of a view run after the layout in which the view is there for the first time, and the views laid out
    /// once more.
    func whenAppearing(_ node: ViewNode, at place: String, _ action: @escaping () -> Void) {
        guard !appeared.contains(place) else { return }
        afterLayout { [unowned self] in
            appeared.insert(place)
            action()
            return node
        }
    }

    /// Forgets what earlier layouts have told the views, so that the next does not depend on them.
    func startOver() {
        storage = [:]
        observers = []
        lastValues = [:]
        containerSizes = [:]
        appeared = []
        isObserved = false
    }
}
