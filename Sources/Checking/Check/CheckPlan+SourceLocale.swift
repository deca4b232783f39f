package import Projects

extension CheckPlan {
    /// The plan with the source locale, for comparison, even where a filter leaves it out.
    package static func withSourceLocale(of project: Project, options: CheckOptions) throws -> CheckPlan {
        let plan = try CheckPlan(project, options: options)
        guard !options.locales.isEmpty, !options.locales.contains(plan.sourceLocale) else { return plan }
        var wider = options
        wider.locales.append(plan.sourceLocale)
        // A project that does not check its source locale has no picture of it.
        return (try? CheckPlan(project, options: wider)) ?? plan
    }
}
