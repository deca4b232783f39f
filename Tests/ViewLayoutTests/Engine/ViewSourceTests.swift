import Foundation
import Testing
import ViewLayout

/// Where a view is written: a text knows by itself, others know from the statement of the builder that they stand in.
@MainActor @Suite struct ViewSourceTests {
    /// The views that are written in this file, with the line, counted from `first`.
    private func places(_ view: some View, from first: Int) -> [String] {
        scene(view).root.all.compactMap { view in
            guard let source = view.source, source.file?.description == #filePath else { return nil }
            return "\(view.kind) \(source.line - first)"
        }
    }

    @Test func aStatementIsThePlaceOfItsView() {
        let line = #line
        let view = Group {
            HStack {
                Text("a")
                    .bold().padding()
                Button("b") {}
                    .frame(width: 50)
                AnyView(Toggle("c", isOn: .constant(true)))
                if line > 0 { Label("d", systemImage: "e") }
                ForEach(0..<2) { _ in
                    Link("f", destination: URL(filePath: "/"))
                }
            }
        }
        // A title's text is made by the engine.
        #expect(
            places(view, from: line) == [
                "HStack 2", "Text 3", "Button 5", "Toggle 7", "Label 8", "Button 10", "Button 10",
            ])
    }

    @Test func aLayoutIsWrittenWhereItIsCalled() {
        struct Pair: View {
            var line = #line
            var body: some View {
                FlowLayout {
                    VStack {}
                    ViewThatFits { Text(verbatim: "a") }
                }
            }
        }
        #expect(places(Pair(), from: Pair().line) == ["FlowLayout 2", "VStack 3", "ViewThatFits 4", "Text 4"])
    }

    /// What a person would point at is the text, not the place where it is shown.
    @Test func aTextIsWrittenWhereItIsMade() {
        let line = #line
        let texts = [
            Text("key"),
            Text("key", comment: "For translators"),
            Text(verbatim: "string"),
            Text(String(line)),
            Text("a") + Text("b"),
        ]
        let stack = VStack { ForEach(0..<texts.count, id: \.self) { texts[$0].font(.body) } }
        #expect(places(stack, from: line) == ["Text 2", "Text 3", "Text 4", "Text 5", "Text 6"])
    }

    /// Default arguments change nothing about which initializer a call means, or a function value.
    @Test func placesChangeNoOverload() {
        let names = ["a", "b"]
        #expect(names.map(Text.init) == [Text(verbatim: "a"), Text(verbatim: "b")])
        #expect(names.map(Text.init(verbatim:)) == names.map { Text($0) })
        #expect(Text("a") != Text(verbatim: "a"))
        #expect(Text(names.isEmpty ? "a" : "b") == Text(LocalizedStringKey("b")))
        #expect(Text("ab".prefix(1)) == Text(verbatim: "a"))
        #expect(Text("a" + "b") == Text(verbatim: "ab"))
        #expect(scene(ForEach(names, id: \.self, content: Text.init)).root.all.count == 3)
        #expect(Text("a") == Text("a"), "texts in two places are equal")
    }
}
