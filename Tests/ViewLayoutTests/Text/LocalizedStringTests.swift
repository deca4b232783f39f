import Foundation
import Testing
import ViewLayout

/// Strings and resources that are looked up where they are shown.
@MainActor @Suite struct LocalizedStringTests {
    private struct Greeting: View {
        var body: some View { Text(String(localized: "greeting \(2)", comment: "Said at the door")) }
    }

    @Test func withoutACatalogAKeyStandsForItself() {
        #expect(String(localized: "greeting \("Ann") at \(3)") == "greeting Ann at 3")
        #expect(String(localized: "door", defaultValue: "The \("red") door", table: "Doors") == "The red door")
        #expect(AttributedString(localized: "100 %") == AttributedString("100 %"))
        #expect(String(localized: LocalizedStringResource("door", defaultValue: "Door")) == "Door")
        #expect(frames(Greeting()) == "Text 0 0 100 20")
    }

    @Test func aResourceIsAKeyWithADefaultValue() {
        let resource: LocalizedStringResource = "steps \(12)"
        #expect(resource.key == "steps %lld")
        let argument = TextArgument(.integer(12), specifier: "%lld")
        #expect(
            Text(resource).content.runs.map(\.source) == [.localized(key: "steps %lld", arguments: [argument])])
        let other = LocalizedStringResource("steps", defaultValue: "\(12) steps", table: "Health")
        #expect(
            Text(other).content.runs.map(\.source) == [
                .localized(key: "steps", table: "Health", arguments: [argument], defaultValue: "%lld steps")
            ])
        #expect(frames(Text(other)) == "Text 0 0 80 20")
        #expect(frames(Text("After \(other)")) == "Text 0 0 140 20")
    }
}
