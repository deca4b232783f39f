import Catalogs
import Testing

@testable import Rooms

/// Zip archives, whole and hostile.
@Suite struct ZipArchiveTests {
    private static func archive() -> ZipBytes {
        var zip = ZipBytes()
        zip.add("manifest.json", "{ \"version\": 1 }", isPacked: false)
        zip.add("files/größe.json", String(repeating: "0123456789", count: 200))
        zip.add("empty", "")
        return zip
    }

    private func texts(_ bytes: [UInt8]) throws(CatalogError) -> [String: String] {
        var archive = try ZipArchive(bytes, file: "a.zip")
        var texts: [String: String] = [:]
        for entry in archive.entries {
            texts[entry.name] = String(decoding: try archive.data(of: entry), as: UTF8.self)
        }
        return texts
    }

    private func message(_ bytes: [UInt8]) -> String? {
        do throws(CatalogError) {
            _ = try texts(bytes)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func storedAndPackedFiles() throws {
        for comment in ["", "made by hand", "PK\u{5}\u{6} is no end"] {
            let texts = try texts(Self.archive().bytes(comment: comment))
            #expect(texts.count == 3 && texts["manifest.json"] == "{ \"version\": 1 }" && texts["empty"] == "")
            #expect(texts["files/größe.json"]?.count == 2000)
        }
        #expect(try texts(ZipBytes().bytes()).isEmpty)
    }

    /// What is in the place of which numbers of the end, when there are more than fit (4.3.14).
    @Test func theLongFormOfTheEnd() throws {
        var bytes = Self.archive().bytes()
        let end = bytes.count - 22
        let directory = (0..<4).reduce(0) { $0 | Int(bytes[end + 16 + $1]) << (8 * $1) }
        let record =
            [0x50, 0x4B, 6, 6] + ZipBytes.number(44, 8) + ZipBytes.number(45, 2) + ZipBytes.number(45, 2)
            + [UInt8](repeating: 0, count: 8) + ZipBytes.number(3, 8) + ZipBytes.number(3, 8)
            + ZipBytes.number(end - directory, 8) + ZipBytes.number(directory, 8)
        let locator = [0x50, 0x4B, 6, 7] + ZipBytes.number(0, 4) + ZipBytes.number(end, 8) + ZipBytes.number(1, 4)
        var short = Array(bytes[end...])
        short.replaceSubrange(8..<20, with: [UInt8](repeating: 0xFF, count: 12))
        bytes = bytes[..<end] + record + locator + short
        #expect(try texts(bytes).count == 3)
        // Places that no file has.
        for place in [end + 39, end + 55, end + 56 + 15] {
            var damaged = bytes
            damaged[place] = 0xFF
            #expect(message(damaged) != nil)
        }
    }

    @Test func faults() {
        #expect(message(Array("{}".utf8)) == "a.zip: error: cannot be read: it is not a zip archive")
        let bytes = Self.archive().bytes()
        #expect(message(Array(bytes.dropLast(30)))?.contains("has no end; perhaps it is cut off") == true)
        // A byte of the stored text.
        var damaged = bytes
        damaged[30 + 13] = UInt8(ascii: "[")
        #expect(message(damaged) == "a.zip: error: cannot be read: 'manifest.json' in it is damaged")
    }

    /// A file that says that it is a thousand times as large as its bytes can make it is not unpacked.
    @Test func bombsAreRefused() throws {
        var bytes = Self.archive().bytes()
        let directory = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2] as [UInt8])?.lowerBound)
        bytes.replaceSubrange(directory + 24..<directory + 28, with: ZipBytes.number(60 << 20, 4))
        #expect(message(bytes)?.contains("says that it is larger than it can be") == true)
        bytes.replaceSubrange(directory + 24..<directory + 28, with: ZipBytes.number(65 << 20, 4))
        #expect(message(bytes)?.contains("' in it is larger than 64 MB") == true)
        var archive = try ZipArchive(Self.archive().bytes(), file: "a.zip", limit: 3000)
        let file = archive.entries[1]
        _ = try archive.data(of: file)
        // The same file twice is more than the limit of all.
        let error = try #require(throws: CatalogError.self) { try archive.data(of: file) }
        #expect(error.message == "cannot be read: the files in it are larger than 3000 bytes in all")
    }

    @Test func everyPrefixIsRefused() {
        let bytes = Self.archive().bytes()
        for end in 0..<bytes.count { #expect(message(Array(bytes[..<end])) != nil) }
    }

    /// Whatever a byte says, there are the files or an error.
    @Test func everyByteMayBeWrong() {
        let bytes = Self.archive().bytes()
        for place in bytes.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var damaged = bytes
                damaged[place] = value
                _ = message(damaged)
            }
        }
    }
}
