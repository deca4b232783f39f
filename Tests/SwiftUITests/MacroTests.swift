#if Macros
import Foundation
import Galley
import Testing

@testable import SwiftUI

private struct Meter: View {
    @Binding var level: Double
    @Environment(\.meterTitle) private var title
    @Environment(\.meterUnit) private var unit

    var body: some View {
        Text(verbatim: [title, String(Int(level)), unit].compactMap(\.self).joined(separator: " "))
    }
}

extension EnvironmentValues {
    @Entry fileprivate var meterTitle: String = "Level"
    @Entry fileprivate var meterUnit: String?
    @Entry fileprivate var meterMarks = 4
}

extension ContainerValues {
    @Entry fileprivate var isHeading: Bool = false
}

extension Transaction {
    @Entry fileprivate var isQuick: Bool = false
}

extension FocusedValues {
    @Entry fileprivate var amount: Binding<Int>?
}

@Animatable
private struct Wedge: Shape {
    var start: Angle
    var width: CGFloat = 8
    var corner = CGPoint(x: 2, y: 4)
    @AnimatableIgnored var sides = 3

    func path(in rect: CGRect) -> Path { Path(rect) }
}

#Preview {
    Meter(level: .constant(3))
}

#Preview("Full meter", traits: .fixedLayout(width: 120, height: 40)) {
    @Previewable @State var level = 100.0
    let isHot = level > 50
    if isHot {
        Meter(level: $level).environment(\.meterTitle, "Hot")
    }
}

#Preview("Two meters", traits: .landscapeLeft, .sizeThatFitsLayout) {
    Meter(level: .constant(1)).environment(\.locale, Locale(identifier: "de"))
    Meter(level: .constant(2))
}

#Preview("Unit", traits: .modifier(Percent(title: "Share"))) {
    Meter(level: .constant(50)).previewDisplayName("Not this one").environment(\.locale, Locale(identifier: "fi"))
}

#Preview("Line", traits: .defaultLayout) {
    Text(verbatim: "\(#line) \(#filePath)")
}

#Preview("Broken", traits: .modifier(Broken()), .portrait) { Text(verbatim: "Broken") }

private struct Broken: PreviewModifier {
    static func makeSharedContext() async throws -> Int { throw InputError(.configuration, "no number") }
    func body(content: Content, context: Int) -> some View { content }
}

/// A modifier with objects of its own.
private struct Percent: PreviewModifier {
    var title: String

    static func makeSharedContext() async throws -> [String] {
        ["%"]
    }

    func body(content: Content, context: [String]) -> some View {
        content.environment(\.meterUnit, context.first).environment(\.meterTitle, title)
    }
}

private enum Nested {
    #Preview("Nested") { Text(verbatim: "nested") }
}

@MainActor @Suite struct MacroTests {
    private func preview(_ name: String) throws -> LayoutScene {
        try #require(DiscoveredScenes.previews().first { $0.name == name })
    }

    private func text(of scene: LayoutScene) throws -> [String] {
        var texts: [String] = []
        func add(_ view: ViewFrame) {
            texts += [view.text?.string].compactMap(\.self)
            view.children.forEach(add)
        }
        add(try scene.report(in: LayoutEnvironment(width: 320)).root)
        return texts
    }

    @Test func aPreviewKnowsItsPlace() throws {
        let scene = try preview("MacroTests")
        let position = try #require(scene.position)
        #expect(position.file == #filePath)
        let lines = try String(contentsOfFile: #filePath, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[position.line - 1] == "#Preview {")
        #expect(position.column == 1)
        #expect(scene.origin == .preview)
        #expect(try text(of: scene) == ["Level 3"])
        #expect(try preview("Nested").position?.column == 5)
    }

    @Test func aPreviewHoldsState() throws {
        let scene = try preview("Full meter")
        #expect(scene.space == .fixed(width: 120, height: 40))
        #expect(try text(of: scene) == ["Hot 100"])
    }

    @Test func viewsOfOnePreviewStandBelowEachOther() throws {
        let scene = try preview("Two meters")
        #expect(scene.locale == nil)
        #expect(scene.space == .fixed(width: 667, height: 375))
        #expect(try text(of: scene) == ["Level 1", "Level 2"])
    }

    @Test func aModifierMakesItsObjectsFirst() throws {
        let scene = try preview("Unit")
        #expect(scene.locale == "fi")
        #expect(try text(of: scene) == ["Share 50 %"])
    }

    /// The compiler places what a macro makes where the macro stands.
    @Test func viewsOfAPreviewStandWhereItDoes() throws {
        let scene = try preview("Line")
        let line = try #require(scene.position?.line)
        #expect(try text(of: scene) == ["\(line) \(#filePath)"])
    }

    @Test func whatAPreviewThrowsIsThrownWhereItIsLaidOut() throws {
        let scene = try preview("Broken")
        #expect(throws: InputError.self) { try scene.report() }
    }

    @Test func previewsComeInTheOrderOfTheFile() throws {
        let names = DiscoveredScenes.previews().filter { $0.position?.file == #filePath }.map(\.name)
        #expect(names == ["MacroTests", "Full meter", "Two meters", "Unit", "Line", "Broken", "Nested"])
    }

    @Test func entriesHaveDefaultsAndAreSet() throws {
        var values = EnvironmentValues()
        #expect(values.meterTitle == "Level" && values.meterUnit == nil && values.meterMarks == 4)
        (values.meterTitle, values.meterUnit, values.meterMarks) = ("A", "B", 5)
        #expect(values.meterTitle == "A" && values.meterUnit == "B" && values.meterMarks == 5)
        let heading = LayoutScene("Heading") {
            Group(subviews: Text(verbatim: "A").containerValue(\.isHeading, true)) { subviews in
                Text(verbatim: subviews.map { "\($0.containerValues.isHeading)" }.joined())
            }
        }
        #expect(try text(of: heading) == ["true"])
        var transaction = Transaction()
        transaction.isQuick.toggle()
        #expect(transaction.isQuick && !Transaction().isQuick)
        let amount: WritableKeyPath<FocusedValues, Binding<Int>?> = \.amount
        #expect(amount == \FocusedValues.amount)
    }

    @Test func animatableDataIsThatOfAllVariables() {
        var wedge = Wedge(start: .degrees(90))
        var data = wedge.animatableData
        data.scale(by: 0.5)
        wedge.animatableData = data
        #expect(abs(wedge.start.degrees - 45) < 1e-9 && wedge.width == 4 && wedge.corner == CGPoint(x: 1, y: 2))
        #expect(wedge.sides == 3)
    }
}
#endif
