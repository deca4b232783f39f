import BundledFonts
import Foundation
import Testing
import Typography

/// A damaged font is an error: HarfBuzz alone would leave out what it cannot read, and measure without it.
struct DamagedFontTests {
    private func bundled(_ path: String) throws -> URL { try BundledFonts.directory().appendingPathComponent(path) }

    private func edited(_ path: String, _ edit: (inout EditedFont) throws -> Void) throws -> EditedFont {
        var font = try EditedFont(contentsOf: bundled(path))
        try edit(&font)
        return font
    }

    /// What is wrong with a font; nil where it opens.
    private func damage(of font: EditedFont) throws -> FontDamage? {
        let path = try font.write()
        defer { try? FileManager.default.removeItem(atPath: path) }
        do {
            _ = try FontFace.open(path: path)
            return nil
        } catch FontError.damaged(_, let damage) {
            return damage
        }
    }

    private static let roboto = "Roboto/Roboto-Regular.ttf"
    private static let inter = "Inter/Inter.var.ttf"
    private static let arabic = "Noto/NotoSansArabic-Regular.ttf"

    /// They are not checked when galley starts, so they are here.
    @Test func bundledFontsAreWhole() throws {
        for file in try BundledFonts.files() {
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try FontFace.open(path: file.path) }
        }
    }

    /// Offsets of outlines, and no outlines.
    @Test func withoutOutlines() throws {
        let font = try edited(Self.roboto) {
            try $0.rename("glyf", to: "XXXX")
            $0.writeChecksums()
        }
        #expect(try damage(of: font) == .missing(table: "glyf"))
    }

    /// A font that is cut short anywhere is refused, with the first table that ends after its end.
    @Test(arguments: [40_000, 100_000, 167_000]) func cutShort(length: Int) throws {
        let font = try edited(Self.roboto) { $0.bytes.removeSubrange(length...) }
        guard case .cutOff(let table, let end, let fileSize) = try damage(of: font) else {
            Issue.record("no table is cut off")
            return
        }
        let whole = try EditedFont(contentsOf: bundled(Self.roboto))
        let first = try #require(whole.tags.first { (whole.table($0)?.range.upperBound ?? 0) > length })
        #expect(table == first && end == whole.table(first)?.range.upperBound && fileSize == length)
    }

    /// A bit of any table that has flipped is found, the table named.
    @Test(arguments: [roboto, inter]) func aChangedBit(file: String) throws {
        let whole = try EditedFont(contentsOf: bundled(file))
        for tag in whole.tags {
            let range = try #require(whole.table(tag)?.range)
            // Nobody reads the version of `head`.
            let font = try edited(file) { $0.bytes[tag == "head" ? range.lowerBound : range.upperBound - 1] ^= 1 }
            #expect(try damage(of: font) == .checksum(table: tag))
        }
    }

    /// Some fonts count the field for the sum of the whole file in, though OpenType says that it counts as 0.
    @Test func aChecksumOfHeadMayHaveTheWholeTable() throws {
        let font = try edited(Self.roboto) { $0.writeChecksums(countsAdjustment: true) }
        #expect(try damage(of: font) == nil)
    }

    /// The checksums hold, and HarfBuzz cannot follow the offsets of the table.
    @Test(arguments: [
        (roboto, "GPOS"), (roboto, "GSUB"), (roboto, "GDEF"), (inter, "GSUB"), (arabic, "GPOS"), (arabic, "GDEF"),
    ])
    func aLayoutTableWithAWrongOffset(file: String, table: String) throws {
        // The list of scripts, or of the glyphs' classes, would begin after the end of the table.
        let font = try edited(file) { try $0.set(table, at: 4, to: 0xFFF0) }
        let found = try damage(of: font)
        #expect([.refused(table: table), .refusedInPart(table: table)].contains(found), "\(String(describing: found))")
    }

    /// HarfBuzz would use a part of the table, without the lookup that is not in it.
    @Test func aLookupOutsideOfItsTable() throws {
        let font = try edited(Self.arabic) { font in
            let start = try #require(font.table("GSUB")?.range.lowerBound)
            let lookups = Int(font.bytes[start + 8]) << 8 | Int(font.bytes[start + 9])
            try font.set("GSUB", at: lookups + 2, to: 0xFFFF)
        }
        #expect(try damage(of: font) == .refusedInPart(table: "GSUB"))
    }

    /// A variable font whose advances would be those of its standard instance.
    @Test func variationsOfAdvances() throws {
        let font = try edited(Self.inter) { try $0.set("HVAR", at: 4, to: 0x7FFF) }
        let found = try damage(of: font)
        #expect(found == .refused(table: "HVAR") || found == .refusedInPart(table: "HVAR"))
    }

    /// HarfBuzz takes a table of a version that it does not know for an empty one.
    @Test(arguments: ["GDEF", "GPOS", "GSUB"]) func aLayoutTableOfAnUnknownVersion(table: String) throws {
        let font = try edited(Self.roboto) { try $0.set(table, at: 0, to: 9) }
        #expect(try damage(of: font) == .wrongNumber(table: table))
    }

    @Test func advancesThatAreTooFew() throws {
        let short = try edited(Self.roboto) { try $0.shorten("hmtx", to: 400) }
        guard case .tooShort(table: "hmtx", bytes: 400, needed: let needed) = try damage(of: short) else {
            Issue.record("the advances are enough")
            return
        }
        #expect(needed > 4000)
        for count in [0, 0xFFFF] {
            let font = try edited(Self.roboto) { try $0.set("hhea", at: 34, to: count) }
            #expect(try damage(of: font) == .wrongNumber(table: "hhea"))
        }
    }

    @Test func outlinesThatAreNotThere() throws {
        let short = try edited(Self.roboto) { try $0.shorten("loca", to: 100) }
        guard case .tooShort(table: "loca", bytes: 100, needed: _) = try damage(of: short) else {
            Issue.record("the offsets are enough")
            return
        }
        // The offset of the second glyph is after that of the third.
        let descending = try edited(Self.roboto) { try $0.set("loca", at: 4, to: 0x7FFF) }
        #expect(try damage(of: descending) == .wrongOffsets(table: "loca", into: "glyf"))
        let fewer = try edited(Self.roboto) { try $0.shorten("glyf", to: 1000) }
        #expect(try damage(of: fewer) == .wrongOffsets(table: "loca", into: "glyf"))
        let format = try edited(Self.roboto) { try $0.set("head", at: 50, to: 7) }
        #expect(try damage(of: format) == .wrongNumber(table: "head"))
    }

    @Test func charactersThatCannotBeRead() throws {
        let font = try edited(Self.roboto) { try $0.set("cmap", at: 2, to: 0) }
        #expect(try damage(of: font) == .noCharacters)
    }

    @Test(arguments: ["cmap", "head", "hhea", "hmtx"]) func aTableThatIsNotThere(tag: String) throws {
        // The list stays sorted.
        let font = try edited(Self.roboto) { try $0.rename(tag, to: String(tag.dropLast()) + "!") }
        #expect(try damage(of: font) == .missing(table: tag))
    }

    /// HarfBuzz would measure without kerning, ligatures, variations or the font's own line height, and not say so.
    @Test(arguments: [
        (roboto, "GSUB", "GSUC"), (roboto, "GPOS", "GPOT"), (roboto, "GDEF", "GDEG"), (roboto, "OS/2", "OS/3"),
        (roboto, "name", "namf"), (inter, "HVAR", "HVAS"), (inter, "fvar", "fvas"), (inter, "gvar", "gvas"),
    ])
    func aTableWhoseNameHasChanged(file: String, table: String, name: String) throws {
        var font = try edited(file) { try $0.rename(table, to: name) }
        #expect(try damage(of: font) == .renamed(table: table, to: name))
        // A font of right sums was made like that: its tables are its maker's affair.
        font.writeSumOfFile()
        #expect(try damage(of: font) == nil)
    }

    /// HarfBuzz takes one of them.
    @Test func twoTablesOfOneName() throws {
        let font = try edited(Self.roboto) { try $0.rename("post", to: "name") }
        #expect(try damage(of: font) == .misplaced(table: "name"))
    }

    /// Tables may share bytes; a list of thousands that all are the whole file would take for ever to add up.
    @Test(.timeLimit(.minutes(1))) func manyTablesInTheSamePlace() throws {
        let count = 4000
        var font = try EditedFont(contentsOf: bundled(Self.roboto))
        font.bytes = Array(repeating: 0, count: 12 + 16 * count) + font.bytes
        font.set(0, to: 0x0001_0000)
        font.set(4, to: count, size: 2)
        for place in 0..<count {
            let record = 12 + 16 * place
            font.set(record, to: 0x2121_0000 + place)
            font.set(record + 8, to: place)
            font.set(record + 12, to: font.bytes.count - place)
        }
        let found = try damage(of: font)
        #expect(found == .overlapping || found == .checksum(table: "!!\0\0"), "\(String(describing: found))")
    }

    /// Whatever has changed and has right checksums, a font is refused or can be measured with.
    @Test func randomChangesWithRightChecksums() throws {
        var generator = Generator(state: 12)
        var opened = 0
        for name in [Self.roboto, Self.arabic, "Noto/NotoSansDevanagari-Regular.ttf"] {
            let whole = try EditedFont(contentsOf: bundled(name))
            for round in 0..<12 {
                var font = whole
                for _ in 0..<(round < 6 ? 1 : 20) {
                    let place = Int.random(in: 0..<font.bytes.count, using: &generator)
                    font.bytes[place] = .random(in: 0...255, using: &generator)
                }
                if whole.bytes.prefix(1000) == font.bytes.prefix(1000) { font.writeChecksums() }
                let path = try font.write()
                defer { try? FileManager.default.removeItem(atPath: path) }
                guard let collection = try? FontCollection(files: [FontSource(path: path)], directories: []) else {
                    continue
                }
                opened += 1
                let session = TextSession(fonts: collection)
                for glyph in session.inspect("Settings إعدادات सेटिंग्स").runs.flatMap(\.glyphs) {
                    _ = session.inkBox(of: UInt32(glyph.id), in: session.defaultFont(of: collection.faces[0]))
                }
            }
        }
        #expect(opened > 0)
    }

    /// The machine's fonts are not the project's to repair: one that is not whole is left out, and named.
    @Test func aDamagedSystemFontIsSkipped() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try Data(contentsOf: bundled(Self.roboto))
        try data.prefix(40_000).write(to: folder.appendingPathComponent("Cut.ttf"))
        try data.write(to: folder.appendingPathComponent("Whole.ttf"))
        let collection = try FontCollection(files: [], directories: [folder.path])
        #expect(collection.families == ["Roboto"])
        #expect(collection.skipped.count == 1 && "\(collection.skipped)".contains("Cut.ttf"))
    }
}
