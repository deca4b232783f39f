public import Foundation

extension View {
    nonisolated private func asking<A: View, M: View>(
        _ kind: String, _ title: Text?, if isPresented: Bool, _ actions: A, _ message: M
    ) -> some View {
        presenting(kind, if: isPresented) {
            AlertView(title: title, message: message, actions: actions, isActionSheet: kind == "ConfirmationDialog")
        }
    }

    // MARK: Alerts

    /// Shows a question over the scene while a value is true.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking("Alert", Text(titleKey), if: isPresented.wrappedValue, actions(), EmptyView())
    }
    /// Shows a question and a message over the scene while a value is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asking("Alert", Text(titleKey), if: isPresented.wrappedValue, actions(), message())
    }
    /// Shows a string as a question over the scene while a value is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking("Alert", Text(title), if: isPresented.wrappedValue, actions(), EmptyView())
    }
    /// Shows a string as a question and a message over the scene while a value is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking("Alert", Text(title), if: isPresented.wrappedValue, actions(), message())
    }
    /// Shows a text as a question over the scene while a value is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking("Alert", title, if: isPresented.wrappedValue, actions(), EmptyView())
    }
    /// Shows a text as a question and a message over the scene while a value is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking("Alert", title, if: isPresented.wrappedValue, actions(), message())
    }
    /// Shows a question about a value over the scene while there is one and another value is true.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking("Alert", Text(titleKey), if: isPresented.wrappedValue && data != nil, data.map(actions), EmptyView())
    }
    /// Shows a question about a value and a message over the scene while there is one and another value is true.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            "Alert", Text(titleKey), if: isPresented.wrappedValue && data != nil, data.map(actions), data.map(message))
    }
    /// Shows a string as a question about a value, while there is one and another value is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking("Alert", Text(title), if: isPresented.wrappedValue && data != nil, data.map(actions), EmptyView())
    }
    /// Shows a string as a question about a value and a message, while there is one and another value is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        asking("Alert", Text(title), if: isPresented.wrappedValue && data != nil, data.map(actions), data.map(message))
    }
    /// Shows an error over the scene while there is one and a value is true.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(
            "Alert", error?.errorDescription.map { Text($0) }, if: isPresented.wrappedValue && error != nil, actions(),
            EmptyView())
    }
    /// Shows an error and a message over the scene while there is one and a value is true.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        asking(
            "Alert", error?.errorDescription.map { Text($0) }, if: isPresented.wrappedValue && error != nil,
            error.map(actions), error.map(message))
    }

    // MARK: Action sheets

    /// Shows a choice of actions at the bottom of the scene while a value is true; the title where it is to be seen.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
    /// Shows a choice of actions and a message at the bottom of the scene while a value is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
    /// Shows a choice of actions below a string that is not localized while a value is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
    /// Shows a choice of actions and a message below a string that is not localized while a value is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
    /// Shows a choice of actions below a text while a value is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }
    /// Shows a choice of actions and a message below a text while a value is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(
            "ConfirmationDialog", titleVisibility == .visible ? title : nil, if: isPresented.wrappedValue, actions(),
            message())
    }
    /// Shows a choice of actions for a value while there is one and another value is true.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            "ConfirmationDialog", titleVisibility == .visible ? Text(titleKey) : nil,
            if: isPresented.wrappedValue && data != nil, data.map(actions), data.map(message))
    }
    /// Shows a choice of actions for a value while there is one and another value is true.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(
            "ConfirmationDialog", titleVisibility == .visible ? Text(titleKey) : nil,
            if: isPresented.wrappedValue && data != nil, data.map(actions), EmptyView())
    }
}
