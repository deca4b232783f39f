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
        #expect(texts.map(\.key) == ["vote.cat", "vote.goldfish", "vote.dog", nil])
    }

    /// A finding about a string that the program has looked up is one of its translation.
    @Test func aStringBelongsToTheKeyThatItWasMadeOf() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            "one" = "Doppelt";
            "two" = "Doppelt";
            "alone" = "Nur einmal";
            """, to: "de.lproj/Localizable.strings")
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "de.lproj/Localizable.strings"))
        func texts(
            _ catalog: Catalog, _ name: String = "Strings",
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
        ) throws
            -> [TextFacts]
        {
            try LayoutScene(name, catalog: catalog) { view() }
                .report(in: LayoutEnvironment(locale: "de")).views("Text").compactMap(\.text)
        }
        let made = try texts(catalog) {
            Text(String(localized: "alone"))
            Text(verbatim: "x" + String(localized: "alone"))
            Text(String(localized: "one"))
            Text(String(localized: "two"))
        }
        #expect(made.map(\.string) == ["Nur einmal", "xNur einmal", "Doppelt", "Doppelt"])
        // Which of two keys with the same text it was cannot be known.
        #expect(made.map(\.key) == ["alone", nil, nil, nil])
        // A scene has the keys that it has where it is checked alone.
        let two = try texts(catalog, "Other") { Text(String(localized: "two")) }
        #expect(two.map(\.key) == ["two"])
        // The same characters in a scene where that key has another text are no translation of it.
        try folder.write("\"alone\" = \"Einzig\";", to: "other/de.lproj/Localizable.strings")
        let other = try Catalog(contentsOf: folder.url.appending(path: "other/de.lproj/Localizable.strings"))
        let verbatim = try texts(other) { Text(verbatim: "Nur einmal") }
        #expect(verbatim.map(\.string) == ["Nur einmal"] && verbatim[0].key == nil)
    }

    /// What a scene does not show has one name in every locale.
    @Test func whatIsHiddenIsNamedByTheKeyOfItsString() throws {
        let names = try ["en", "de", "ar"].map { locale in
            try report(locale) {
                TabView {
                    Text("vote.dog").tabItem { Text(verbatim: "A") }
                    Text("vote.cat").tabItem { Text(String(localized: "vote.cat")) }
                    Text(verbatim: "dog").tabItem { Text(verbatim: "Dog") }
                }
            }.views("TabView").flatMap { $0.hidden ?? [] }.map(\.title)
        }
        #expect(names == Array(repeating: ["vote.cat", "Dog"], count: 3))
    }

    @Test func outsideOfASceneAStringIsItsKey() throws {
        _ = try report("de") { Vote() }
        #expect(String(localized: "vote.cat") == "vote.cat")
    }

    /// An app has one language and may keep its strings; a check shows them in others.
    @Test func keptStringsAreLookedUpAgainInEachLocale() throws {
        let early = String(localized: "vote.goldfish")
        let box = Box()
        _ = try report("en") {
            let made = String(localized: "pets %lld", defaultValue: "\(3) animals")
            let _ = box.keep(made)
            Text(made)
        }
        #expect([early, box.string] == ["vote.goldfish", "3 animals"])
        let kept = box.string
        for (locale, fish) in [("de", "Goldfisch"), ("ar", "سمكة ذهبية")] {
            let texts = try report(locale) {
                Text(early)
                Text(LocalizedStringKey(early))
                Text(verbatim: kept)
            }.views("Text").compactMap(\.text)
            #expect(texts.map(\.string) == [fish, fish, "3 animals"])
            #expect(texts.map(\.key) == ["vote.goldfish", "vote.goldfish", nil])
        }
    }

    private final class Box: @unchecked Sendable {
        private(set) var string = ""
        func keep(_ string: String) { self.string = string }
    }

    @Test func aBundleHasItsOwnCatalogs() throws {
        let folder = try TemporaryFolder()
        for (locale, salty) in [("en", "Salty"), ("de", "Salzig")] {
            let place = "Resources/\(locale).lproj"
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: place), withIntermediateDirectories: true)
            try folder.write("\"taste.salty\" = \"\(salty)\";", to: "\(place)/Localizable.strings")
        }
        let bundle = try #require(Bundle(path: folder.url.path))
        let early = String(localized: "taste.salty", bundle: bundle)
        let texts = try report("de") {
            Text("taste.salty", bundle: bundle)
            Text(String(localized: "taste.salty", table: "Localizable", bundle: bundle))
            Text(LocalizedStringResource("taste.salty", bundle: .atURL(folder.url)))
            Text("vote.cat", bundle: bundle)
            Text(early)
            Text("taste.salty")
        }.views("Text").compactMap(\.text)
        #expect(texts.map(\.string) == ["Salzig", "Salzig", "Salzig", "Katze", "Salzig", "Salzig"])
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
