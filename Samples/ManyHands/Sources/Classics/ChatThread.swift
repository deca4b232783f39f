import SwiftUI
import Combine

struct Message: Identifiable, Hashable {
  enum Author: Hashable { case me, other(name: String) }
  enum Status { case sending, sent, read }

  let id: Int
  let author: Author
  var text: String
  var date: Date
  var status: Status = .sent

  var isMine: Bool { author == .me }
}

@MainActor
final class ChatViewModel: ObservableObject {
  @Published private(set) var messages: [Message]
  @Published var draft: String = ""
  @Published var isTyping = false

  let didSend = PassthroughSubject<Message.ID, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(messages: [Message]) {
    self.messages = messages
    $draft
      .map { !$0.isEmpty }
      .removeDuplicates()
      .sink { [weak self] in self?.isTyping = $0 }
      .store(in: &cancellables)
  }

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() {
    guard canSend else { return }
    let message = Message(id: (messages.last?.id ?? 0) + 1, author: .me, text: draft, date: .now, status: .sending)
    messages.append(message)
    draft = ""
    didSend.send(message.id)
  }
}

struct ChatThread: View {
  @ObservedObject var viewModel: ChatViewModel
  @FocusState private var isComposing: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
            Section(header: dayHeader) {
              ForEach(viewModel.messages) { message in
                Bubble(message: message)
                  .id(message.id)
                  .contextMenu {
                    Button { } label: { Label("Copy", systemImage: "doc.on.doc") }
                    Button(role: .destructive) { } label: { Label("Delete for everyone", systemImage: "trash") }
                  }
              }
            }
            if viewModel.isTyping {
              TypingDots().padding(.leading)
            }
          }
          .padding(.horizontal)
        }
        .onReceive(viewModel.didSend) { id in
          withAnimation { proxy.scrollTo(id, anchor: .bottom) }
        }
        .onAppear { proxy.scrollTo(viewModel.messages.last?.id) }
      }
      Divider()
      composer
    }
    .navigationTitle("Ana Sofía")
    #if os(iOS)
    .navigationBarTitleDisplayMode(.inline)
    #endif
  }

  private var dayHeader: some View {
    Text("Today")
      .font(.caption2)
      .padding(6)
      .background(.regularMaterial, in: Capsule())
      .frame(maxWidth: .infinity)
  }

  private var composer: some View {
    HStack(alignment: .bottom, spacing: 8) {
      TextField("Write a message…", text: $viewModel.draft, axis: .vertical)
        .lineLimit(1...5)
        .focused($isComposing)
        .padding(10)
        .background(Color(.secondarySystemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 18))
        .onSubmit(viewModel.send)
      Button {
        viewModel.send()
      } label: {
        Image(systemName: "paperplane.fill")
          .imageScale(.large)
          .frame(width: 44, height: 44)
      }
      .disabled(!viewModel.canSend)
      .accessibilityLabel("Send message")
    }
    .padding(8)
  }
}

private struct Bubble: View {
  let message: Message

  private var tail: BubbleShape.Tail { message.isMine ? .trailing : .leading }

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 48) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        if case let .other(name) = message.author {
          Text(name).font(.caption).foregroundStyle(.secondary)
        }
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .background(message.isMine ? Color.blue : Color.gray.opacity(0.2), in: BubbleShape(tail: tail))
        HStack(spacing: 4) {
          Text(message.date, style: .time)
          if message.isMine { statusIcon }
        }
        .font(.caption2)
        .foregroundStyle(.tertiary)
      }
      if !message.isMine { Spacer(minLength: 48) }
    }
  }

  @ViewBuilder
  private var statusIcon: some View {
    switch message.status {
    case .sending: Image(systemName: "clock")
    case .sent: Image(systemName: "checkmark")
    case .read: Image(systemName: "checkmark").foregroundColor(.blue)
    }
  }
}

struct BubbleShape: Shape {
  enum Tail { case leading, trailing }
  var tail: Tail

  func path(in rect: CGRect) -> Path {
    let radius: CGFloat = min(16, rect.height / 2)
    var path = Path(roundedRect: rect, cornerRadius: radius)
    let x = tail == .leading ? rect.minX : rect.maxX
    let direction: CGFloat = tail == .leading ? -1 : 1
    path.move(to: CGPoint(x: x, y: rect.maxY - radius))
    path.addQuadCurve(to: CGPoint(x: x + 6 * direction, y: rect.maxY), control: CGPoint(x: x, y: rect.maxY - 4))
    path.addLine(to: CGPoint(x: x - radius * direction, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct TypingDots: View {
  @State private var phase = 0
  private let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { i in
        Circle()
          .frame(width: 6, height: 6)
          .opacity(i == phase ? 1 : 0.3)
      }
    }
    .onReceive(timer) { _ in phase = (phase + 1) % 3 }
  }
}

#if DEBUG
extension ChatViewModel {
  static var preview: ChatViewModel {
    let start = Date(timeIntervalSinceReferenceDate: 750_000_000)
    return ChatViewModel(messages: [
      Message(id: 1, author: .other(name: "Ana Sofía"), text: "Are we still on for Saturday?", date: start),
      Message(id: 2, author: .me, text: "Of course! Eight o'clock at the harbour, and bring something warm.", date: start + 60, status: .read),
      Message(id: 3, author: .other(name: "Ana Sofía"), text: "👍🏽", date: start + 90),
      Message(id: 4, author: .me, text: "نراكم هناك", date: start + 120),
    ])
  }
}

struct ChatThread_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      ChatThread(viewModel: .preview)
    }
    BubbleShape(tail: .trailing)
      .fill(.blue)
      .frame(width: 200, height: 60)
      .padding()
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Bubble")
  }
}
#endif
