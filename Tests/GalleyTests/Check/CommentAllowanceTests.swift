import Foundation
import Frames
import Galley
import Testing

/// `galley:allow` in the comments of catalogs.
@Suite struct CommentAllowanceTests {
    private static let configuration = """
        strings: [res/values/strings.xml]
        platform: android
        locales: [en, de, fr]
        scales: [1, 1.3, 2]
        labels:
          - { keys: add, maxWidth: 60, maxLines: 1 }
        """

    /// A project whose key is too long in German and French.
    private static func copy(_ source: String = "", de: String = "", fr: String = "") throws -> ProjectCopy {
        func file(_ comment: String, _ text: String) -> String {
            "<resources>\n  <!-- \(comment) -->\n  <string name=\"add\">\(text)</string>\n</resources>\n"
        }
        return try ProjectCopy([
            "res/values/strings.xml": file(source, "Add"),
            "res/values-de/strings.xml": file(de, "Zur Wiedergabeliste hinzufügen"),
            "res/values-fr/strings.xml": file(fr, "Ajouter à la playlist"), "galley.yml": configuration,
        ])
    }

    @Test func aCommentOfTheSourceAllowsTheFindingInEachLocale() throws {
        let result = try Self.copy("Toolbar. galley:allow truncated-text: a tooltip has it").check()
        #expect(result.brief.isEmpty && result.notices.isEmpty)
        #expect(result.summary.allowed == 6)
        let allowance = try #require(result.allowances.first)
        #expect(allowance.reason == "a tooltip has it" && allowance.uses == 6 && result.allowances.count == 1)
        #expect(allowance.source?.line == 2 && allowance.source?.column == 30)
        #expect(TextFindings().render(result, options: ReportOptions()).contains("Not reported: 6 faults allowed."))
    }

    @Test func aCommentOfATranslationAllowsTheFindingThere() throws {
        let result = try Self.copy(de: "galley:allow truncated-text").check()
        #expect(result.brief == ["truncated-text add fr"])
        #expect(result.summary.allowed == 3 && result.notices.isEmpty)
    }

    /// Of other rules the findings stay, and an allowance without a finding is reported, but not where filters leave out a part.
    @Test func aCommentThatHidesNothingIsReported() throws {
        let copy = try Self.copy(fr: "galley:allow overlap")
        let result = try copy.check()
        #expect(result.brief == ["truncated-text add de", "truncated-text add fr"])
        #expect(
            result.notices.map(Prose.notice) == ["the comment of add allows overlap, which finds nothing there"])
        #expect(result.notices.compactMap(Prose.source).map { "\($0.line):\($0.column)" } == ["2:21"])
        #expect(try copy.check { $0.locales = ["fr"] }.notices.isEmpty)
    }

    @Test(arguments: [
        ("truncate-text", #"there is no rule "truncate-text"; did you mean "truncated-text"?"#),
        (
            "truncated-text it fades",
            #"galley:allow expects a comma, a colon or the end of the line after truncated-text, not "it fades""#
        ),
        (": why", "galley:allow expects a rule, as in galley:allow truncated-text: why it is intended"),
    ])
    func aRuleThatDoesNotExistIsAMistakeWithItsPlace(words: String, message: String) throws {
        let copy = try Self.copy(de: "galley:allow \(words)")
        let error = #expect(throws: InputError.self) { try copy.check() }
        #expect(error?.message == message)
        #expect(error?.file?.hasSuffix("values-de/strings.xml") == true)
        #expect(error?.line == 2 && error?.column == 21)
    }
}
