import Foundation

extension View {
    /// Passes a value up to the views around.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(
            PreferenceModifier { node in
                node.preferences.append(PreferenceWrite(key: ObjectIdentifier(key), value: value))
            })
    }

    /// Changes the value that comes up from the view.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier { node in
                node.transformsPreferences.append(.init(K.self, callback))
            })
    }

    /// Passes a part of the view's frame up to the views around.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceModifier { node in
                let anchor = Anchor<A>(node: node, source: value)
                node.preferences.append(PreferenceWrite(key: ObjectIdentifier(key), value: transform(anchor)))
            })
    }

    /// Combines a part of the view's frame with the value that comes up from the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier { node in
                let anchor = Anchor<A>(node: node, source: value)
                node.transformsPreferences.append(.init(K.self) { transform(&$0, anchor) })
            })
    }

    /// Receives the value of the view's preferences after it is laid out, and whenever it has changed.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(
            ObserverModifier(name: "preference \(K.self)", read: { $0.preference(K.self) ?? K.defaultValue }) {
                action($1)
            })
    }

    /// Receives a value made from the view's frame after it is laid out, and whenever it has changed.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Receives a value made from the view's frame, with the previous one.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(
            ObserverModifier(
                name: "geometry \(T.self)",
                read: { transform($0.placedProxy) },
                action: action))
    }

    /// Puts a view made from the value that comes up from this one in front of it.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceSecondaryModifier<K, V>(detachment: .overlay, alignment: alignment, transform: transform))
    }

    /// Puts a view made from the value that comes up from this one behind it.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceSecondaryModifier<K, V>(detachment: .background, alignment: alignment, transform: transform))
    }
}

/// Wraps the content in a node that sets or watches a preference.
private nonisolated struct PreferenceModifier: PrimitiveModifier {
    let mark: (ViewNode) -> Void

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        content(context).map { child in
            let node = context.wrap(child, in: PassLayout())
            mark(node)
            return node
        }
    }
}

/// Wraps the content in a node, and passes a value of it to an action after it is laid out.
nonisolated struct ObserverModifier<Value: Equatable>: PrimitiveModifier {
    let name: String
    let read: (ViewNode) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        content(context).enumerated().map { index, child in
            let node = context.wrap(child, in: PassLayout())
            context.session.observe(node, at: "\(context.path) \(index) \(name)", read, action)
            return node
        }
    }
}

extension PreferenceChange {
    init<K: PreferenceKey>(_ key: K.Type, _ callback: @escaping (inout K.Value) -> Void) {
        self.init(key: ObjectIdentifier(key)) { any in
            guard var value = any as? K.Value else { return }
            callback(&value)
            any = value
        }
    }
}

private nonisolated struct PreferenceSecondaryModifier<K: PreferenceKey, Secondary: View>: PrimitiveModifier {
    let detachment: Detachment
    let alignment: Alignment
    let transform: (K.Value) -> Secondary

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        content(context).map { primary in
            let value = primary.preference(K.self) ?? K.defaultValue
            let added = context.inside(nil).at("o").nodes(of: transform(value))
            return context.attach(added, to: primary, detachment, alignment)
        }
    }
}
