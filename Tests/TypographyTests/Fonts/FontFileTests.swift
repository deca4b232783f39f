import BundledFonts
import Foundation
import Testing
import Typography

/// Font files: what is opened, what is refused, and with which words.
struct FontFileTests {
    private func bundled(_ path: String) throws -> URL { try BundledFonts.directory().appendingPathComponent(path) }

    private func temporary(_ data: Data, _ name: String) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())-\(name)")
        try data.write(to: url)
        return url.path
    }

    @Test func opensEveryBundledFont() throws {
        let collection = try FontCollection()
        #expect(collection.skipped.isEmpty)
        #expect(collection.families.contains("Inter") && collection.families.contains("Noto Sans CJK"))
        #expect(collection.faces.allSatisfy { $0.unitsPerEm > 0 && $0.glyphCount > 0 && !$0.family.isEmpty })
    }

    @Test func tellsAxesAndNames() throws {
        let inter = try #require(FontFace.open(path: bundled("Inter/Inter.var.ttf").path).first)
        #expect(inter.axes.map(\.tag).contains("wght"))
        #expect(inter.weights.contains(400) && inter.weights.contains(900))
        #expect(inter.name.hasPrefix("Inter "))
    }

    @Test func refusesWhatIsNoFont() throws {
        let path = try temporary(Data("Not a font, but a text of some length.".utf8), "Brand.ttf")
        #expect(throws: FontError.notAFont(path: path)) { try FontFace.open(path: path) }
        let empty = try temporary(Data(), "Empty.ttf")
        #expect(throws: FontError.self) { try FontFace.open(path: empty) }
        #expect(throws: FontError.unreadable(path: "/nowhere.ttf")) { try FontFace.open(path: "/nowhere.ttf") }
    }

    /// A collection (.ttc) gives one face for each font in it.
    @Test func opensCollections() throws {
        let first = try Data(contentsOf: bundled("Roboto/Roboto-Regular.ttf"))
        let path = try temporary(
            fontCollection(of: [first, try Data(contentsOf: bundled("Roboto/Roboto-Bold.ttf"))]), "x.ttc")
        let faces = try FontFace.open(path: path)
        #expect(faces.map(\.index) == [0, 1])
        #expect(faces.map(\.style) == ["Regular", "Bold"])
    }

    /// The fonts one after the other, with the offsets in their table directories moved.
    private func fontCollection(of fonts: [Data]) -> Data {
        func bytes(_ value: Int) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }
        func number(_ data: Data, _ offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        let headerSize = 12 + 4 * fonts.count
        var offsets: [Int] = []
        var body = Data()
        for font in fonts {
            let start = headerSize + body.count
            offsets.append(start)
            var moved = font
            let tableCount = Int(font[4]) << 8 | Int(font[5])
            for table in 0..<tableCount {
                let field = 12 + 16 * table + 8
                moved.replaceSubrange(field..<field + 4, with: bytes(number(font, field) + start))
            }
            body += moved + Data(count: (4 - moved.count % 4) % 4)
        }
        return Data("ttcf".utf8) + bytes(0x0001_0000) + bytes(fonts.count)
            + offsets.reduce(Data()) { $0 + bytes($1) } + body
    }

    /// A font cut short at any place is refused; nothing crashes or hangs.
    @Test func truncatedFonts() throws {
        var generator = Generator(state: 11)
        for file in try BundledFonts.files() where !file.lastPathComponent.contains("CJK") {
            let data = try Data(contentsOf: file)
            for _ in 0..<3 {
                // The last table may be followed by some bytes that fill it up.
                let length = Int.random(in: 0..<data.count - 4, using: &generator)
                let path = try temporary(data.prefix(length), "cut.ttf")
                defer { try? FileManager.default.removeItem(atPath: path) }
                #expect(throws: FontError.self, "\(file.lastPathComponent), \(length)") {
                    try FontFace.open(path: path)
                }
            }
        }
    }
}
