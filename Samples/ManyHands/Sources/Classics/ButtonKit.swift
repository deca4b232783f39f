import SwiftUI

public struct FilledButtonStyle: ButtonStyle {
    public enum Prominence: Sendable { case primary, secondary, quiet }

    let prominence: Prominence

    public func makeBody(configuration: Configuration) -> some View {
        Chrome(configuration: configuration, prominence: prominence)
    }

    // A view of its own, since a style cannot read the environment reliably.
    private struct Chrome: View {
        let configuration: Configuration
        let prominence: Prominence

        @Environment(\.isEnabled) var isEnabled
        @Environment(\.controlSize) var controlSize
        @Environment(\.colorScheme) var colorScheme

        var body: some View {
            configuration.label
                .font(controlSize == .mini || controlSize == .small ? .footnote.weight(.semibold) : .body.weight(.semibold))
                .lineLimit(1)
                .padding(insets)
                .frame(maxWidth: prominence == .quiet ? nil : .infinity)
                .foregroundColor(foreground)
                .background(shape.fill(background))
                .overlay(shape.strokeBorder(Color.accentColor, lineWidth: prominence == .secondary ? 1.5 : 0))
                .saturation(isEnabled ? 1 : 0)
                .scaleEffect(configuration.isPressed ? 0.97 : 1)
                .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
        }

        private var shape: some InsettableShape { RoundedRectangle(cornerRadius: 10, style: .continuous) }

        private var insets: EdgeInsets {
            switch controlSize {
            case .mini, .small: return EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
            case .regular: return EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
            default: return EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
            }
        }

        private var foreground: Color {
            if configuration.role == .destructive { return prominence == .primary ? .white : .red }
            return prominence == .primary ? .white : .accentColor
        }

        private var background: Color {
            guard prominence == .primary else { return .clear }
            return configuration.role == .destructive ? .red : .accentColor
        }
    }
}

public extension ButtonStyle where Self == FilledButtonStyle {
    static var filled: Self { .init(prominence: .primary) }
    static var outlined: Self { .init(prominence: .secondary) }
    static var quiet: Self { .init(prominence: .quiet) }
}

struct HoldToConfirmStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Hold(configuration: configuration)
    }

    struct Hold: View {
        let configuration: PrimitiveButtonStyle.Configuration
        @GestureState private var isPressing = false

        var body: some View {
            configuration.label
                .padding()
                .background(Color.red.opacity(isPressing ? 0.6 : 0.2))
                .cornerRadius(8)
                .gesture(
                    LongPressGesture(minimumDuration: 1)
                        .updating($isPressing) { current, state, _ in state = current }
                        .onEnded { _ in configuration.trigger() }
                )
        }
    }
}

struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.imageScale(.large)
            configuration.title.font(.caption2)
        }
    }
}

extension LabelStyle where Self == StackedLabelStyle {
    static var stacked: StackedLabelStyle { StackedLabelStyle() }
}

struct LoadingButton<Label: View>: View {
    var action: @Sendable () async -> Void
    @ViewBuilder var label: () -> Label
    @State private var isRunning = false

    var body: some View {
        Button {
            isRunning = true
            Task {
                await action()
                isRunning = false
            }
        } label: {
            label()
                .opacity(isRunning ? 0 : 1)
                .overlay { if isRunning { ProgressView().progressViewStyle(.circular) } }
        }
        .disabled(isRunning)
    }
}

extension LoadingButton where Label == Text {
    init(_ titleKey: LocalizedStringKey, action: @escaping @Sendable () async -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
}

struct ButtonCatalogue: View {
    var body: some View {
        VStack(spacing: 12) {
            Button("Save and continue") {}.buttonStyle(.filled)
            Button("Remind me later") {}.buttonStyle(.outlined)
            Button("Not now") {}.buttonStyle(.quiet)
            Button("Delete account", role: .destructive) {}.buttonStyle(.filled)
            LoadingButton("Synchronise") { try? await Task.sleep(nanoseconds: 1_000_000_000) }.buttonStyle(.filled).disabled(true)
            Button("Hold to confirm") {}.buttonStyle(HoldToConfirmStyle())
            HStack(spacing: 24) {
                Button(action: {}) { Label("Archive", systemImage: "archivebox") }
                Button(action: {}) { Label("Move", systemImage: "folder") }
                Button(action: {}) { Label("Flag", systemImage: "flag") }
            }
            .labelStyle(.stacked)
        }
        .padding()
    }
}

struct ButtonCatalogue_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([ControlSize.small, .regular, .large], id: \.self) { size in
            ButtonCatalogue()
                .controlSize(size)
                .previewLayout(.sizeThatFits)
                .previewDisplayName("\(size)")
        }
    }
}
