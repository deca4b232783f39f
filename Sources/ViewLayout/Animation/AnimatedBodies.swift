/// A modifier whose changes are interpolated, under the name of the first SDKs.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
    /// Sets how changes run in the views that a closure makes of this one; a layout shows their end.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self))
    }
    /// Changes what accompanies changes of state in the views that a closure makes of this one.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self))
    }
}
