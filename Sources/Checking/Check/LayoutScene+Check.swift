public import Checks
public import Frames
public import Projects
public import Scenes

extension LayoutScene {
    /// Checks the scene in every environment of a matrix, as `galley check` checks a project: the same rules, findings
    /// in groups, and a summary.
    ///
    ///     let result = try LayoutScene("Voting buttons", catalog: catalog) { VotingButtons() }
    ///         .check(in: .matrix(locales: ["de", "fi"], textSizes: [.large, .accessibility3], widths: [320, 393]))
    ///     #expect(result.findings.isEmpty)
    ///
    /// - Parameters:
    ///   - matrix: By default every locale of the catalogs, the platform's usual text sizes, and a width of 375 points.
    ///   - platform: The platform whose conventions apply.
    ///   - rules: Which rules run, and with which severities.
    /// - Throws: `InputError` for a locale that no catalog has and for a font that cannot be used, `MainActorBlocked`
    ///   where a view that is being evaluated waits for the calling thread. O(cells).
    public func check(
        in matrix: Matrix = Matrix(), platform: Platform = .ios, rules: RuleSet = RuleSet(),
        options: CheckOptions = CheckOptions()
    ) throws -> CheckResult {
        try Project(scenes: [self], in: matrix, platform: platform, rules: rules).check(options)
    }
}
