import Foundation
import Galley
import Testing

/// Whatever is changed in whatever order, a check with a cache reports what one without reports.
@MainActor @Suite(.serialized) struct CacheLawTests {
    @Test(arguments: [1, 2, 3, 4]) func changesThatPeopleMake(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var project = WatchedProject()
        let cached = try CachedProject(ProjectCopy(project.files))
        for _ in 0..<15 {
            let before = project
            project.change(&random)
            try project.put(in: cached.copy, before: before)
            expectNoDifference(cached, options(&random), "\(before.files)\n\(project.files)")
        }
    }

    /// Any characters of any file: most changes leave a project that can be read, others an error.
    @Test(arguments: [
        "PetVote", "Toolbar", "Words", "Faults", "Web", "Android", "Tags", "Flutter", "Gettext", "Faces",
    ])
    func changesByChance(sample: String) throws {
        var random = SplitMix(state: UInt64(sample.utf8.reduce(0) { $0 * 31 + Int($1) }))
        let cached = try CachedProject(ProjectCopy(of: sample))
        let files = try FileManager.default.subpathsOfDirectory(atPath: cached.copy.folder.path).sorted()
            .filter { ["yml", "xcstrings", "xml", "json", "po", "arb"].contains(($0 as NSString).pathExtension) }
            .filter { !$0.contains(".reports") && !$0.hasSuffix(".svg") }
        try #require(files.count > 1)
        var readable = 0
        for _ in 0..<14 {
            guard let file = files.randomElement(using: &random) else { continue }
            let text = try cached.copy.text(of: file)
            let changed = change(text, &random)
            try cached.copy.write(changed, to: file)
            if expectNoDifference(cached, options(&random), file) {
                readable += 1
            } else {
                try cached.copy.write(text, to: file)
            }
        }
        #expect(readable > 0)
    }

    /// The same for comparing with recordings, which are changed like the rest.
    @Test(arguments: ["PetVote", "Toolbar", "Tags"]) func recordingsThatChange(sample: String) throws {
        var random = SplitMix(state: UInt64(sample.utf8.count))
        let cached = try CachedProject(ProjectCopy(of: sample))
        let files = try FileManager.default.subpathsOfDirectory(atPath: cached.copy.folder.path).sorted()
            .filter { ["yml", "xcstrings", "txt"].contains(($0 as NSString).pathExtension) }
        #expect(cached.verification() == cached.verification(cached: false))
        #expect(!cached.verification().contains("-view") && !cached.entries.isEmpty)
        // What is known is read, and not laid out again: another part's result in an entry shows.
        let (fresh, entry) = (cached.verification(), try #require(cached.entries.first))
        let (whole, other) = (
            try Data(contentsOf: entry), try Data(contentsOf: cached.entries[cached.entries.count - 1])
        )
        try (whole.prefix(CacheEntryTests.headLength) + other.dropFirst(CacheEntryTests.headLength)).write(to: entry)
        #expect(cached.verification() != fresh)
        try whole.write(to: entry)
        var differing = 0
        for number in 0..<16 {
            guard let file = files.randomElement(using: &random) else { continue }
            let text = try cached.copy.text(of: file)
            try cached.copy.write(change(text, &random), to: file)
            let fresh = cached.verification(cached: false)
            #expect(cached.verification() == fresh, "\(file)")
            if fresh.contains("-view") { differing += 1 }
            // Half of the changes are taken back, so that what was known is asked for again.
            if number.isMultiple(of: 2) || !fresh.hasPrefix("{") { try cached.copy.write(text, to: file) }
            #expect(cached.verification() == cached.verification(cached: false), "\(file)")
        }
        #expect(differing > 0)
    }

    @Test func fontsAndTheBaseline() throws {
        let cached = try CachedProject(ProjectCopy(of: "Toolbar"))
        let fonts = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts")
        try cached.copy.write(
            cached.copy.text(of: "galley.yml")
                + "\nfonts: [{ file: Brand.ttf, default: true }]\nbaseline: known.json\n",
            to: "galley.yml")
        let known = cached.copy.folder.appending(path: "known.json")
        try BaselineFile.write(CheckResult(merging: []), to: known)
        var reports: Set<String> = []
        for font in ["Roboto/Roboto-Regular.ttf", "Noto/NotoSans-Regular.ttf", "Roboto/Roboto-Regular.ttf"] {
            let place = cached.copy.folder.appending(path: "Brand.ttf")
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.copyItem(at: fonts.appending(path: font), to: place)
            #expect(expectNoDifference(cached, CheckOptions(), font))
            reports.insert(cached.report())
        }
        #expect(reports.count == 2)
        let before = cached.entries.count
        try BaselineFile.write(cached.copy.check { $0.ignoresBaseline = true }, to: known)
        #expect(expectNoDifference(cached, CheckOptions(), "known.json"))
        #expect(cached.entries.count == before)
    }

    // MARK: Helpers

    /// Returns whether the project can be read.
    @discardableResult
    private func expectNoDifference(_ cached: CachedProject, _ options: CheckOptions, _ about: String) -> Bool {
        let fresh = cached.report(cached: false, options)
        #expect(cached.report(options) == fresh, "\(about)")
        return fresh.hasPrefix("{")
    }

    private func options(_ random: inout SplitMix) -> CheckOptions {
        var options = CheckOptions()
        options.isDifferential = Int.random(in: 0..<4, using: &random) == 0
        options.isSelfTest = Int.random(in: 0..<6, using: &random) == 0
        if Int.random(in: 0..<4, using: &random) == 0 { options.locales = ["de"] }
        if Int.random(in: 0..<4, using: &random) == 0 { options.textSizes = [.large] }
        options.workers = Bool.random(using: &random) ? 1 : nil
        return options
    }

    private func change(_ text: String, _ random: inout SplitMix) -> String {
        var characters = Array(text)
        let letters = characters.indices.filter { characters[$0].isLetter || characters[$0].isNumber }
        guard let place = letters.randomElement(using: &random) else { return text }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: characters.insert("\n", at: characters.firstIndex(of: "\n") ?? 0)
        case 1: characters.remove(at: place)
        case 2: characters[place] = "W"
        case 3:
            if let digit = letters.filter({ characters[$0].isNumber }).randomElement(using: &random) {
                characters[digit] = "1"
            }
        default: characters.insert(contentsOf: "mW", at: place)
        }
        return String(characters)
    }
}
