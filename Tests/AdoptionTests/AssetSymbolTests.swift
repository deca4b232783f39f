import Foundation
import TestSupport
import Testing

@testable import Adoption

/// The names that Xcode makes of what is in asset catalogs.
@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("moon-phase", "moonPhase"), ("AccentColor", "accentColor"), ("HFLogo", "hfLogo"), ("URL", "url"),
        ("2x icon", "_2xIcon"), ("café.small", "caféSmall"),
    ])
    func member(_ name: String, is symbol: String) {
        #expect(AssetSymbols.identifier(name, isType: false) == symbol)
    }

    @Test func namespaceIsATypeAroundItsNames() {
        #expect(AssetSymbols.identifier("my icons", isType: true) == "MyIcons")
    }

    @Test func colorsThatTheAppDeclaresItselfAreNotDeclaredTwice() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "brand.colorset"), withIntermediateDirectories: true)
        let own = AssetSymbols.staticNames(
            in: SwiftSource(Array("extension Color { static public var brand: Color { red } }".utf8)))
        #expect(AssetSymbols(of: [folder], bundle: ".main", taken: own).lines.count == 1)
        #expect(AssetSymbols(of: [folder], bundle: ".main").lines.count == 3)
    }

    @Test func catalogGivesALineForEachName() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["Logo.imageset", "Plain/Old.imageset", "Spaced/In.imageset", "BrandColor.colorset"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: path), withIntermediateDirectories: true)
        }
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
            to: folder.appending(path: "Spaced/Contents.json"))
        let lines = AssetSymbols(of: [folder], bundle: ".main").lines
        #expect(
            lines.contains(
                #"extension ImageResource { static let `logo` = ImageResource(name: "Logo", bundle: .main) }"#))
        #expect(
            lines.contains(#"extension ImageResource { static let `old` = ImageResource(name: "Old", bundle: .main) }"#)
        )
        #expect(lines.contains("extension ImageResource { enum Spaced {} }"))
        #expect(
            lines.contains(
                #"extension ImageResource.Spaced { static let `in` = ImageResource(name: "Spaced/In", bundle: .main) }"#
            ))
        #expect(
            lines.contains(
                #"extension ColorResource { static let `brand` = ColorResource(name: "BrandColor", bundle: .main) }"#))
    }
}
