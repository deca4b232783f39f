import Foundation
import Testing

/// What a check writes where, and with which status it ends.
@Suite struct CheckOutputTests {
    @Test func severalFormatsGoToTheirFilesAtOnce() throws {
        let scratch = try ScratchFolder()
        let names = ["junit", "sarif", "gitlab", "checkstyle", "markdown", "html", "json", "ndjson", "github"]
        let formats = names.flatMap { ["--format", "\($0)=\(scratch.path)/\($0)"] }
        let run = try GalleyProcess(["check", "Samples/Faults", "--format", "text"] + formats)
        #expect(run.status == 1)
        #expect(run.output.contains("7 errors and 7 warnings"))
        #expect(try scratch.contents() == names.sorted())
        for name in names { #expect(try scratch.text(of: name).contains("truncated-text")) }
    }

    /// Two projects are one document, not two after each other.
    @Test func severalProjectsAreOneDocument() throws {
        let run = try GalleyProcess("check", "Samples/Toolbar", "Samples/Words", "Samples/Toolbar", "--format", "json")
        #expect(run.status == 1)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let summary = try #require(document["summary"] as? [String: Any])
        #expect(summary["scenes"] as? [String] == ["Toolbar", "Words"])
        #expect(summary["cells"] as? Int == 60 + 20)
        let alone = try GalleyProcess("check", "Samples/Toolbar", "--format", "json")
        let findings = try #require(try JSONSerialization.jsonObject(with: Data(alone.output.utf8)) as? [String: Any])
        #expect((document["findings"] as? [Any])?.count == (findings["findings"] as? [Any])?.count)
    }

    @Test(arguments: [
        (["--format", "text", "--format", "json"], "only one --format can go to standard output"),
        (["--format", "junit="], "--format junit= expects a file"),
        (["--format", "junit=a", "--format", "sarif=a"], "two formats have the same file"),
        (["--format", "junnit"], #"did you mean "junit"?"#),
        (["--fail-on", "off"], "Please provide one of 'warning' and 'error'"),
        (["--text-size", "AX9"], "AX9"), (["--key", "toolbar.cpy"], "did you mean \"toolbar.copy\"?"),
    ])
    func aMistakeInTheOptionsExitsWithTwo(options: [String], message: String) throws {
        let run = try GalleyProcess(["check", "Samples/Toolbar"] + options)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test func warningsFailOnlyWhenAskedTo() throws {
        let options = ["check", "Samples/Faults", "--locale", "ar", "--scene", "Profile"]
        #expect(try GalleyProcess(options).status == 0)
        #expect(try GalleyProcess(options + ["--fail-on", "warning"]).status == 1)
    }

    @Test(arguments: ["Faces", "Faults", "PetVote", "Tags", "Toolbar", "Words"])
    func theSelfTestFailsOnEverySample(name: String) throws {
        #expect(try GalleyProcess("check", "Samples/\(name)", "--self-test").status == 1)
    }

    /// A budget that three times the text still fits is no budget.
    @Test func aCheckThatCannotFailIsToldSo() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        try scratch.replace("padding: 8", with: "lineLimit: 9", in: "Words.yml")
        try scratch.replace("[small, large]", with: "[xSmall]", in: "galley.yml")
        try scratch.replace("iPhone 16: 393, iPad: 744", with: "wall: 9000", in: "galley.yml")
        let run = try GalleyProcess("check", scratch.path, "--self-test")
        #expect(run.status == 2)
        #expect(run.error.contains("the check cannot fail"))
    }
}
