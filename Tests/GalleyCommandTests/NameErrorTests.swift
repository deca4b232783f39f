import Foundation
import Testing

/// An unknown name: the command names the one that was meant, or those there are.
@Suite struct NameErrorTests {
    @Test(arguments: [
        (["chekc"], #"error: there is no command "chekc"; did you mean "check"?"#),
        (["mesure", "Hund", "-o", "x"], #"error: there is no command "mesure"; did you mean "measure"?"#),
        (["baseline", "updat"], #"error: there is no command "updat"; did you mean "update"?"#),
        (["prof", "-o", "x"], #"error: there is no command "prof"; did you mean "proof"?"#),
        (["shcema", "scene"], #"error: there is no command "shcema"; did you mean "schema"?"#),
        (["help", "recrod"], #"error: there is no command "recrod"; did you mean "record"?"#),
        (
            ["baseline", "elephant"], #"error: there is no command "elephant"; expected update"#
        ),
        (
            ["measure", "a", "--platform", "andriod"],
            #"error: there is no platform "andriod"; did you mean "android"?"#
        ),
        (["layout", "S.yml", "--platform=macs"], #"error: there is no platform "macs"; did you mean "macos"?"#),
        (
            ["measure", "a", "--text-size", "large,xxxLrge"],
            #"error: there is no text size "xxxLrge"; did you mean "xxxLarge"?"#
        ),
        (
            ["check", "--fail-on", "warnin"],
            #"error: there is no severity that can fail "warnin"; did you mean "warning"?"#
        ),
        (["explain", "overlop"], #"error: there is no rule "overlop"; did you mean "overlap"?"#),
        (["fonts", "--font", "Intre"], #"error: there is no font family "Intre"; did you mean "Inter"?"#),
        (
            ["measure", "Hund", "--font", "Elephant", "--system-fonts"], #"error: there is no font family "Elephant"; "#
        ),
        (
            ["measure", "--catalog", "Samples/Toolbar/Localizable.xcstrings", "--key", "toolbar.cpoy"],
            #"error: there is no key in Localizable "toolbar.cpoy"; did you mean "toolbar.copy"?"#
        ),
        (
            ["measure", "--catalog", "Samples/Words/Localizable.xcstrings", "--key", "elephant"],
            #"error: there is no key in Localizable "elephant"; expected one of "#
        ),
        (
            ["check", "Samples/Toolbar", "--locale", "dee"],
            #"Samples/Toolbar/galley.yml: error: --locale dee matches nothing; did you mean "de"?"#
        ),
        (
            ["check", "Samples/Toolbar", "--scene", "elephant"],
            "Samples/Toolbar/galley.yml: error: --scene elephant matches nothing; expected Toolbar"
        ),
        (
            ["check", "Samples/Toolbar", "--width", "321"],
            #"Samples/Toolbar/galley.yml: error: --width 321 matches nothing; did you mean "320"?"#
        ),
        (
            ["check", "Samples/Toolbar", "--key", "elephant"],
            #"error: no key of the catalogs matches "elephant"; expected one of toolbar."#
        ),
    ])
    func aNameThatNothingBears(arguments: [String], message: String) throws {
        let run = try GalleyProcess(arguments)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.hasPrefix(message), "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1)
    }

    /// What is no command but an option, or asks for help, is left to the parser.
    @Test(arguments: [["--help"], ["help"], ["help", "check"], ["--version"], []]) func helpIsHelp(arguments: [String])
        throws
    {
        let run = try GalleyProcess(arguments)
        #expect(run.status == 0 && !run.output.isEmpty && run.error.isEmpty)
    }

    /// Names that a scene may use are all listed, and the page that describes them is named.
    @Test(arguments: [
        ("Elephant: 4", "there is no view \"Elephant\"; expected one of ", ["Text", "ViewThatFits", "AnyLayout"]),
        (
            "Text: { verbatim: a }\n  elephant: 4", "there is no modifier \"elephant\"; ",
            ["padding", "frame", "clipped"]
        ),
    ])
    func theNamesOfASceneAreListed(view: String, message: String, names: [String]) throws {
        let scene = try TemporaryFile("S.yml", "view:\n  \(view)\n")
        let run = try GalleyProcess("layout", scene.url.path)
        #expect(run.status == 2 && run.error.contains(message), "\(run.error)")
        let parts = run.error.dropLast().components(separatedBy: "; ")
        #expect(parts.last?.hasPrefix("galley schema scene --markdown describes every ") == true)
        let listed = parts.dropLast().last?.components(separatedBy: "expected one of ").last?.components(
            separatedBy: ", ")
        #expect(Set(listed ?? []).isSuperset(of: names))
    }

    /// A catalog may have more keys than a message holds.
    @Test func theCommandThatListsManyNamesIsNamed() throws {
        let keys = (0..<400).map { "\"label.\($0)\" = \"Hund\";" }.joined(separator: "\n")
        let catalog = try TemporaryFile("Localizable.strings", keys)
        let run = try GalleyProcess(
            "measure", "--catalog", catalog.url.path, "--key", "elephants?", "--source-locale", "de")
        #expect(run.status == 2)
        #expect(run.error.hasSuffix("; galley measure --catalog lists the 400 there are\n"), "\(run.error)")
    }

    @Test func aModifierThatIsGivenTwiceNamesTheCure() throws {
        let scene = try TemporaryFile(
            "S.yml", "view:\n  Text: { verbatim: a }\n  padding: 4\n  background: Color\n  padding: 8\n")
        let run = try GalleyProcess("layout", scene.url.path)
        #expect(run.status == 3)
        #expect(
            run.error.hasSuffix(
                "S.yml:3:3: error: the key \"padding\" appears twice in one mapping; to modify a view twice, put it with"
                    + " the first padding into a Group: and the second padding after that\n"), "\(run.error)")
        let cured = try TemporaryFile(
            "S.yml",
            "view:\n  Group:\n    - Text: { verbatim: a }\n      padding: 4\n      background: Color\n  padding: 8\n")
        #expect(try GalleyProcess("layout", cured.url.path).status == 0)
        let other = try TemporaryFile("S.yml", "scene: A\nscene: B\nview: Spacer\n")
        #expect(try GalleyProcess("layout", other.url.path).error.hasSuffix("appears twice in one mapping\n"))
    }

    /// SwiftUI's labels say the same as the axes.
    @Test(arguments: [
        ("{ horizontal: true }", "horizontal"), ("{ vertical: true }", "vertical"),
        ("{ horizontal: true, vertical: true }", "true"), ("{ horizontal: true, vertical: false }", "[horizontal]"),
    ])
    func fixedSizeHasSwiftUIsLabels(labels: String, axes: String) throws {
        func layout(_ value: String) throws -> String {
            let scene = try TemporaryFile(
                "S.yml",
                "view:\n  Text: { verbatim: one two three four }\n  fixedSize: \(value)\n  frame: { width: 60, height: 30 }\n"
            )
            let run = try GalleyProcess("layout", scene.url.path)
            #expect(run.status == 0, "\(run.error)")
            return run.output
        }
        #expect(try layout(labels) == layout(axes))
        #expect(try layout(labels) != layout("{ horizontal: false, vertical: false }"))
    }
}
