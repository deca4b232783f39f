import Foundation
import Labels
import Testing

@Suite struct WildcardTests {
    /// A character is what people see as one, however it is composed and however many scalars it takes.
    @Test(arguments: [
        ("gr?n", "grün"), ("gr?n", "gru\u{308}n"), ("grün", "gru\u{308}n"), ("?", "👨‍👩‍👧"), ("?.ok", "🇩🇪.ok"), ("??", "ไข"),
        ("[à-ü]b", "äb"), ("*", ""), ("a*", "a"), ("*.title", "home.title"), ("a*b*c", "aXbYbZc"), ("[!a-c]x", "dx"),
        ("[^a-c]x", "dx"), ("[]]", "]"), ("[a-]", "-"), ("tabs\\[?]", "tabs[0]"), ("a\\*", "a*"), ("[ab", "[ab"),
        ("[", "["),
        ("*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 400) + "b"), ("a/*", "a/b/c"), ("[\\]]", "]"),
        ("\\", "\\"),
    ])
    func whatFits(pattern: String, name: String) {
        #expect(Wildcard.matches(name, pattern))
    }

    @Test(arguments: [
        ("gr?n", "grn"), ("gr??n", "grün"), ("?", ""), ("?", "ab"), ("a*", "ba"), ("[a-z]", "ä"), ("[z-a]", "m"),
        ("[!a-c]x", "bx"), ("a\\*", "ab"), ("[ab", "a"), ("", "a"), ("*b", "bc"), ("[]", "]"),
        ("*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 400)),
    ])
    func whatDoesNotFit(pattern: String, name: String) {
        #expect(!Wildcard.matches(name, pattern))
    }
}

@Suite struct FilePatternTests {
    /// The paths that a pattern names in a folder with some files.
    private func paths(_ pattern: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-[x]-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in [
            "grün.yml", "gru\u{308}n2.yml", "a/en.json", "a-b/en.json", "a/de.json", ".hidden/en.json", "{x}.yml",
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let root = folder.standardizedFileURL.path
        return InputFile.matching(pattern, in: folder).map {
            String($0.standardizedFileURL.path.dropFirst(root.count + 1)).precomposedStringWithCanonicalMapping
        }
    }

    @Test func namesAreMatchedByCharacter() throws {
        #expect(try paths("gr?n.yml") == ["grün.yml"])
        #expect(try paths("gr?n?.yml") == ["grün2.yml"])
    }

    @Test func foldersBracesAndHiddenNames() throws {
        #expect(try paths("*/en.json") == ["a-b/en.json", "a/en.json"])
        #expect(try paths(".*/en.json") == [".hidden/en.json"])
        #expect(try paths("a/{en,de,fr}.json") == ["a/en.json", "a/de.json"])
        #expect(try paths("{a,a-{b,c}}/[de]?.json") == ["a/de.json", "a/en.json", "a-b/en.json"])
        #expect(try paths("{x}.yml") == ["{x}.yml"])
        #expect(try paths("\\{x\\}.y?l") == ["{x}.yml"])
        #expect(try paths("a/en.json/*") == [])
        #expect(try paths("none/*") == [])
    }
}
