// Accessibility modifiers under the names of the first SDKs.

extension View {
    /// Sets the name that is read aloud.
    nonisolated public func accessibility(label: Text) -> some View { self }
    /// Sets the value that is read aloud.
    nonisolated public func accessibility(value: Text) -> some View { self }
    /// Sets what is read about the result of an action.
    nonisolated public func accessibility(hint: Text) -> some View { self }
    /// Hides the view from assistive technology.
    nonisolated public func accessibility(hidden: Bool) -> some View { self }
    /// Says more of what the view is.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// Says less of what the view is.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// Sets the order in which the view is read.
    nonisolated public func accessibility(sortPriority: Double) -> some View { self }
    /// Sets other names by which users may refer to the view.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
    /// Sets the point that is touched for the element.
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
}
