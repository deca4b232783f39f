import Foundation
import Testing
import ViewLayout

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Views as wide as the widest, by way of a preference and state.
private struct EqualWidths: View {
    @State private var width: CGFloat?
    let names: [String]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                        }
                    )
                    .frame(width: width, alignment: .leading)
            }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

private struct Twin: View {
    @State private var height: CGFloat = 0

    var body: some View {
        HStack(spacing: 0) {
            Text("a b").frame(width: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
            Color.red.frame(width: 5, height: height)
        }
    }
}

/// A bar as long as the text above it, which a reader behind or in front of the text measures as it appears.
private struct Underlined: View {
    @State private var width: CGFloat = 0
    @State private var appearances = 0
    var isBehind = true

    private var reader: some View {
        GeometryReader { proxy in
            Color.clear.onAppear {
                width = proxy.size.width
                appearances += 1
            }
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if isBehind { Text("abc").background(reader) } else { Text("abc").overlay { reader } }
            Color.red.frame(width: width, height: CGFloat(appearances))
        }
        .onAppear { appearances = 50 }
    }
}

private struct Restless: View {
    @State private var count = 0
    var body: some View {
        Color.red.frame(width: CGFloat(count), height: 1)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
                count += 1
            }
    }
}

private struct Themed: EnvironmentKey { static let defaultValue = "plain" }

extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[Themed.self] }
        set { self[Themed.self] = newValue }
    }
}

private struct ThemeName: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(verbatim: theme) }
}

private struct Item: Identifiable {
    let id: Int
    var name: String
}

private final class Store {
    var title = "title"
}

