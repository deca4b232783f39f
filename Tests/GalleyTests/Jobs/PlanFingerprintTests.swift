import Projects
import Testing

@testable import Checking
@testable import Galley

/// A process that has read another project is given no part of it.
@Suite struct PlanFingerprintTests {
    private func fingerprint(of copy: ProjectCopy) throws -> PlanFingerprint {
        let project = try copy.project()
        return try PlanFingerprint(project.plan(CheckOptions()), of: project, options: CheckOptions())
    }

    /// The parts of the plan stay the same where a text has changed; what is found in them does not.
    @Test func aChangedTextIsAnotherProject() throws {
        let copy = try ProjectCopy([
            "galley.yml": "strings: [en.lproj/L.strings]\nscenes: [A.yml]\n",
            "A.yml": "scene: A\nview: { Text: a }\n", "en.lproj/L.strings": "a = \"Hello\";",
        ])
        let before = try fingerprint(of: copy)
        #expect(try fingerprint(of: copy) == before)
        try copy.write("a = \"Hello, world\";", to: "en.lproj/L.strings")
        #expect(try fingerprint(of: copy) != before)
    }

    @Test func otherTextSizesAreAnotherPlan() throws {
        let copy = try ProjectCopy([
            "galley.yml": "scenes: [A.yml]\n", "A.yml": "scene: A\nview: { Text: { verbatim: a } }\n",
        ])
        let project = try copy.project()
        var options = CheckOptions()
        let before = try PlanFingerprint(project.plan(options), of: project, options: options)
        options.textSizes = [try #require(project.matrix.textSizes.first)]
        #expect(try PlanFingerprint(project.plan(options), of: project, options: options) != before)
    }
}
