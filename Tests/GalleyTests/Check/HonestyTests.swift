import Galley
import Testing

/// A check that would silently check nothing, or less than its author thinks, says so.
@Suite struct HonestyTests {
    @Test(arguments: SampleTests.names) func withTextsThreeTimesAsLongEverySampleFails(name: String) throws {
        #expect(try ProjectCopy(of: name).check { $0.isSelfTest = true }.fails())
    }

    @Test func aSceneWithoutTextIsReported() throws {
        let copy = try ProjectCopy(of: "Words")
        try copy.write("scene: Dot\nview: Circle\n", to: "Dot.yml")
        try copy.replace("[Words.yml]", with: "[Words.yml, Dot.yml]", in: "galley.yml")
        guard case .sceneWithoutText(let scene, _) = try #require(try copy.check().notices.first) else {
            Issue.record("no notice")
            return
        }
        #expect(scene == "Dot")
    }

    /// What another project recorded of a scene that it has beside this one's is not this one's to remove.
    @Test func pruningLeavesTheRecordingsOfOtherScenes() throws {
        let copy = try ProjectCopy(of: "Words")
        try copy.write("scene: Dot\nview: Circle\n", to: "Dot.yml")
        for name in ["Dot", "Gone"] {
            try copy.write("\(name): en, large, ios\n", to: "\(name).reports/en.txt")
            try copy.write(try copy.text(of: "Words.reports/versions.txt"), to: "\(name).reports/versions.txt")
        }
        let pruned = try copy.project().pruneRecordings().map(\.name)
        #expect(pruned.count == 2 && pruned.allSatisfy { $0.contains("Gone.reports/") })
        #expect(try copy.text(of: "Dot.reports/en.txt") == "Dot: en, large, ios\n")
    }

    @Test func nothingMeasuredIsTold() throws {
        let copy = try ProjectCopy(["galley.yml": "scenes: [Dot.yml]", "Dot.yml": "view: Circle"])
        #expect(try copy.check().measuredNothing)
    }

    /// Each is found on reading the project or on checking it, before anything is measured.
    @Test(arguments: [
        (
            "locales: all", "locales: [de, dee]",
            #"4:15: error: there is no locale in the catalogs "dee"; did you mean "de"?"#
        ),
        ("refresh.*", "refrsh.*", #"8:5: error: no key of the catalogs matches "refrsh.*"; did you mean "refresh.*"?"#),
        (
            "[Localizable.xcstrings]", "[Localisable.xcstrings]",
            #"2:11: error: strings: no file matches "Localisable.xcstrings"; did you mean "Localizable.xcstrings"?"#
        ),
        (
            "platform: ios", "arguments: { welcom.name: [A] }",
            #"3:14: error: there is no key in the catalogs "welcom.name"; did you mean "welcome.name"?"#
        ),
        (
            "platform: ios", "baseline: Localizable.xcstring",
            #"3:11: error: there is no file "Localizable.xcstring"; did you mean "Localizable.xcstrings"?"#
        ),
        (
            "platform: ios", "rules: { overlop: off }",
            #"3:10: error: there is no rule "overlop"; did you mean "overlap"?"#
        ),
        (
            "platform: ios", "platfrm: ios",
            #"3:1: error: there is no key in galley.yml "platfrm"; did you mean "platform"?"#
        ),
        (
            "[large, xxxLarge]", "[large, xxxLarg]",
            #"5:20: error: there is no text size "xxxLarg"; did you mean "xxxLarge"?"#
        ),
        ("truncates", "truncate", #"11:5: error: there is no key in labels "truncate"; did you mean "truncates"?"#),
    ])
    func aMisspeltNameHasItsPlaceAndTheNearestOne(old: String, new: String, message: String) throws {
        let copy = try ProjectCopy(of: "Faults")
        try copy.replace(old, with: new, in: "galley.yml")
        let error = #expect(throws: InputError.self) { try copy.check() }
        #expect(error?.description.hasSuffix("galley.yml:\(message)") == true, "\(error?.description ?? "")")
        #expect(error?.line == Int(message.prefix { $0 != ":" }), "\(error?.description ?? "")")
        #expect(error?.kind == .configuration)
    }
}