/// Values that views keep, are given, and pass on while they are evaluated and laid out.
@MainActor @Suite struct EvaluationTests {
    @Test func geometryReaderTakesAllSpaceAndShowsItsContentFromTheCorner() {
        let reader = GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 10) }
        #expect(frames(reader, width: 100, height: 50) == "GeometryReader 0 0 100 50\n  Color 0 0 50 10")
    }

    @Test func geometryReaderKnowsItsFrameInNamedCoordinates() throws {
        let seen = Seen()
        let view = VStack(spacing: 0) {
            Block(width: 10, height: 7)
            GeometryReader { proxy in
                let _ = seen.note([proxy.frame(in: .local), proxy.frame(in: .named("box")), proxy.frame(in: .global)])
                Color.red
            }
        }
        .coordinateSpace(name: "box").padding(3)
        _ = scene(view, width: 30, height: 40)
        #expect(seen.frames.map(\.origin) == [.zero, CGPoint(x: 0, y: 7), CGPoint(x: 3, y: 10)])
    }

    @Test func preferencesChangeStateUntilTheLayoutSettles() {
        let placed = scene(EqualWidths(names: ["a", "bbb", "cc"]), width: 100)
        #expect(placed.size.width == 30)
        #expect(placed.root.all.filter { $0.kind == "Text" }.map(\.frame.minX) == [35, 35, 35])
    }

    @Test func layoutsOfOneTreeDoNotDependOnEachOther() {
        struct Half: View {
            @State private var width: CGFloat = 1
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = max(width, $0)
                    }
                    Color.blue.frame(width: width / 2, height: 1)
                }
            }
        }
        let tree = LayoutTree(Half(), environment: EnvironmentValues(), measurer: GridFont())
        for width in [100, 300, 60] as [CGFloat] {
            let placed = tree.layOut(in: ProposedViewSize(width: width, height: 20))
            #expect(placed.root.children.map(\.frame.width) == [width, width / 2])
        }
    }

    @Test func geometryChangeReachesSiblings() {
        #expect(scene(Twin()).root.children[1].frame.height == 40)
    }

    /// A reader behind or in front of a view measures it once, in a second layout; other views do not appear.
    @Test(arguments: [true, false])
    func aReaderMeasuresAsItAppears(isBehind: Bool) {
        let placed = scene(Underlined(isBehind: isBehind))
        #expect(placed.root.children.last?.frame.size == CGSize(width: 30, height: 1))
        #expect(placed.root.all.allSatisfy { $0.warnings.isEmpty })
    }

    /// Each width of a matrix is measured anew.
    @Test func whatAppearedIsForgottenBetweenLayouts() {
        struct Measured: View {
            @State private var height: CGFloat = 0
            var body: some View {
                HStack(spacing: 0) {
                    Text("aa bb").background(
                        GeometryReader { proxy in Color.clear.onAppear { height = proxy.size.height } })
                    Color.red.frame(width: 5, height: height)
                }
            }
        }
        let tree = LayoutTree(Measured(), environment: EnvironmentValues(), measurer: GridFont())
        let heights = [100, 30, 100].map { width in
            tree.layOut(in: ProposedViewSize(width: width, height: nil)).root.children.last?.frame.height
        }
        #expect(heights == [20, 40, 20])
    }

    /// A reader has no height of its own: one that is the whole scene has that of the screen.
    @Test func aReaderAtTheRootIsAsHighAsTheScreen() {
        func size(_ view: some View, height: CGFloat? = nil) -> CGSize {
            LayoutTree(view, environment: EnvironmentValues(), measurer: GridFont())
                .layOut(in: ProposedViewSize(width: 100, height: height), screenHeight: 200).root.frame.size
        }
        let reader = GeometryReader { _ in Text("abc") }
        #expect(size(reader) == CGSize(width: 100, height: 200))
        #expect(size(reader.background(Color.red)) == CGSize(width: 100, height: 200))
        #expect(size(reader, height: 50) == CGSize(width: 100, height: 50))
        #expect(size(VStack { Text("abc") }) == CGSize(width: 30, height: 20))
    }

    @Test func viewsThatNeverSettleAreLeftAfterTenRounds() {
        #expect(scene(Restless()).size.width == 9)
    }

    @Test func anchorsTellWhereViewsAre() {
        let view = HStack(spacing: 0) {
            Text("ab")
            Text("cde").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                let frame = proxy[anchors[0]]
                Color.red.frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
            }
        }
        #expect(
            scene(VStack { view }.padding(5)).root.first("Color")?.frame == CGRect(x: 25, y: 25, width: 30, height: 2))
    }

    @Test func transformedPreferenceGoesOn() {
        let seen = Seen()
        let view = Text("a").preference(key: WidthKey.self, value: 3)
            .transformPreference(WidthKey.self) { $0 += 4 }
            .onPreferenceChange(WidthKey.self) { seen.frames = [CGRect(x: $0, y: 0, width: 0, height: 0)] }
        _ = scene(view)
        #expect(seen.frames.map(\.minX) == [7])
    }

    @Test func environmentIsInherited() throws {
        let view = VStack {
            ThemeName()
            ThemeName().environment(\.theme, "dark")
            ThemeName().transformEnvironment(\.theme) { $0 += "!" }
        }
        let texts = scene(view.environment(\.theme, "light")).root.children.compactMap(
            \.text?.content.runs.first?.source)
        #expect(texts == [.verbatim("light"), .verbatim("dark"), .verbatim("light!")])
    }

    @Test func bindingsReachTheElementsOfACollection() {
        var items = [Item(id: 1, name: "a"), Item(id: 2, name: "bb")]
        let binding = Binding(get: { items }, set: { items = $0 })
        let row = HStack(spacing: 0) {
            ForEach(binding) { $item in
                let _ = $item.wrappedValue.name.append("c")
                Text(verbatim: item.name)
            }
        }
        #expect(scene(row).size.width == 50)
        #expect(items.map(\.name) == ["ac", "bbc"])
    }

    @Test func objectsComeFromTheEnvironment() {
        struct Title: View {
            @EnvironmentObject var store: Store
            @Environment(Store.self) private var other
            @Environment(Store.self) private var optional: Store?
            var body: some View { Text(verbatim: store.title + other.title + (optional == nil ? "" : "!")) }
        }
        #expect(scene(Title().environmentObject(Store())).size.width == 110)
    }

    @Test func viewModifiersAreViewsWithState() {
        struct Boxed: ViewModifier {
            @Environment(\.theme) private var theme
            func body(content: Content) -> some View {
                HStack(spacing: 0) {
                    Text(verbatim: theme)
                    content
                }
            }
        }
        #expect(scene(Text("abc").modifier(Boxed())).size.width == 80)
    }

    @Test func containerRelativeFrameFollowsTheScene() {
        let tree = LayoutTree(
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4).frame(height: 1),
            environment: EnvironmentValues(), measurer: GridFont())
        #expect(tree.layOut(in: ProposedViewSize(width: 100, height: nil)).size.width == 48)
        #expect(tree.layOut(in: ProposedViewSize(width: 212, height: nil)).size.width == 104)
    }

    @Test func viewThatIsItsOwnBodyIsReported() {
        #expect(scene(Loop()).root.warnings.map(\.fault) == [.evaluatesItself])
    }

    @Test func viewsMadeAtRunTimeEndInTheSameTree() {
        let views = ViewSequence([
            AnyView(AnyView(Text(verbatim: "ab")).padding(1)), AnyView(AnyView(Spacer(minLength: 3)).layoutPriority(1)),
        ])
        let made = AnyLayout(HStackLayout(spacing: 0))() { views }
        let written = HStack(spacing: 0) {
            Text(verbatim: "ab").padding(1)
            Spacer(minLength: 3).layoutPriority(1)
        }
        #expect(frames(made, width: 50) == frames(written, width: 50))
    }
}

private struct Loop: View {
    var body: Loop { self }
}

private final class Seen {
    var frames: [CGRect] = []
    func note(_ frames: [CGRect]) { self.frames = frames }
}
