import Foundation
import Testing

@testable import Adoption

/// What the main bundle of an adopted app has.
@Suite struct BundleResourcesTests {
    private static let files = [
        "App/Data/cards.json": "[1]", "App/Old/cards.json": "[2]", "App/de.lproj/Localizable.strings": "\"a\" = \"b\";",
        "App/en.lproj/Localizable.strings": "", "App/Assets.xcassets/Contents.json": "", "App/Main.storyboard": "",
        "App/Licences.md": "", "App/App": "", "Shared/de.lproj/Shared.strings": "",
        "App/Info.plist": "", "App/galley_BundledFonts.resources": "", "Outside/secret.json": "",
    ]

    @Test func resourcesLieSideBySideAndTranslationsInFoldersOfLanguages() throws {
        let folder = try TestFolder(Self.files)
        defer { folder.remove() }
        let app = folder.url.appending(path: "App")
        try FileManager.default.createSymbolicLink(
            at: app.appending(path: "secret.txt"), withDestinationURL: folder.url.appending(path: "Outside/secret.json")
        )
        let files =
            (AppFiles.all(in: folder.url)
            + [
                app.appending(path: "secret.txt"), app.appending(path: "gone.json"),
                // A folder of a language as one reference.
                app.appending(path: "de.lproj"), folder.url.appending(path: "Shared/de.lproj"),
            ])
            .sorted { $0.path < $1.path }
        let before = try FileManager.default.subpathsOfDirectory(atPath: app.path)
        let resources = BundleResources(of: files, in: [app, folder.url.appending(path: "Shared")])
        #expect(
            Set(resources.links.keys) == [
                "cards.json", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "de.lproj/Shared.strings",
                "Licences.md", "App",
            ])
        let programs = folder.url.appending(path: "bin")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        try Data("program".utf8).write(to: programs.appending(path: "App"))
        try FileManager.default.createSymbolicLink(
            atPath: programs.appending(path: "galley_BundledFonts.resources").path, withDestinationPath: "/fonts")
        // Twice, as in a second run.
        for _ in 0..<2 { resources.link(in: programs, beside: "App") }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted() == before.sorted())
        #expect(try String(contentsOf: programs.appending(path: "App"), encoding: .utf8) == "program")
        let bundle = try #require(Bundle(path: programs.path))
        let cards = try #require(bundle.url(forResource: "cards", withExtension: "json"))
        #expect(try String(contentsOf: cards, encoding: .utf8) == "[1]")
        #expect(bundle.path(forResource: "de", ofType: "lproj") != nil)
        #expect(bundle.url(forResource: "secret", withExtension: "json") == nil)
        let fonts = programs.appending(path: "galley_BundledFonts.resources").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: fonts) == "/fonts")
        BundleResources(of: [], in: [app]).link(in: programs, beside: "App")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: programs.path).sorted() == [
                "App", "galley_BundledFonts.resources",
            ])
    }
}
