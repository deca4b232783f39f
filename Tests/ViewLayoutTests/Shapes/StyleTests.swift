import Foundation
import Testing
import ViewLayout

/// Styles do not change layout; behind a view they fill its frame, and the unsafe areas that it touches.
@MainActor @Suite struct StyleTests {
    private let text = Text(verbatim: "ab")

    @Test func backgroundWithoutAStyleTakesThatOfTheEnvironment() {
        #expect(frames(text.background()) == "Text 0 0 20 20")
        let placed = scene(text.padding(5).background().backgroundStyle(.red.opacity(0.5)))
        #expect(placed.size == CGSize(width: 30, height: 30))
        #expect(placed.root.all.first { $0.kind == "Color" }?.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        let inner = scene(text.background(.background).backgroundStyle(.tint).backgroundStyle(.red))
        #expect(inner.root.first("Color") == nil)
    }

    @Test func backgroundReachesIntoTheUnsafeArea() {
        let area = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
        func top(_ view: some View) -> CGFloat? {
            scene(view, width: 20, height: 30, safeArea: area).root.first("Color")?.frame.minY
        }
        let full = text.frame(width: 20, height: 20).backgroundStyle(.red)
        #expect(top(full.background().backgroundStyle(.red)) == 0)
        #expect(top(full.background(ignoresSafeAreaEdges: []).backgroundStyle(.red)) == 10)
    }

    @Test func shapesBehindAViewHaveItsFrame() {
        for view in [
            AnyView(text.background(.red, in: Capsule())), AnyView(text.background(in: .capsule)),
            AnyView(text.background(.thinMaterial, in: .capsule, fillStyle: FillStyle(eoFill: true))),
            AnyView(text.overlay(.red.opacity(0.1), in: .capsule)),
        ] {
            let placed = scene(view.padding(3))
            #expect(placed.size == CGSize(width: 26, height: 26))
            #expect(placed.root.first("Capsule")?.frame == CGRect(x: 3, y: 3, width: 20, height: 20))
            #expect(placed.root.first("Text")?.frame == CGRect(x: 3, y: 3, width: 20, height: 20))
        }
    }

    private struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .light ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial)
        }
    }

    private struct Endless: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(Endless()) }
    }

    @Test func aStyleOfOnesOwnIsAskedForAnother() {
        #expect(scene(text.background(Warning())).root.first("Color") != nil)
        #expect(scene(text.background(Warning()).environment(\.colorScheme, .dark)).root.first("Color") == nil)
        #expect(scene(text.background(Endless())).root.first("Color") == nil)
    }

    /// That they compile is the test; the frame of the text is that without a style.
    @Test func stylesHaveTheirNames() {
        let circle = Circle()
        let views: [AnyView] = [
            AnyView(text.foregroundStyle(.red, .secondary, .quinary)),
            AnyView(text.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
            AnyView(text.foregroundStyle(.radialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 9))),
            AnyView(text.foregroundStyle(.ellipticalGradient(Gradient(colors: [.red])))),
            AnyView(text.foregroundStyle(.angularGradient(colors: [.red], startAngle: .zero, endAngle: .degrees(90)))),
            AnyView(text.foregroundStyle(.conicGradient(stops: [.init(color: .red, location: 0.5)], center: .center))),
            AnyView(text.foregroundStyle(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom))),
            AnyView(text.foregroundStyle(.image(Image("stripes"), scale: 2))),
            AnyView(text.foregroundStyle(.blue.shadow(.inner(color: .black, radius: 2, x: 1, y: 1)))),
            AnyView(text.foregroundStyle(.shadow(.drop(radius: 3)))),
            AnyView(text.foregroundStyle(.opacity(0.5))),
            AnyView(text.foregroundStyle(.tint.blendMode(.multiply))),
            AnyView(text.foregroundStyle(.blue.gradient)),
            AnyView(text.foregroundStyle(Color.blue.secondary)),
            AnyView(text.foregroundStyle(AnyShapeStyle(.placeholder))),
            AnyView(text.background { circle.fill(.red.gradient.shadow(.drop(radius: 1))).hidden() }),
        ]
        for view in views { #expect(frames(view) == "Text 0 0 20 20") }
    }
}
