internal import Projects

/// What two processes must have alike to take a part of a plan for the same: both have read the same files, and have made
/// the same parts.
struct PlanFingerprint: Codable, Equatable {
    private let plan: String
    private let files: [CheckInput]

    /// O(bytes of the files), which are read once more.
    init(_ plan: CheckPlan, of project: Project, options: CheckOptions) {
        self.plan = plan.digest
        // The executable is one and the same.
        var project = project
        project.program = nil
        files = project.inputs(options)
    }
}
