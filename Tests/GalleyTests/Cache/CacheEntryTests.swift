import Basics
import Foundation
import Galley
import Testing

/// What is in the folder of a cache decides nothing but how long a check takes.
@MainActor @Suite(.serialized) struct CacheEntryTests {
    /// How many bytes are before the digest of the content.
    static let headLength = "galley cache 1\n".utf8.count + 64

    /// Cut off, changed, of another entry, or no file at all: as if it were not there.
    @Test func aDamagedEntryIsMadeAgain() throws {
        let cached = try CachedProject(ProjectCopy(of: "Words"))
        let fresh = cached.report()
        let whole = try cached.entries.map { try Data(contentsOf: $0) }
        try #require(whole.count > 3 && cached.report(cached: false) == fresh)
        let harms: [(Data, Int) -> Data?] = [
            { data, _ in data.prefix(data.count / 2) }, { _, _ in Data() }, { data, _ in data + [0] },
            { data, number in
                var data = data
                data[data.count * (number + 1) / (whole.count + 2)] ^= 1
                return data
            },
            { _, number in whole[(number + 1) % whole.count] }, { _, _ in nil },
        ]
        for harm in harms {
            for (number, entry) in cached.entries.enumerated() {
                try FileManager.default.removeItem(at: entry)
                if let harmed = harm(whole[number], number) {
                    try harmed.write(to: entry)
                } else {
                    // Nothing waits for a pipe.
                    try #require(mkfifo(entry.path, 0o600) == 0)
                }
            }
            #expect(cached.report() == fresh)
            for (number, entry) in cached.entries.enumerated() {
                guard let data = FileManager.default.contents(atPath: entry.path), !data.isEmpty else { continue }
                #expect(data.prefix(Self.headLength) == whole[number].prefix(Self.headLength))
                let content = data.dropFirst(Self.headLength + 64)
                #expect(data.dropFirst(Self.headLength).starts(with: SHA256.digits(content).utf8))
            }
            for (entry, data) in zip(cached.entries, whole) {
                try FileManager.default.removeItem(at: entry)
                try data.write(to: entry)
            }
        }
    }

    /// An entry is a plain file: what a link leads to is not read, whatever it says.
    @Test func aLinkIsNoEntry() throws {
        let cached = try CachedProject(ProjectCopy(of: "Words"))
        let fresh = cached.report()
        let entries = cached.entries
        let whole = try entries.map { try Data(contentsOf: $0) }
        let elsewhere = try ProjectCopy(["note": ""])
        // Each entry says what one of them says, with correct digests.
        func forged(_ number: Int, as other: Data) -> Data {
            let content = other.dropFirst(Self.headLength + 64)
            return whole[number].prefix(Self.headLength) + SHA256.digits(content).utf8 + content
        }
        let lie = try #require(
            try whole.first { other in
                for (number, entry) in entries.enumerated() { try forged(number, as: other).write(to: entry) }
                return cached.report() != fresh
            })
        for (number, entry) in entries.enumerated() {
            let file = elsewhere.folder.appending(path: "\(number)")
            try forged(number, as: lie).write(to: file)
            try FileManager.default.removeItem(at: entry)
            try FileManager.default.createSymbolicLink(at: entry, withDestinationURL: file)
        }
        #expect(cached.report() == fresh)
    }

    /// Decoding any bytes with a correct digest does no harm. What they say is believed, as the documentation says: who can
    /// write to the folder decides what is found.
    @Test func anEntryThatLiesIsBelieved() throws {
        let cached = try CachedProject(ProjectCopy(of: "Words"))
        let fresh = cached.report()
        var random = SplitMix(state: 5)
        let whole = try cached.entries.map { try Data(contentsOf: $0) }
        let start = Self.headLength
        for _ in 0..<40 {
            for (entry, data) in zip(cached.entries, whole) {
                var content = [UInt8](data.dropFirst(start + 64))
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    content[Int.random(in: 0..<content.count, using: &random)] = UInt8.random(
                        in: 0...255, using: &random)
                }
                try (data.prefix(start) + SHA256.digits(content).utf8 + content).write(to: entry)
            }
            _ = cached.report()
        }
        // What one part has, as if it were that of every part.
        let reports = try whole.map { other in
            let content = other.dropFirst(start + 64)
            for (entry, data) in zip(cached.entries, whole) {
                try (data.prefix(start) + SHA256.digits(content).utf8 + content).write(to: entry)
            }
            return cached.report()
        }
        #expect(reports.contains { $0 != fresh })
    }

    @Test func anotherBuildReadsNothing() throws {
        let cached = try CachedProject(ProjectCopy(of: "Words"))
        _ = cached.report()
        let first = cached.entries.count
        _ = cached.report()
        #expect(cached.entries.count == first)
        _ = cached.report(build: "another")
        #expect(cached.entries.count == 2 * first)
    }

    /// One text of one language is laid out again in that language alone.
    @Test func onlyWhatDependsOnAChangeIsDoneAgain() throws {
        let cached = try CachedProject(ProjectCopy(of: "PetVote"))
        _ = cached.report()
        let before = Set(cached.entries)
        let catalog = try cached.copy.text(of: "Localizable.xcstrings")
        let german = try #require(catalog.firstRange(of: "Katze"))
        try cached.copy.write(catalog.replacingCharacters(in: german, with: "Katzen"), to: "Localizable.xcstrings")
        #expect(cached.report() == cached.report(cached: false))
        let added = Set(cached.entries).subtracting(before)
        // PetVote and Tie in German.
        #expect(added.count == 2, "\(added.count) of \(before.count)")
    }
}
