public import Galley
public import Testing

extension LayoutScene {
    /// Expects that a check of the scene in every environment of a matrix finds nothing.
    ///
    ///     @Test func votingButtonsFit() throws {
    ///         try LayoutScene("Voting buttons", catalog: catalog) { VotingButtons() }
    ///             .expectNoFindings(in: .matrix(locales: ["de", "fi"], widths: [320, 393]))
    ///     }
    ///
    /// Each finding becomes an issue of the running test, at the line of the view at fault, with a picture of the cell in
    /// which it is worst as an attachment (`swift test --attachments-path`). A check that measures no text is an issue too.
    ///
    /// - Parameters:
    ///   - matrix: By default every locale of the catalogs, the platform's usual text sizes, and a width of 375 points.
    ///   - platform: The platform whose conventions apply.
    ///   - rules: Which rules run, and how much each matters.
    ///   - severity: The severity from which findings fail the test. Those below it are warnings, which Swift Testing
    ///     has from Swift 6.3 on; before, they are left out.
    ///   - sourceLocation: The place of issues that belong to no view.
    /// - Returns: What the check found.
    /// - Throws: What `check(in:platform:rules:options:)` throws.
    @discardableResult
    public func expectNoFindings(
        in matrix: Matrix = Matrix(), platform: Platform = .ios, rules: RuleSet = RuleSet(),
        failOn severity: Severity = .error, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> CheckResult {
        try Project(scenes: [self], in: matrix, platform: platform, rules: rules)
            .expectNoFindings(failOn: severity, sourceLocation: sourceLocation)
    }
}

extension Project {
    /// Expects that a check of the project finds nothing, as `LayoutScene.expectNoFindings` does of a scene.
    ///
    ///     @Test func everythingFits() throws {
    ///         try Project.find(scenes: [LayoutScene("Voting buttons") { VotingButtons() }]).expectNoFindings()
    ///     }
    ///
    /// - Parameters:
    ///   - severity: The severity from which findings fail the test.
    ///   - sourceLocation: The place of issues that belong to no view.
    /// - Returns: What the check found.
    /// - Throws: What `check` throws.
    @discardableResult
    public func expectNoFindings(
        failOn severity: Severity = .error, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> CheckResult {
        let result = try check()
        if result.measuredNothing {
            Issue.record("nothing was measured: no scene shows a text of a catalog", sourceLocation: sourceLocation)
        }
        let issues = try FindingIssue.issues(of: result, in: self, failOn: severity, call: sourceLocation)
        for issue in issues { issue.record() }
        return result
    }
}
