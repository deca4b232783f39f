import Foundation
import Testing
import ViewLayout

/// Looks of controls that change their size, and what else a control says of itself.
@MainActor @Suite struct ControlStyleTests {
    private func toggle() -> some View { Toggle("abcd", isOn: .constant(true)) }

    @Test func toggleAsAButtonIsItsLabelInABox() {
        #expect(scene(toggle().toggleStyle(.button), width: 200).root.frame.size == CGSize(width: 64, height: 34))
        #expect(scene(toggle().toggleStyle(.switch), width: 200).root.frame.width == 200)
        #expect(scene(toggle().toggleStyle(.button), width: 200).root.isControl)
    }

    @Test func toggleStyleOfOnesOwn() {
        struct Check: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 4) {
                    Color.red.frame(width: configuration.isOn ? 20 : 10, height: 20)
                    configuration.label
                }
            }
        }
        #expect(
            frames(toggle().toggleStyle(Check())) == """
                Toggle 0 0 64 20
                  HStack 0 0 64 20
                    Color 0 0 20 20
                    Text 24 0 40 20
                """)
    }

    @Test func segmentsAreEquallyWideAndFillTheWidth() {
        let picker = Picker("title", selection: .constant(1)) {
            Text(verbatim: "a").tag(1)
            Text(verbatim: "bcd").tag(2)
        }.pickerStyle(.segmented)
        #expect(
            frames(picker, width: 200) == """
                Picker 0 0 200 32
                  Text 45 6 10 20
                  Text 135 6 30 20
                """)
        #expect(scene(picker).root.frame.width == 92)
        // A label that is too long for its segment is cut, not wrapped.
        #expect(scene(picker, width: 60).root.children[1].frame.size == CGSize(width: 10, height: 20))
    }

    @Test func aFieldWithAVerticalAxisGrowsWithItsText() {
        func field(_ axis: Axis) -> some View { TextField("title", text: .constant("aaaa bbbb cccc"), axis: axis) }
        #expect(scene(field(.horizontal), width: 50).root.frame.height == 20)
        #expect(scene(field(.vertical), width: 50).root.frame.height == 60)
        #expect(scene(field(.vertical).lineLimit(2), width: 50).root.frame.height == 40)
    }

    @Test func progressHasALabelForItsValue() {
        let view = ProgressView(value: 0.5) {
            Text(verbatim: "abc")
        } currentValueLabel: {
            Text(verbatim: "50")
        }
        #expect(
            frames(view, width: 200) == """
                VStack 0 0 200 52
                  ProgressView 0 0 200 32
                    Text 0 0 30 20
                  Text 0 32 20 20
                """)
    }

    @Test func disabledAndColorSchemeReachTheEnvironment() {
        struct Reader: View {
            @Environment(\.isEnabled) var isEnabled
            @Environment(\.colorScheme) var scheme
            var body: some View { Text(verbatim: "\(isEnabled) \(scheme)") }
        }
        func text(_ view: some View) -> TextContent? { scene(view).root.text?.content }
        #expect(text(Reader()) == text(Text(verbatim: "true light")))
        #expect(text(Reader().disabled(false).disabled(true).colorScheme(.dark)) == text(Text(verbatim: "false dark")))
    }

    @Test func buttonWithASymbolIsALabel() {
        let button = Button("ab", systemImage: "star") {}
        #expect(scene(button).root.all.map(\.kind) == ["Button", "Label", "Image", "Text"])
    }
}
