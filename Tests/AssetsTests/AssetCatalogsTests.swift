import Assets
import Foundation
import Testing

/// Colours and pictures by their names, from catalogs as Xcode writes them.
@Suite struct AssetCatalogsTests {
    @Test func componentsAreReadInEachForm() throws {
        let project = try SampleCatalog()
        try project.color("Hex", #"{"red": "0x3E", "green": "0xFF", "blue": "0x00", "alpha": "1.000"}"#)
        try project.color("Byte", #"{"red": "51", "green": "255", "blue": "0", "alpha": "0.5"}"#)
        try project.color("Part", #"{"red": "0.250", "green": "1.000", "blue": "0.000", "alpha": "1.000"}"#)
        try project.color("Gray", #"{"white": "0.500", "alpha": "1.000"}"#, space: "gray-gamma-22")
        let catalogs = project.catalogs
        func light(_ name: String) -> AssetColor? { catalogs.color(name)?.light }
        #expect(light("Hex") == .components(.sRGB, red: 62 / 255, green: 1, blue: 0, opacity: 1))
        #expect(light("Byte") == .components(.sRGB, red: 0.2, green: 1, blue: 0, opacity: 0.5))
        #expect(light("Part") == .components(.sRGB, red: 0.25, green: 1, blue: 0, opacity: 1))
        #expect(light("Gray") == .components(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 1))
        #expect(light("None") == nil)
    }

    @Test func darkAppearanceAndSpaceAreRead() throws {
        let project = try SampleCatalog()
        try project.write(
            "Both.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "display-p3",
               "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
               "color": {"platform": "ios", "reference": "systemRedColor"}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "ios", "reference": "systemIndigoColor"}}]}
            """)
        let pair = try #require(project.catalogs.color("Both"))
        #expect(pair.light == .components(.displayP3, red: 1, green: 0, blue: 0, opacity: 1))
        #expect(pair.dark == .system("systemIndigoColor"))
    }

    @Test func aFolderMayBeANamespace() throws {
        let project = try SampleCatalog()
        try project.write("Brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try project.color("Brand/Deep", SampleCatalog.red)
        try project.color("Plain/Pale", SampleCatalog.red)
        #expect(project.catalogs.color("Brand/Deep") != nil)
        #expect(project.catalogs.color("Deep") == nil)
        #expect(project.catalogs.color("Pale") != nil)
    }

    @Test func theBundleAsksItsOwnCatalogsFirst() throws {
        let project = try SampleCatalog()
        try project.color("Tone", #"{"white": "0.100", "alpha": "1.000"}"#, in: "App/A.xcassets")
        try project.color("Tone", #"{"white": "0.900", "alpha": "1.000"}"#, in: "Kit/B.xcassets")
        try project.color("Tone", #"{"white": "0.500", "alpha": "1.000"}"#, in: "AWidgets/C.xcassets")
        func white(_ folder: String?) -> Double? {
            let color = project.catalogs.color("Tone", in: folder.map { project.folder.appending(path: $0).path })
            guard case .components(_, let red, _, _, _)? = color?.light else { return nil }
            return red
        }
        #expect(white("Kit") == 0.9)
        #expect(white(nil) == 0.1)
    }

    @Test(arguments: [
        "", "{", "[]", "{\"colors\": 3}", "{\"colors\": [{}]}", "{\"colors\": [{\"color\": {}}]}",
        #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "nan", "green": "0", "blue": "0"}}}]}"#,
        #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "0xFFF", "green": "0", "blue": "0"}}}]}"#,
        #"{"colors": [{"color": {"color-space": "cmyk", "components": {"red": "0", "green": "0", "blue": "0"}}}]}"#,
    ])
    func whatCannotBeReadIsLeftOut(contents: String) throws {
        let project = try SampleCatalog()
        try project.write("Odd.colorset/Contents.json", contents)
        #expect(project.catalogs.color("Odd") == nil)
    }

    @Test func nothingOutsideOfTheProjectIsRead() throws {
        let project = try SampleCatalog()
        let outside = try SampleCatalog()
        let png = try #require(SampleCatalog.png(width: 2, height: 2))
        try outside.write("secret.png", png)
        try outside.color("Theirs", SampleCatalog.red)
        let theirs = outside.folder.appending(path: "Assets.xcassets")
        try project.write(
            "Up.imageset/Contents.json",
            #"{"images": [{"filename": "../../../\#(outside.folder.lastPathComponent)/Assets.xcassets/secret.png"}]}"#)
        try project.write("Link.imageset/Contents.json", #"{"images": [{"filename": "a.png"}]}"#)
        let own = project.folder.appending(path: "Assets.xcassets")
        try FileManager.default.createSymbolicLink(
            at: own.appending(path: "Link.imageset/a.png"),
            withDestinationURL: theirs.appending(path: "secret.png"))
        try FileManager.default.createSymbolicLink(
            at: own.appending(path: "Theirs.colorset"), withDestinationURL: theirs.appending(path: "Theirs.colorset"))
        #expect(project.catalogs.image("Up") == nil)
        #expect(project.catalogs.image("Link") == nil)
        #expect(project.catalogs.color("Theirs") == nil)
        #expect(outside.catalogs.color("Theirs") != nil)
    }
}

/// Pictures in catalogs.
@Suite struct AssetImageTests {
    @Test func thePictureOfTwoPixelsAPointIsTaken() throws {
        let project = try SampleCatalog()
        for scale in 1...3 {
            let png = try #require(SampleCatalog.png(width: 4 * scale, height: 2 * scale))
            try project.write("Star.imageset/star\(scale).png", png)
        }
        try project.write(
            "Star.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "star1.png"},
              {"idiom": "universal", "scale": "2x", "filename": "star2.png"},
              {"idiom": "universal", "scale": "3x", "filename": "star3.png"}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        let image = try #require(project.catalogs.image("Star"))
        #expect(image.format == .png)
        #expect([image.width, image.height] == [8, 4])
        #expect(image.isTemplate == true)
        let size = try #require(project.catalogs.imageSize("Star"))
        #expect([size.width, size.height] == [4, 2])
    }

    /// Points are pixels by the scale of the file; a vector and a file without a scale have their own size.
    @Test func theSizeIsInPoints() throws {
        let project = try SampleCatalog()
        let png = try #require(SampleCatalog.png(width: 900, height: 60))
        let gif = Array("GIF89a".utf8) + [7, 0, 5, 0]
        let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#.utf8)
        for (name, file, bytes, scale) in [
            ("Wide", "a.png", png, #", "scale": "3x""#), ("Plain", "b.png", png, ""), ("Loop", "c.gif", gif, ""),
            ("Mark", "d.svg", svg, ""),
        ] {
            try project.write("\(name).imageset/\(file)", bytes)
            try project.write(
                "\(name).imageset/Contents.json",
                #"{"images": [{"idiom": "universal"\#(scale), "filename": "\#(file)"}]}"#)
        }
        try project.write("Empty.imageset/Contents.json", #"{"images": [{"idiom": "universal"}]}"#)
        let catalogs = project.catalogs
        func size(_ name: String) -> [Double]? { catalogs.imageSize(name).map { [$0.width, $0.height] } }
        #expect(size("Wide") == [300, 20])
        #expect(size("Plain") == [900, 60])
        #expect(size("Loop") == [7, 5])
        #expect(size("Mark") == [24, 12])
        #expect(size("Empty") == nil)
        #expect(size("Nowhere") == nil)
    }

    @Test func aLargePictureIsMadeSmaller() throws {
        let png = try #require(SampleCatalog.png(width: 2048, height: 512))
        let image = try #require(AssetImage(bytes: png))
        #expect([image.width, image.height] == [512, 128])
        let pixels = try #require(PixelImage(png: image.bytes))
        #expect(Array(pixels.bytes.prefix(4)) == SampleCatalog.pixel)
    }

    @Test func sizesOfOtherFormatsAreRead() throws {
        let svg = Array(#"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#.utf8)
        let image = try #require(AssetImage(bytes: svg))
        #expect([image.width, image.height] == [24, 12])
        // A frame header of 5 × 3 pixels after an empty segment.
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 5, 1, 1, 0x11, 0]
        let photo = try #require(AssetImage(bytes: jpeg))
        #expect(photo.format == .jpeg)
        #expect([photo.width, photo.height] == [5, 3])
    }

    @Test func damagedPicturesAreLeftOut() throws {
        let png = try #require(SampleCatalog.png(width: 64, height: 64))
        for length in stride(from: 0, to: png.count - 12, by: 7) {
            #expect(AssetImage(bytes: Array(png.prefix(length))) == nil)
        }
        // The header promises more pixels than are decoded.
        var huge = png
        huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(AssetImage(bytes: huge) == nil)
        for place in png.indices {
            var changed = png
            changed[place] ^= 0xFF
            // Whatever comes of it, nothing traps.
            _ = AssetImage(bytes: changed)
        }
        #expect(AssetImage(bytes: Array("<svg viewBox='0 0 1e9 -4'>".utf8)) == nil)
        #expect(AssetImage(bytes: [0xFF, 0xD8, 0xFF]) == nil)
    }
}
