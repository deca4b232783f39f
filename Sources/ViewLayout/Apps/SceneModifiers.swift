extension Scene {
    /// Sets an environment value for the views of all windows.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene {
        ModifiedScene(content: self, modifier: ValueModifier(keyPath: keyPath, value: value))
    }

    /// Gives an object to the views of all windows, which read it with `@EnvironmentObject`.
    nonisolated public func environmentObject<Object: AnyObject>(_ object: Object) -> some Scene {
        ModifiedScene(content: self, modifier: ObjectModifier(object: object, isObservable: false))
    }

    /// Gives an observable object to the views of all windows, which read it with `@Environment`.
    nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
        ModifiedScene(content: self, modifier: ObjectModifier(object: object, isObservable: true))
    }
}

/// A scene whose views get something from outside of it.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
    let content: Content
    let modifier: Modifier

    @MainActor var windows: [WindowContent] {
        content.allWindows.map { window in
            var window = window
            window.root = AnyView(window.root.modifier(modifier))
            return window
        }
    }
}

nonisolated private struct ValueModifier<Value>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    @MainActor func body(content: Content) -> some View { content.environment(keyPath, value) }
}

nonisolated private struct ObjectModifier<Object: AnyObject>: ViewModifier {
    let object: Object?
    let isObservable: Bool

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let object, !isObservable { content.environmentObject(object) } else { content.environment(object) }
    }
}
