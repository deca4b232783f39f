public import Foundation

// While something is presented over a view, the scene shows only that. It has the space of the scene, as on a phone,
// where popovers are sheets too.

/// A part of a view that a popover points at; it does not change layout.
public enum PopoverAttachmentAnchor {
    /// A rectangle.
    case rect(Anchor<CGRect>.Source)
    /// A point, as a part of the view's size.
    case point(UnitPoint)
}

extension View {
    /// Shows views over the scene while a value is true.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("Sheet", if: isPresented.wrappedValue, content)
    }
    /// Shows views over the scene while there is an item.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("Sheet", item.wrappedValue, content)
    }
    /// Shows views over the whole scene while a value is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("FullScreenCover", if: isPresented.wrappedValue, content)
    }
    /// Shows views over the whole scene while there is an item.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("FullScreenCover", item.wrappedValue, content)
    }
    /// Shows views over the scene while a value is true.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("Popover", if: isPresented.wrappedValue, content)
    }
    /// Shows views over the scene while there is an item.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("Popover", item.wrappedValue, content)
    }
    /// Shows views beside the view on a wide screen, and over the scene elsewhere, while a value is true.
    nonisolated public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("Inspector", if: isPresented.wrappedValue, content)
    }
    /// Sets a menu that is shown on request.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
        let menu = menuItems()
        return presenting("Menu", if: false) { MenuView(content: menu) }
    }
    /// Sets a menu that is shown on request, with a preview of the view, which is not shown.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
    /// Sets a menu for the selected rows; a layout has no selection.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { hiding("Menu") }
}
