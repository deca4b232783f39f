import Foundation
import Testing
import ViewLayout

/// Mistakes in views and layouts are reported; none stops the program.
@MainActor @Suite struct FaultTests {
    private final class Model {
        let name: String
        init(name: String) { self.name = name }
    }

    private struct ModelName: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(verbatim: model.name) }
    }

    private struct ModelModifier: ViewModifier {
        @Environment(Model.self) var model
        func body(content: Content) -> some View { content.padding(CGFloat(model.name.count)) }
    }

    private struct ModelStyle: ButtonStyle {
        @EnvironmentObject var model: Model
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                Text(verbatim: model.name)
            }
        }
    }

    private func faults(_ view: some View) -> [LayoutWarning.Fault] {
        scene(view, width: 100, height: 100).root.all.flatMap { $0.warnings.map(\.fault) }
    }

    @Test func viewWithoutItsEnvironmentObjectIsLeftOut() throws {
        let view = VStack(spacing: 0) {
            ModelName()
            Text(verbatim: "a")
        }
        let placed = scene(view)
        #expect(placed.root.children.map(\.kind) == ["ModelName", "Text"])
        #expect(placed.root.children[0].frame.size == .zero)
        let message = try #require(placed.root.children[0].warnings.first?.message)
        #expect(message == "needs an environment object of type Model that no view above it sets; nothing was shown")
        #expect(
            frames(view.environmentObject(Model(name: "bcd")))
                == "VStack 0 0 30 40\n  Text 0 0 30 20\n  Text 10 20 10 20")
    }

    @Test func modifiersAndStylesWithoutTheirObjectAreLeftOut() {
        #expect(faults(Text(verbatim: "a").modifier(ModelModifier())) == [.missingObject("Model")])
        let button = Button {
        } label: {
            Text(verbatim: "a")
        }.buttonStyle(ModelStyle())
        #expect(faults(button) == [.missingObject("Model")])
        #expect(faults(button.environmentObject(Model(name: "b"))) == [])
        #expect(scene(button.environmentObject(Model(name: "bcd"))).root.frame.size == CGSize(width: 30, height: 40))
    }

    /// Objects that may be missing are `nil`.
    @Test func optionalObjectIsNilWhereThereIsNone() {
        struct Optional: View {
            @Environment(Model.self) var model: Model?
            var body: some View { Text(verbatim: model?.name ?? "none") }
        }
        #expect(scene(Optional()).root.frame.width == 40)
    }

    private struct Endless: View {
        var body: some View { HStack(alignment: .firstTextBaseline) { Endless() } }
    }

    private struct EndlessReader: View {
        var body: some View { GeometryReader { _ in EndlessReader().padding(1) } }
    }

    @Test func viewThatShowsItselfWithoutEndIsCutOff() {
        #expect(faults(Endless()) == [.tooDeep])
        #expect(faults(EndlessReader()) == [.tooDeep])
    }

    /// Numbers that make no sense, everywhere a number can be given.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude])
    func numbersOfAnyKindAreLaidOut(number: CGFloat) {
        let count = number.isFinite ? Int(max(min(number, 1e18), -1e18)) : .max
        let item = Text(verbatim: "a b c")
        let views: [AnyView] = [
            AnyView(item.padding(number)), AnyView(item.frame(width: number)),
            AnyView(item.frame(minWidth: number, idealWidth: number, maxWidth: number)),
            AnyView(item.offset(x: number, y: number)), AnyView(item.position(x: number, y: number)),
            AnyView(item.aspectRatio(number, contentMode: .fit)), AnyView(item.layoutPriority(Double(number))),
            AnyView(item.alignmentGuide(.leading) { _ in number }), AnyView(item.lineLimit(count)),
            AnyView(item.lineLimit(1...max(count, 1))), AnyView(item.lineSpacing(number)),
            AnyView(item.minimumScaleFactor(number)),
            AnyView(item.containerRelativeFrame(.horizontal, count: count, span: count, spacing: number)),
            AnyView(
                HStack(spacing: number) {
                    item
                    Spacer(minLength: number)
                    item
                }),
            AnyView(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: number), spacing: number)]) { item }),
            AnyView(
                LazyHGrid(rows: [GridItem(.flexible(minimum: number)), GridItem(.fixed(number))], spacing: number) {
                    item
                }),
            AnyView(
                Grid(horizontalSpacing: number, verticalSpacing: number) {
                    GridRow {
                        item.gridCellColumns(count).gridCellAnchor(UnitPoint(x: number, y: number))
                        item
                    }
                }), AnyView(item.safeAreaInset(edge: .top, spacing: number) { item }),
            AnyView(
                Path {
                    $0.addArc(
                        center: .zero, radius: number, startAngle: .degrees(number), endAngle: .zero, clockwise: true)
                }),
            AnyView(OverlappingHStack(overlap: number)() { item }),
            AnyView(FlowLayout(itemSpacing: number, lineSpacing: number)() { item }),
        ]
        for (index, view) in views.enumerated() {
            let stacked = VStack(alignment: .leading) {
                view
                item
            }
            for (width, height) in [(100, 100), (nil, nil)] as [(CGFloat?, CGFloat?)] {
                let all = scene(stacked, width: width, height: height).root.all
                let isFinite = all.allSatisfy { view in
                    [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].allSatisfy(\.isFinite)
                        && view.frame.width >= 0 && view.frame.height >= 0
                }
                #expect(isFinite, "view \(index)")
            }
        }
    }

    /// A layout may use a built-in one for a part of its subviews, with storage that it made for others.
    @Test func builtInLayoutsTakePartsOfSubviewsAndAnyStorage() {
        struct Halves: Layout {
            func makeCache(subviews: Subviews) -> HStackLayout.Cache {
                HStackLayout().makeCache(subviews: subviews[0..<0])
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize
            {
                HStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: subviews[2...], cache: &cache)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
            ) {
                HStackLayout(spacing: 0).placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews[2...], cache: &cache)
                HStackLayout(spacing: 0).placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews[..<2], cache: &cache)
            }
        }
        let placed = scene(
            Halves()() { ForEach(["a", "b", "cc", "ddd"], id: \.self) { Text(verbatim: $0) } }, width: 100)
        #expect(placed.root.frame.width == 50)
        #expect(placed.root.children.map { $0.frame.minX - placed.root.frame.minX } == [0, 10, 0, 20])
    }
}
