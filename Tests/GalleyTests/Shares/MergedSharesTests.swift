import Checking
import Foundation
import Labels
import Projects
import Testing

@testable import Galley

/// Only shares that belong together are merged; each fault is one message that says which file is wrong.
@Suite struct MergedSharesTests {
    @Test func aMissingShareIsNamed() throws {
        var shares = try Self.shares(count: 4)
        shares.removeAll { $0.file == "2.json" }
        #expect(Self.message(shares) == "error: share 2 of 4 is missing")
        shares.removeAll { $0.file == "4.json" }
        #expect(Self.message(shares) == "error: shares 2, 4 of 4 are missing")
    }

    @Test func aDoubledShareIsNamed() throws {
        var shares = try Self.shares(count: 2)
        shares.append(("again.json", shares[0].result))
        #expect(Self.message(shares) == "again.json: error: this is share 2 of 2, and so is 2.json")
    }

    @Test func sharesOfOtherNumbersDoNotBelongTogether() throws {
        let shares = [try Self.shares(count: 3)[2], ("other.json", try Self.shares(count: 2)[0].result)]
        #expect(
            Self.message(shares) == "other.json: error: 1.json belongs to a run of 3 shares, this file to a run of 2")
    }

    @Test func anotherCatalogIsNamed() throws {
        let copy = try Self.copy()
        let first = try ShareTests.shares(of: copy.project(), count: 2)[1]
        try copy.write("a = \"Hallo Welt\";", to: "de.lproj/L.strings")
        let second = try ShareTests.shares(of: copy.project(), count: 2)[0]
        let message = try #require(Self.message([first, second]))
        #expect(
            message.hasPrefix("2.json: error: ")
                && message.hasSuffix("de.lproj/L.strings was a different file for this share than for 1.json"))
    }

    @Test func aFileThatOnlyTheFirstShareHasReadIsNamed() throws {
        let copy = try Self.copy()
        try copy.write("a = \"Salut\";", to: "fr.lproj/L.strings")
        let first = try ShareTests.shares(of: copy.project(), count: 2)[1]
        try FileManager.default.removeItem(at: copy.folder.appending(path: "fr.lproj"))
        let second = try ShareTests.shares(of: copy.project(), count: 2)[0]
        let message = try #require(Self.message([first, second]))
        #expect(message.hasSuffix("fr.lproj/L.strings was a different file for this share than for 1.json"))
    }

    @Test func otherOptionsAreNoticed() throws {
        let copy = try Self.copy()
        var options = CheckOptions()
        options.locales = ["de"]
        let first = try ShareTests.shares(of: copy.project(), count: 2)[1]
        let second = try ShareTests.shares(of: copy.project(), options, count: 2)[0]
        #expect(
            Self.message([first, second])
                == "2.json: error: the share was checked with different filters or options than for 1.json")
    }

    @Test func anotherConfigurationIsNoticed() throws {
        let copy = try Self.copy()
        var project = try copy.project()
        let first = try ShareTests.shares(of: project, count: 2)[1]
        project.modelsSystemFont = false
        let second = try ShareTests.shares(of: project, count: 2)[0]
        #expect(
            Self.message([first, second])
                == "2.json: error: the share was checked with a different configuration than for 1.json")
    }

    /// A share that was measured with another library, or that is a part of another plan, is none of this check.
    @Test(arguments: [
        (#""icu" : "[0-9.]+""#, #""icu" : "1.2""#, "the share was measured with ICU "),
        (#""plan" : "[0-9a-f]+""#, #""plan" : "0""#, "this share had different scenes than for "),
    ]) func anotherEngineOrPlanIsNoticed(pattern: String, other: String, message: String) throws {
        var shares = try Self.shares(count: 2)
        let before = try shares[1].result.json()
        let text = try before.replacing(Regex(pattern), with: other)
        try #require(text != before)
        let copy = try ProjectCopy(["share.json": text])
        shares[1].result = try ShareResult(contentsOf: copy.folder.appending(path: "share.json"))
        let said = try #require(Self.message(shares))
        #expect(said.hasPrefix("2.json: error: ") && said.contains(message), "\(said)")
    }

    @Test(arguments: ["", "{", "{}", "[]", "null", #"{"galley": "0.1.0", "shard": {"index": 9, "count": 8}}"#])
    func whatIsNoShareIsUnreadable(text: String) throws {
        let copy = try ProjectCopy(["share.json": text])
        let error = #expect(throws: InputError.self) {
            try ShareResult(contentsOf: copy.folder.appending(path: "share.json"))
        }
        #expect(error?.kind == .unreadable)
        #expect(error?.message == "this is not a file of galley check --shard, or it is damaged or cut off")
    }

    @Test func anotherVersionIsNamed() throws {
        let copy = try ProjectCopy(["share.json": #"{"galley": "9.9"}"#])
        let error = #expect(throws: InputError.self) {
            try ShareResult(contentsOf: copy.folder.appending(path: "share.json"))
        }
        #expect(error?.kind == .configuration)
        #expect(error?.message == "the share was checked by version 9.9 of galley, and this is \(galleyVersion)")
    }

    /// A share that is cut off anywhere, or of which a byte is another, is refused or merged, and nothing else happens.
    @Test func damagedSharesAreRefused() throws {
        let text = try Self.shares(count: 1)[0].result.json()
        let bytes = [UInt8](text.utf8)
        for length in stride(from: 0, to: bytes.count - 2, by: 101) {
            let copy = try ProjectCopy(["share.json": String(decoding: bytes[..<length], as: UTF8.self)])
            #expect(throws: InputError.self) { try ShareResult(contentsOf: copy.folder.appending(path: "share.json")) }
        }
        for index in stride(from: 0, to: bytes.count, by: 37) {
            var bytes = bytes
            bytes[index] = bytes[index] == UInt8(ascii: "A") ? UInt8(ascii: "z") : UInt8(ascii: "A")
            let copy = try ProjectCopy(["share.json": String(decoding: bytes, as: UTF8.self)])
            guard let share = try? ShareResult(contentsOf: copy.folder.appending(path: "share.json")) else { continue }
            _ = try? MergedShares([("share.json", share)]).results(ignoresBaseline: false)
        }
    }

    // MARK: Helpers

    private static func copy() throws -> ProjectCopy {
        try ProjectCopy([
            "galley.yml": "strings: [en.lproj/L.strings]\nsourceLocale: en\n"
                + "labels:\n  - { keys: a, maxWidth: 20, maxLines: 1 }\n",
            "en.lproj/L.strings": "a = \"Hello\";", "de.lproj/L.strings": "a = \"Hallo\";",
        ])
    }

    private static func shares(count: Int) throws -> [(file: String, result: ShareResult)] {
        try ShareTests.shares(of: copy().project(), count: count)
    }

    /// What is said of shares that do not belong together; nil where they do.
    private static func message(_ shares: [(file: String, result: ShareResult)]) -> String? {
        do {
            _ = try MergedShares(shares)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
