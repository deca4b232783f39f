import Combine
import CoreGraphics
import SwiftUI
import Testing
import ViewLayout

// View code as applications have it: that it compiles is half of the test.

private struct Landmark: Hashable, Identifiable {
    var id: Int
    var name: String
    var isFavorite: Bool
}

private final class ModelData: ObservableObject {
    @Published var landmarks = [
        Landmark(id: 1, name: "Rainbow", isFavorite: true), Landmark(id: 2, name: "Lake", isFavorite: false),
    ]
}

private struct Badge: View {
    var symbols: some View {
        ForEach(0..<8) { index in
            Image(systemName: "star")
                .rotationEffect(.degrees(Double(index) / 8.0) * 1, anchor: .bottom)
        }
        .opacity(0.5)
    }

    var body: some View {
        ZStack {
            Hexagon().fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
            GeometryReader { geometry in
                symbols
                    .scaleEffect(1.0 / 4.0, anchor: .top)
                    .position(x: geometry.size.width / 2.0, y: (3.0 / 4.0) * geometry.size.height)
            }
        }
        .scaledToFit()
    }
}

private struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for corner in 0..<6 {
            let angle = Double(corner) / 6 * 2 * .pi
            let point = CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

private struct LandmarkRow: View {
    @Binding var landmark: Landmark
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric(relativeTo: .body) private var side = 50.0

    var body: some View {
        let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        layout {
            Image(landmark.name)
                .resizable()
                .frame(width: side, height: side)
                .clipShape(.circle)
                .overlay { Circle().stroke(.white, lineWidth: 4) }
                .shadow(radius: 7)
            VStack(alignment: .leading, spacing: 4) {
                Text(landmark.name).font(.headline).foregroundStyle(.primary)
                Text("\(landmark.id) of \(2)").font(.caption).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            if landmark.isFavorite {
                Image(systemName: "star.fill").foregroundStyle(.yellow).transition(.opacity)
            }
        }
        .padding(.vertical, 8)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

private struct LandmarkList: View {
    @StateObject private var model = ModelData()
    @State private var showFavoritesOnly = false
    @State private var search = ""
    @FocusState private var isSearching: Bool
    @AppStorage("sorted") private var sorted = true
    @Namespace private var namespace

    private var columns: [GridItem] { [GridItem(.adaptive(minimum: 100, maximum: 200), spacing: 12)] }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    TextField("Search", text: $search)
                        .textFieldStyle(.roundedBorder)
                        .focused($isSearching)
                    Toggle(isOn: $showFavoritesOnly.animation()) { Text("Favorites only") }
                    ForEach($model.landmarks) { $landmark in
                        NavigationLink(value: landmark) { LandmarkRow(landmark: $landmark) }
                            .buttonStyle(.plain)
                            .matchedGeometryEffect(id: landmark.id, in: namespace)
                    }
                    Section("Badges") {
                        LazyVGrid(columns: columns, spacing: 12) {
                            ForEach(0..<3, id: \.self) { _ in Badge().frame(height: 100) }
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Landmarks")
            .onAppear { sorted.toggle() }
            .task { try? await Task.sleep(nanoseconds: 1) }
            .onChange(of: search) { _, new in showFavoritesOnly = new.isEmpty }
            .sheet(isPresented: .constant(false)) { Text("Profile") }
            .safeAreaInset(edge: .bottom) {
                Button("Add", role: .destructive) { withAnimation(.spring()) { model.landmarks.removeAll() } }
                    .buttonStyle(.borderedProminent).controlSize(.large).tint(.orange)
            }
        }
        .environment(\.locale, Locale(identifier: "de"))
    }
}

private struct Card<Content: View>: View {
    let title: LocalizedStringKey
    let content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.system(.title2, design: .rounded).weight(.semibold))
            content
        }
        .modifier(CardBackground())
    }
}

private struct CardBackground: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    func body(content: Content) -> some View {
        content
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
            .background(scheme == .dark ? Color.black : .white)
    }
}

private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .background(configuration.isPressed ? Color.gray : Color.blue)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

private struct Divided<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 0) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    if subview.id != subviews.first?.id { Divider() }
                    subview
                }
            }
        }
    }
}

private struct Previews: PreviewProvider {
    static var previews: some View {
        LandmarkList().previewLayout(.sizeThatFits).previewDisplayName("List")
    }
}

private struct Program: App {
    @State private var count = 0
    var body: some SwiftUI.Scene {
        WindowGroup { Text("Count \(count)") }
    }
}

@MainActor @Suite struct GalleryTests {
    private func place(_ view: some View, width: CGFloat? = 320, height: CGFloat? = 480) -> PlacedView {
        layOut(view, in: ProposedViewSize(width: width, height: height), measurer: GridFont()).root
    }

    private func all(_ view: PlacedView) -> [PlacedView] { [view] + view.children.flatMap(all) }

    @Test func aListOfRowsHasEveryViewInIts() throws {
        let placed = all(place(LandmarkList()))
        #expect(placed.allSatisfy { $0.warnings.isEmpty })
        #expect(placed.filter { $0.kind == "Toggle" }.map(\.frame.width) == [288])
        #expect(placed.filter { $0.kind == "Hexagon" }.count == 3)
        let texts = placed.compactMap { $0.text?.content.runs.first?.source }
        #expect(texts.first == .localized(key: "Landmarks"))
        #expect(texts.contains(.verbatim("Rainbow")))
        #expect(placed.compactMap(\.text).allSatisfy { $0.environment.locale.identifier == "de" })
    }

    @Test func rowsChangeTheirLayoutAtAccessibilitySizes() {
        let row = LandmarkRow(landmark: .constant(Landmark(id: 1, name: "Lake", isFavorite: true)))
        #expect(place(row).kind == "HStack")
        #expect(place(row.dynamicTypeSize(.accessibility1)).kind == "VStack")
    }

    @Test func cardFillsTheWidth() {
        let card = place(Card("Title") { Button("Press") {}.buttonStyle(PressedStyle()) }, height: nil)
        #expect(card.kind == "VStack")
        #expect(card.frame == CGRect(x: 16, y: 16, width: 74, height: 40))
    }

    @Test func subviewsAreDividedFromEachOther() {
        let divided = place(
            Divided {
                Text("a")
                Text("b")
                Text("c")
            }, height: nil)
        #expect(divided.children.map(\.kind) == ["Text", "Divider", "Text", "Divider", "Text"])
    }

    @Test func programsHaveAWindow() throws {
        let root = try #require(Program().body.allWindows.first).root
        #expect(place(root).kind == "Text")
        #expect(place(Previews.previews).kind == "NavigationStack")
    }
}
