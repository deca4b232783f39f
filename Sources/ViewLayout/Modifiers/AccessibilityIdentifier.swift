extension View {
    /// Gives the view a name, which reports show where it has no identity.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier, isEnabled: true)
    }
    /// Gives the view a name, which reports show where it has no identity.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(
            NoteModifier { node in
                guard isEnabled else { return }
                node.subject.facts.identifier = node.subject.facts.identifier ?? identifier
            })
    }
    /// Gives the view a name, which reports show where it has no identity.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
}
