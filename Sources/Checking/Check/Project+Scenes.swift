public import Checks
internal import Foundation
public import Projects
public import Scenes

extension Project {
    /// Checks scenes in Swift by the nearest `galley.yml`, as `find(at:scenes:)` takes it.
    ///
    ///     let result = try Project.check(scenes: [LayoutScene("Voting buttons") { VotingButtons() }])
    ///     #expect(result.findings.isEmpty)
    ///
    /// - Throws: What `find(at:scenes:)` and `check` throw.
    public static func check(
        scenes: [LayoutScene], at path: String = ".", options: CheckOptions = CheckOptions()
    ) throws -> CheckResult {
        try find(at: path, scenes: scenes).check(options)
    }
}
