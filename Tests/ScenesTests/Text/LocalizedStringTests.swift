import Catalogs
import Foundation
import Frames
import Scenes
import Testing
import ViewLayout

/// Strings that views look up themselves, and what stands in a text besides words, on real fonts.
@Suite struct LocalizedStringTests {
    private struct Vote: View {
        var body: some View {
            Text(String(localized: "vote.cat"))
            Text(LocalizedStringResource("vote.goldfish", defaultValue: "Fish"))
            Text(LocalizedStringResource("vote.dog", defaultValue: "Dog"))
            Text(String(localized: "pets.many", defaultValue: "\(2) **pets**"))
        }
    }

    private func report(_ locale: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View)
        throws -> FrameReport
    {
        let folder = try TemporaryFolder()
        try folder.write(SceneText.pets, to: "Localizable.xcstrings")
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "Localizable.xcstrings"))
        return try LayoutScene("Test", catalog: catalog) { view() }.report(in: LayoutEnvironment(locale: locale))
    }

    @Test(arguments: [("en", ["Cat", "Goldfish"]), ("de", ["Katze", "Goldfisch"]), ("ar", ["قطة", "سمكة ذهبية"])])
    func theyAreThoseOfTheSceneInItsLocale(locale: String, pets: [String]) throws {
        let texts = try report(locale) { Vote() }.views("Text").compactMap(\.text)
        // A string is no Markdown, and what no catalog has is the default value.
        #expect(texts.map(\.string) == pets + ["Dog", "2 **pets**"])
        #expect(texts.map(\.key) == [nil, "vote.goldfish", "vote.dog", nil])
    }

    @Test func outsideOfASceneAStringIsItsKey() throws {
        _ = try report("de") { Vote() }
        #expect(String(localized: "vote.cat") == "vote.cat")
    }

    @Test func aPictureInATextIsAnEmWide() throws {
        let report = try report("en") {
            Text(verbatim: "a").font(.custom("Inter", fixedSize: 20))
            Text("\(Text(verbatim: "a"))\(Image(systemName: "star"))").font(.custom("Inter", fixedSize: 20))
        }
        let texts = report.views("Text").compactMap(\.text)
        #expect(abs(texts[1].ideal.width - texts[0].ideal.width - 20) < 0.001)
        #expect(texts[1].ideal.height == texts[0].ideal.height)
        #expect(texts.flatMap(\.missing).isEmpty)
    }
}
