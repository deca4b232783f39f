import Galley
import Testing

/// A filter leaves a part of the matrix; one that leaves nothing is a mistake.
@Suite struct FilterTests {
    private func check(_ change: (inout CheckOptions) -> Void) throws -> CheckResult {
        try ProjectCopy(of: "Faults").check(change)
    }

    @Test func locales() throws {
        let result = try check { $0.locales = ["vi", "th"] }
        #expect(result.brief == ["clipped-text category.food vi", "missing-glyph price.free th"])
        #expect(result.summary.locales == ["th", "vi"])
    }

    @Test func textSizes() throws {
        let result = try check { $0.textSizes = [.large] }
        #expect(!result.brief.contains("truncated-text playlist.add de"))
        #expect(result.brief.contains("nothing-fits de"))
        #expect(Set(result.findings.flatMap(\.textSizes)) == [.large])
    }

    @Test func widths() throws {
        let result = try check { $0.widths = [393] }
        #expect(Set(result.findings.filter { $0.scene != "refresh.*" }.flatMap(\.screens).compactMap(\.width)) == [393])
    }

    @Test(arguments: ["Playlist", "Play*", "*TruncatedText.yml"]) func scenes(pattern: String) throws {
        #expect(try check { $0.scenes = [pattern] }.brief == ["truncated-text playlist.add de"])
    }

    @Test func keys() throws {
        let result = try check { $0.keys = ["refresh.*", "mail.inbox"] }
        #expect(
            result.brief == [
                "broken-word mail.inbox de", "too-many-characters refresh.background de",
                "too-many-lines refresh.background de",
            ])
    }

    /// What a filter hides is not taken for fixed, and an allowance that it leaves unused is not useless.
    @Test func aFilteredCheckDrawsNoConclusions() throws {
        #expect(try check { $0.locales = ["en"] }.notices.isEmpty)
    }

    @Test(
        arguments: [
            ("--locale", { @Sendable in $0.locales = ["xx"] }), ("--text-size", { $0.textSizes = [.accessibility5] }),
            ("--width", { $0.widths = [111] }), ("--scene", { $0.scenes = ["Nowhere"] }),
            ("no key", { $0.keys = ["nowhere"] }),
        ] as [(String, @Sendable (inout CheckOptions) -> Void)])
    func whatMatchesNothingIsAMistake(option: String, change: @Sendable (inout CheckOptions) -> Void) throws {
        let error = #expect(throws: InputError.self) { try check(change) }
        #expect(error?.kind == .configuration)
        #expect(error?.message.hasPrefix(option) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [1, 2, 7]) func theNumberOfWorkersChangesNothing(workers: Int) throws {
        let copy = try ProjectCopy(of: "Faults")
        try copy.replace(#"keys: "refresh.*""#, with: #"keys: "*""#, in: "galley.yml")
        var result = try copy.check { $0.workers = workers }
        var expected = try copy.check { $0.workers = 3 }
        (result.summary.duration, expected.summary.duration) = (nil, nil)
        #expect(result.findings == expected.findings)
        #expect(result.summary == expected.summary)
    }
}
