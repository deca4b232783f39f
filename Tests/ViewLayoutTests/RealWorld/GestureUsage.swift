import Foundation
import ViewLayout

// Gestures, drops, keys and focus of apps: nothing of it happens in a layout.

enum Field: Hashable { case name, mail }

struct Card: Codable, Identifiable, Transferable {
    var id = UUID()
    var title = ""
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    static let card = UTType(exportedAs: "com.example.card")
}

struct Reorder: DropDelegate {
    @Binding var cards: [Card]
    func dropEntered(info: DropInfo) { cards.removeAll() }
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct DocumentKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
    var document: Binding<String>? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
}

struct Pressing: Gesture {
    @GestureState private var isDown = false
    var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
    }
    typealias Value = DragGesture.Value
}

struct GestureScreen: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @State private var cards = [Card()]
    @State private var isTargeted = false
    @State private var isImporting = false
    @State private var name = ""
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.document) private var text
    @GestureState private var offset = CGSize.zero
    @Namespace private var focusSpace
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.isFocused) private var hasFocus
    @Environment(\.refresh) private var refresh

    private var press: some Gesture {
        LongPressGesture(minimumDuration: 0.3).onEnded { _ in scale = 2 }
            .sequenced(before: DragGesture().updating($offset) { value, state, _ in state = value.translation })
            .onEnded { value in
                switch value {
                case .second(true, let drag?): scale = drag.translation.width
                default: break
                }
            }
    }

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: "abc")
                .gesture(press)
                .gesture(Pressing())
                .gesture(
                    MagnifyGesture().onChanged { scale = $0.magnification }
                        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                )
                .simultaneousGesture(TapGesture(count: 2).onEnded { scale = 1 })
                .simultaneousGesture(
                    MagnificationGesture().onChanged { scale = $0 }
                        .exclusively(before: RotationGesture().onEnded { angle = $0 })
                )
                .highPriorityGesture(
                    SpatialTapGesture(coordinateSpace: .local).onEnded { scale = $0.location.x }, including: .gesture
                )
                .onTapGesture(count: 2) { dismiss() }
                .onTapGesture { location in scale = location.y }
                .onLongPressGesture(minimumDuration: 1) {
                    openURL(URL(fileURLWithPath: "/"))
                } onPressingChanged: { _ in
                }
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): scale = point.x
                    case .ended: scale = 1
                    }
                }
                .hoverEffect(.lift)
                .draggable(cards[0]) { Text(cards[0].title) }
                .draggable("abc")
                .dropDestination(for: Card.self) { dropped, _ in
                    cards += dropped
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                .dropDestination(for: String.self) { words, location in !words.isEmpty && location.x > 0 }
                .onDrag { NSItemProvider(object: "abc") }
                .onDrop(of: [.card, .url], isTargeted: $isTargeted) { providers in !providers.isEmpty }
                .onDrop(of: ["public.text"], delegate: Reorder(cards: $cards))
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .defaultFocus($field, .name)
                .textInputAutocapitalization(.words)
                .textContentType(.givenName)
                .keyboardType(.emailAddress)
                .autocorrectionDisabled()
                .submitLabel(.continue)
                .onSubmit { field = .mail }
                .onSubmit(of: .search) { field = nil }
                .onKeyPress(.escape) { .handled }
                .onKeyPress(keys: [.tab, "a"], phases: .down) { press in
                    press.modifiers.contains(.command) ? .handled : .ignored
                }
            Button("Open") {
                openWindow(id: "detail", value: 3)
                openWindow(id: "detail")
                dismissWindow(id: "detail")
                presentationMode.wrappedValue.dismiss()
                resetFocus(in: focusSpace)
            }
            .keyboardShortcut("o", modifiers: [.command, .shift])
            .keyboardShortcut(.defaultAction)
            .focusable()
            .focusScope(focusSpace)
            .focused($isFocused)
            .prefersDefaultFocus(in: focusSpace)
            .sensoryFeedback(.success, trigger: scale)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.8), trigger: name) { old, new in old != new }
            .sensoryFeedback(trigger: name) { _, new in new.isEmpty ? .selection : nil }
            .buttonRepeatBehavior(.enabled)
            .help(Text("Opens"))
        }
        .focusedValue(\.document, $name)
        .focusedSceneValue(\.document, $name)
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .folder]) { result in
            if case .success(let url) = result { name = url.path }
        }
        .fileExporter(isPresented: $isImporting, item: name, contentTypes: [.plainText]) { _ in }
        .onOpenURL { name = $0.absoluteString }
        .onContinueUserActivity("com.example.read") { name = $0.title ?? "" }
        .userActivity("com.example.read", isActive: hasFocus) { $0.title = name }
        .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
        .environment(\.openURL, OpenURLAction { url in url.isFileURL ? .discarded : .systemAction })
        .task { await refresh?() }
    }
}
