import Foundation
import Testing

@testable import Adoption

@Suite struct AssetSymbolsTests {
    @Test(arguments: [
        ("Roof", "roof"), ("brand-primary", "brandPrimary"), ("my_image 2", "myImage2"), ("URLBar", "urlBar"),
        ("QR", "qr"), ("1password", "_1password"), ("floor1", "floor1"), ("Été", "été"),
    ])
    func namesAreInCamelCase(name: String, identifier: String) {
        #expect(AssetSymbols.identifier(name) == identifier)
    }

    @Test func aNameOfSignsHasNone() { #expect(AssetSymbols.identifier("- .") == nil) }

    @Test func aLetterBehindANumberMayBeACapital() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let catalog = root.appending(path: "Assets.xcassets")
        try FileManager.default.createDirectory(
            at: catalog.appending(path: "18px_lock.imageset"), withIntermediateDirectories: true)
        let source = AssetSymbols(catalogs: [catalog], hasExtensions: false).source(bundle: ".main", prefix: "UI")
        #expect(source.contains("`_18PxLock` = ImageResource(name: \"18px_lock\""))
    }

    /// Folders are a part of a name only where the catalog says so; each declaration is a line.
    @Test func setsBecomeDeclarations() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let catalog = root.appending(path: "Assets.xcassets")
        for set in ["Roof.imageset", "Rooms/Door.imageset", "Plain/AccentColor.colorset", "Plain/Red.colorset"] {
            try FileManager.default.createDirectory(
                at: catalog.appending(path: set), withIntermediateDirectories: true)
        }
        let contents = #"{"properties": {"provides-namespace": true}}"#
        try Data(contents.utf8).write(to: catalog.appending(path: "Rooms/Contents.json"))

        let plain = AssetSymbols(catalogs: [catalog], hasExtensions: false).source(bundle: ".main", prefix: "UI")
        #expect(
            plain == """
                extension ColorResource { static let `accent` = ColorResource(name: "AccentColor", bundle: .main) }
                extension ColorResource { static let `accentColor` = ColorResource(name: "AccentColor", bundle: .main) }
                extension ColorResource { static let `red` = ColorResource(name: "Red", bundle: .main) }
                extension ImageResource { static let `roof` = ImageResource(name: "Roof", bundle: .main) }
                extension ImageResource { enum `Rooms` {} }
                extension ImageResource.`Rooms` { static let `door` = ImageResource(name: "Rooms/Door", bundle: .main) }

                """)
        let extended = AssetSymbols(catalogs: [catalog], hasExtensions: true).source(bundle: ".main", prefix: "UI")
        #expect(extended.hasPrefix(plain))
        #expect(extended.contains("extension Color { static var `accent`: Color { Color(ColorResource.`accent`) } }\n"))
        #expect(extended.contains("extension UIImage { static var `roof`: UIImage { UIImage(resource: .`roof`) } }\n"))
        let own = AssetSymbols.staticNames(in: SwiftSource(bytes("extension Color { static public var accent = red }")))
        #expect(own == ["accent"])
        let others = AssetSymbols(catalogs: [catalog], hasExtensions: true)
            .source(bundle: ".main", prefix: "UI", without: own)
        #expect(!others.contains("extension Color { static var `accent`:"))
        // Colours have a member of this name.
        #expect(!extended.contains("Color { static var `red`"))
    }
}
