import SwiftUI

struct ToastMessage: Identifiable, Equatable {
    enum Style { case info, success, failure }

    let id = UUID()
    var style: Style = .info
    var text: LocalizedStringKey
    var duration: Duration = .seconds(3)
}

@MainActor
final class ToastCenter: ObservableObject {
    @Published var current: ToastMessage?
    private var queue: [ToastMessage] = []
    private var task: Task<Void, Never>?

    func show(_ message: ToastMessage) {
        queue.append(message)
        if current == nil { next() }
    }

    private func next() {
        task?.cancel()
        guard !queue.isEmpty else { current = nil; return }
        let message = queue.removeFirst()
        current = message
        task = Task { [weak self] in
            try? await Task.sleep(for: message.duration)
            guard !Task.isCancelled else { return }
            self?.next()
        }
    }
}

private struct ToastView: View {
    let message: ToastMessage
    let dismiss: () -> Void

    private var symbol: String {
        switch message.style {
        case .info: "info.circle"
        case .success: "checkmark.circle"
        case .failure: "xmark.octagon"
        }
    }

    private var color: Color {
        switch message.style {
        case .info: .blue
        case .success: .green
        case .failure: .red
        }
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: symbol).foregroundStyle(color)
            Text(message.text).font(.subheadline)
            Spacer(minLength: 8)
            Button("Dismiss") { dismiss() }.font(.footnote.bold())
        }
        .padding(12)
        .background {
            RoundedRectangle(cornerRadius: 12)
                .fill(.background)
                .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
        }
        .overlay(alignment: .leading) { color.frame(width: 4) }
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal)
    }
}

struct ToastModifier: ViewModifier {
    @Binding var message: ToastMessage?
    @State private var offset: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                if let message {
                    ToastView(message: message) { self.message = nil }
                        .offset(y: offset)
                        .gesture(DragGesture().onChanged { offset = max(0, $0.translation.height) }.onEnded { _ in offset = 0; self.message = nil })
                        .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
                        .task(id: message.id) {
                            try? await Task.sleep(for: message.duration)
                            self.message = nil
                        }
                }
            }
            .animation(.snappy, value: message)
    }
}

extension View {
    func toast(_ message: Binding<ToastMessage?>) -> some View { modifier(ToastModifier(message: message)) }
}

private struct ToastDemo: View {
    @EnvironmentObject private var toasts: ToastCenter

    var body: some View {
        VStack {
            Button("Save changes") { toasts.show(ToastMessage(style: .success, text: "Your changes are saved.")) }
            Button("Delete draft") { toasts.show(ToastMessage(style: .failure, text: "The draft could not be deleted.")) }
        }
        .toast($toasts.current)
    }
}

struct Toast_Previews: PreviewProvider {
    @MainActor static let center: ToastCenter = {
        let center = ToastCenter()
        center.current = ToastMessage(style: .failure, text: "The draft could not be deleted because you are not connected to the Internet.")
        return center
    }()

    static var previews: some View {
        ToastDemo().environmentObject(center)
    }
}
