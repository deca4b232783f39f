import BundledFonts
import Foundation
import Testing
import Typography

/// WOFF and WOFF2: `Web/make.py` made the files from the fonts that come with Galley.
struct WebFontTests {
    private func web(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Web/\(name)")
    }

    private func session(_ files: String...) throws -> TextSession {
        TextSession(
            fonts: try FontCollection(
                files: files.map { FontSource(path: $0, isDefault: true) }, includesBundled: false))
    }

    private func bundled(_ path: String) throws -> String { try BundledFonts.directory().appending(path: path).path }

    /// Everything that is known about a text: fonts, glyphs, places.
    private func inspected(_ text: String, _ locale: String, in session: TextSession) -> TextInspection {
        session.inspect(text, locale: TextLocale(locale))
    }

    // MARK: What is read

    /// A font is the same, however it is packed.
    @Test(arguments: ["Hebrew.woff", "Hebrew.woff2"]) func measuresAsTheFontItWasMadeFrom(name: String) throws {
        let packed = try session(web(name).path)
        let plain = try session(try bundled("Noto/NotoSansHebrew-Regular.ttf"))
        for text in ["הוספה לפלייליסט", "שָׁלוֹם עוֹלָם", "נשמרו (12) קבצים", "בן־אדם"] {
            #expect(inspected(text, "he", in: packed) == inspected(text, "he", in: plain))
        }
        let (face, other) = (try #require(packed.fonts.faces.first), try #require(plain.fonts.faces.first))
        #expect(face.name == other.name && face.glyphCount == other.glyphCount)
        let (font, original) = (packed.defaultFont(of: face), plain.defaultFont(of: other))
        #expect(font.metrics == original.metrics)
        for glyph in 0..<UInt32(face.glyphCount) {
            #expect(packed.inkBox(of: glyph, in: font) == plain.inkBox(of: glyph, in: original))
        }
    }

    /// Axes, and outlines of PostScript.
    @Test func variableAndPostScriptFonts() throws {
        let variable = try session(web("Variable.woff2").path)
        let inter = try session(try bundled("Inter/Inter.var.ttf"))
        #expect(variable.fonts.faces.first?.axes == inter.fonts.faces.first?.axes)
        func width(_ text: String, _ weight: Double, _ session: TextSession) -> Int {
            session.shape(StyledText(text, font: FontRequest(weight: weight)), locale: TextLocale("en")).runs
                .reduce(0) { $0 + $1.advance }
        }
        for weight in [100.0, 400, 633, 900] {
            #expect(width("Settings AVATAR", weight, variable) == width("Settings AVATAR", weight, inter))
        }
        let postscript = try session(web("Postscript.woff2").path)
        let cjk = try session(try bundled("Noto/NotoSansCJK-Regular.otf"))
        #expect(width("「設定」", 400, postscript) == width("「設定」", 400, cjk) && width("設", 400, postscript) == 1000)
    }

    /// Parts of one font, as web fonts come: a character takes the part that has it.
    @Test func severalFilesOfOneFamily() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (latin, whole) = (folder.appending(path: "inter-latin.woff2"), folder.appending(path: "inter-rest.ttf"))
        try FileManager.default.copyItem(at: web("Variable.woff2"), to: latin)
        try FileManager.default.copyItem(atPath: try bundled("Inter/Inter.var.ttf"), toPath: whole.path)
        let session = try session(latin.path, whole.path)
        let found = inspected("Save Дом", "en", in: session)
        #expect(found.runs.count == 2)
        #expect(found.runs.allSatisfy { $0.font == "Inter 3.019" && !$0.glyphs.contains { $0.id == 0 } })
    }

    // MARK: What is refused

    private func fault(of bytes: Data) throws -> WebFontFault? {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).woff2")
        try bytes.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            _ = try FontFace.open(path: file.path)
            return nil
        } catch FontError.webFont(_, let fault) {
            return fault
        } catch FontError.damaged {
            return .damaged
        }
    }

    private func changed(_ name: String, _ edit: (inout Data) -> Void) throws -> Data {
        var bytes = try Data(contentsOf: web(name))
        edit(&bytes)
        return bytes
    }

    @Test(arguments: ["Hebrew.woff", "Hebrew.woff2"]) func cutShort(name: String) throws {
        let whole = try Data(contentsOf: web(name))
        for length in [20, 44, 60, 1000, whole.count - 1] {
            #expect(try fault(of: whole.prefix(length)) == .wrongLength(said: whole.count, found: length))
        }
        #expect(try fault(of: whole.prefix(19)) == .damaged)
        #expect(try fault(of: Data("wOF2 and more than a header".utf8)) != nil)
    }

    /// A bit that has flipped in WOFF is found, but for fields that nobody reads. WOFF2 has no checksums: some changes make another
    /// font, and the others are found.
    @Test(arguments: [("Hebrew.woff", 6), ("Hebrew.woff2", 50)]) func flippedBits(name: String, most: Int) throws {
        let whole = try Data(contentsOf: web(name))
        var (opened, refused) = (0, 0)
        for place in stride(from: 12, to: whole.count, by: 97) {
            var bytes = whole
            bytes[place] ^= 0x10
            if try fault(of: bytes) == nil { opened += 1 } else { refused += 1 }
        }
        #expect(opened <= most && refused > 60)
    }

    /// A small file that says it is large gets no more memory than a font needs.
    @Test func bombs() throws {
        let limit = WebFontFault.tooLarge(limit: 64 << 20)
        let huge = Data([0x7f, 0xff, 0xff, 0xff])
        for name in ["Hebrew.woff", "Hebrew.woff2"] {
            #expect(try fault(of: changed(name) { $0.replaceSubrange(16..<20, with: huge) }) == limit)
        }
        // The first table of the list, which has its length in seven bits a byte, is said to have 256 MB.
        let long = try changed("Hebrew.woff2") {
            $0.replaceSubrange(49..<50, with: [0x81, 0x80, 0x80, 0x80, 0])
            $0.replaceSubrange(8..<12, with: Self.number($0.count))
        }
        let refused: [WebFontFault?] = [limit, .damaged]
        #expect(refused.contains(try fault(of: long)))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    @Test func collections() throws {
        #expect(try fault(of: changed("Hebrew.woff2") { $0.replaceSubrange(4..<8, with: "ttcf".utf8) }) == .collection)
    }

    @Test func oneClearMessage() {
        #expect(
            "\(FontError.webFont(path: "Brand.woff2", .wrongLength(said: 2000, found: 900)))"
                == "Brand.woff2: the web font cannot be unpacked: its header says that it has 2000 bytes, but it has 900"
        )
        #expect(
            "\(FontError.webFont(path: "Brand.woff2", .tooLarge(limit: 64 << 20)))"
                == "Brand.woff2: the web font cannot be unpacked: unpacked, it would have more than 64 MB")
    }
}
