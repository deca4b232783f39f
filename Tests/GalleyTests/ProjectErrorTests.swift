import Foundation
import Galley
import Testing

/// A mistake in `galley.yml` is an error with its place: a check that silently checks nothing is worth nothing.
@Suite struct ProjectErrorTests {
    @Test(arguments: [
        ("scens: [A.yml]", #"1:1: error: there is no key in galley.yml "scens"; did you mean "scenes"?"#),
        ("textSizes: [larg]", #"1:13: error: there is no text size "larg"; did you mean "large"?"#),
        (
            "rules: { truncated-txt: error }",
            #"1:10: error: there is no rule "truncated-txt"; did you mean "truncated-text"?"#
        ),
        (
            "rules: { tight-text: { severity: warning, margin: wide } }",
            #"1:51: error: margin expects a number of at least 0, or a percentage such as 5 %, not "wide""#
        ),
        (
            "rules: { tight-text: { margin: 4 } }",
            #"1:22: error: tight-text expects a key "severity": off, warning or error, not a mapping"#
        ),
        (
            "rules: { overflow: { severity: error, margin: 4 } }",
            #"1:39: error: there is no setting of overflow "margin"; expected severity"#
        ),
        ("rules: { overflow: eror }", #"1:20: error: there is no severity "eror"; did you mean "error"?"#),
        ("scenes: [Missing.yml]", #"1:10: error: scenes: no file matches "Missing.yml""#),
        (
            "metrics: { list.rowHight: 48 }",
            #"1:12: error: there is no metric "list.rowHight"; did you mean "list.rowHeight"?"#
        ),
        (
            "metrics: { list.rowHeight: tall }",
            #"1:28: error: list.rowHeight expects a number, not "tall""#
        ),
        (
            "sourceLocale: english",
            #"1:15: error: sourceLocale expects the BCP 47 tag of one language, such as en or pt-BR, not "english""#
        ),
        (
            "sourceLocal: en",
            #"1:1: error: there is no key in galley.yml "sourceLocal"; did you mean "sourceLocale"?"#
        ),
        ("locales: [d]", #"1:11: error: locales expects BCP 47 tags such as de or pt-BR, not "d""#),
        ("platform: io", #"1:11: error: there is no platform "io"; did you mean "ios"?"#),
        ("pseudolocales: [acented]", #"1:17: error: there is no pseudolocale "acented"; did you mean "accented"?"#),
        (
            "platform: android\ntextSizes: [AX3]",
            "2:12: error: textSizes expects platform ios (on android give scales), not a list"
        ),
        (
            "platform: macos\ntextSizes: [large, AX3]",
            #"2:20: error: textSizes expects large alone on macOS, which has no Dynamic Type, not "AX3""#
        ),
        (
            "platform: macos\nscales: [1, 2]",
            #"2:13: error: scales expects 1 alone on macOS, which has no Dynamic Type, not "2""#
        ),
    ])
    func aMistakeIsNamedWithItsPlace(text: String, message: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appending(path: "galley.yml"))
        let error = #expect(throws: InputError.self) { try Project.find(at: folder.path) }
        #expect(error?.description.hasSuffix("galley.yml:" + message) == true, "\(error?.description ?? "")")
        #expect(error?.kind == .configuration)
    }

    @Test func aFolderWithoutAProjectIsAnError() throws {
        let error = #expect(throws: InputError.self) { try Project.find(at: "/") }
        #expect(error?.kind == .configuration)
    }
}
