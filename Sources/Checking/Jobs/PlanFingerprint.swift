internal import Projects

/// What two processes compare to make sure that they have the same plan: both have read the same files, and have made
/// the same parts.
struct PlanFingerprint: Codable, Equatable {
    private let plan: String
    private let files: [CheckInput]

    /// O(bytes of the files), which are read again.
    init(_ plan: CheckPlan, of project: Project, options: CheckOptions) {
        self.plan = plan.digest
        // Both processes run the same executable.
        var project = project
        project.program = nil
        files = project.inputs(options)
    }
}
