/// A question with one or two buttons, as the first SDKs have it.
public nonisolated struct Alert: Sendable {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A question with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }
    /// A question with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }

    private init(title: Text, message: Text?, buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of a question; the action is not called.
    public nonisolated struct Button: Sendable {
        let label: Text?
        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button(label: label) }
        /// A button that cancels, and changes nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button(label: label) }
        /// A button that cancels, with the platform's own word, which is not measured.
        public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button(label: nil) }
        /// A button that takes something away.
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button(label: label) }
    }
}

/// A choice of actions, as the first SDKs have it.
public nonisolated struct ActionSheet: Sendable {
    /// A button of a choice.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice of actions.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of a question that have a text of the program's own.
private nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            if let label = buttons[index].label {
                Button {
                } label: {
                    label
                }
            }
        }
    }
}

extension View {
    /// Shows a question over the scene while a value is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presenting("Alert", if: isPresented.wrappedValue) { content().view }
    }
    /// Shows a question over the scene while there is an item.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        presenting("Alert", item.wrappedValue) { content($0).view }
    }
    /// Shows a choice of actions at the bottom of the scene while a value is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presenting("ConfirmationDialog", if: isPresented.wrappedValue) { content().view }
    }
}

extension Alert {
    fileprivate var view: some View {
        AlertView(title: title, message: message, actions: AlertButtons(buttons: buttons), isActionSheet: false)
    }
}

extension ActionSheet {
    fileprivate var view: some View {
        AlertView(title: title, message: message, actions: AlertButtons(buttons: buttons), isActionSheet: true)
    }
}
