extension View {
    /// Passes a value to the layout of the container; of two values with one key the inner one counts.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(NoteModifier { if !$0.traits.holds(key) { $0.traits[key] = value } })
    }

    /// Sets the order in which overlapping siblings are drawn; it does not change layout.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(NoteModifier { $0.traits.zIndex = value })
    }

    /// Gives the view an identity, which reports show.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(NoteModifier { $0.subject.facts.identifier = "\(id)" })
    }

    /// Notes where a scene file describes the view, in place of the Swift code that makes it.
    nonisolated package func source(_ source: ViewSource) -> some View {
        modifier(
            NoteModifier { node in
                let known = node.subject.source
                if known == nil || known?.file != nil { node.subject.source = source }
            })
    }

    /// Declares that a rule of a check need not apply to the view, and why.
    nonisolated package func allow(_ rule: String, reason: String? = nil) -> some View {
        modifier(
            NoteModifier { node in
                node.subject.facts.allowed.append(rule)
                node.subject.facts.allowReasons[rule] = reason
            })
    }
}
