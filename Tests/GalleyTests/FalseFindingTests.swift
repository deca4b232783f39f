import Galley
import Testing
import ViewLayout

/// Layouts as apps have them, in which nobody misses anything: no finding; the same with a text that is lost: one.
@Suite struct FalseFindingTests {
    private func rules<V: View>(
        _ on: [String] = [], _ view: @escaping @MainActor @Sendable () -> V
    ) throws -> Set<String> {
        var rules = RuleSet()
        try rules.set("small-target", to: "off")
        for rule in on { try rules.set(rule, to: "warning") }
        let report = try LayoutScene("Screen") { view() }.report(in: LayoutEnvironment(width: 320, height: 568))
        return Set(report.findings(rules: rules).map(\.rule))
    }

    private struct Rows: View {
        var body: some View {
            ForEach(0..<40) { row in
                HStack {
                    Text(verbatim: "Row \(row)")
                    Spacer()
                    Button("Tap") {}
                }
                .overlay(alignment: .topTrailing) { Text(verbatim: "\(row)").font(.caption2) }
            }
        }
    }

    @Test func rowsScrollUnderTabs() throws {
        let found = try rules {
            TabView {
                List { Rows() }.tabItem { Label("Home", systemImage: "house") }
                Text(verbatim: "Other").tabItem { Label("Other", systemImage: "star") }
            }
        }
        #expect(found == [])
    }

    /// A button beside a view that scrolls stays where it is, also where both are the whole scene.
    @Test func rowsScrollUnderAButton() throws {
        func screen(_ on: [String] = []) throws -> Set<String> {
            try rules(on) {
                ScrollView { VStack { ForEach(0..<40) { Text(verbatim: "Row \($0) of a long list") } } }
                    .safeAreaInset(edge: .bottom) { Button("Buy now") {}.frame(maxWidth: .infinity) }
            }
        }
        #expect(try screen() == [])
        #expect(try screen(["stray-decoration"]) == ["stray-decoration"])
    }

    @Test func picturesInABackgroundMayBeLarge() throws {
        let found = try rules {
            VStack {
                Text(verbatim: "Welcome").font(.largeTitle)
                Button("Go") {}
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                ZStack {
                    Circle().frame(width: 900, height: 900).offset(x: -200, y: -300)
                    Image("photo").resizable().scaledToFill()
                }
            }
        }
        #expect(found == [])
    }

    @Test func aDrawingIsOnePicture() throws {
        func sky(_ on: [String] = []) throws -> Set<String> {
            try rules(on) {
                Canvas { context, size in
                    for step in 0..<4 {
                        context.draw(Image("cloud"), at: CGPoint(x: size.width + 10 * CGFloat(step), y: -20))
                        context.draw(Text(verbatim: "Tick"), at: CGPoint(x: size.width, y: 10 * CGFloat(step)))
                    }
                }
                .frame(height: 200)
                .clipped()
            }
        }
        #expect(try sky() == [])
        #expect(try sky(["stray-decoration"]) == ["stray-decoration"])
    }

    /// What an offset puts wholly outside is hidden on purpose; what it leaves half outside is cut off.
    @Test func anOffsetPutsAMenuAway() throws {
        func menu(at offset: CGFloat) throws -> Set<String> {
            try rules {
                ZStack(alignment: .top) {
                    Color.clear
                    VStack { Text(verbatim: "Delete") }.offset(y: offset)
                }
            }
        }
        #expect(try menu(at: 600) == [])
        #expect(try menu(at: 560) == ["overflow"])
    }

    @Test func anOffsetPutsPagesAway() throws {
        func pages(at offset: CGFloat) throws -> Set<String> {
            try rules {
                HStack(spacing: 0) {
                    ForEach(0..<3) { Text(verbatim: "Page \($0)").fixedSize().frame(width: 200) }
                }
                .offset(x: offset)
                .frame(width: 200, alignment: .leading)
                .clipped()
            }
        }
        #expect(try pages(at: -200).subtracting(["overflow"]) == [])
        #expect(try pages(at: -100).subtracting(["overflow"]) == ["clipped-text"])
    }

    /// What is below the end of a view that scrolls is not cut off, also in a card that clips, or in a row that scrolls.
    @Test func whatCanBeScrolledToIsNotCutOff() throws {
        func cards(_ height: CGFloat) throws -> Set<String> {
            try rules {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 550)
                        VStack { Text(verbatim: "Order").font(.largeTitle).fixedSize() }
                            .frame(height: height, alignment: .top).clipShape(RoundedRectangle(cornerRadius: 8))
                        Color.clear.frame(height: 20)
                        ScrollView(.horizontal) { Text(verbatim: "Row").padding() }
                    }
                }
            }
        }
        #expect(try cards(200) == [])
        #expect(try cards(20).contains("clipped-text"))
    }

    /// A row of dots that is wider than its frame, and the same with a word at its end.
    @Test func shapesMayLeaveADecorativeLayout() throws {
        func row(_ word: String?) throws -> Set<String> {
            try rules {
                HStack(spacing: 4) {
                    ForEach(0..<20) { _ in Circle().frame(width: 20, height: 20) }
                    if let word { Text(verbatim: word).fixedSize() }
                }
                .frame(width: 300)
            }
        }
        #expect(try row(nil) == [])
        #expect(try row("Total") == ["overflow"])
    }
}
