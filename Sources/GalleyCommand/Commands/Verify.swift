internal import ArgumentParser
internal import Galley

/// `verify`: compares scenes with their recordings.
struct Verify<P: Program>: ViewCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "verify",
            abstract: "Compare every scene with its recorded reports, and show which view moved by how much.",
            discussion: """
                A difference that locales, text sizes and widths share is reported once, with the largest change \
                first. \(P.name) explain describes each kind of difference, such as changed-view. The html format \
                draws the cells with the largest changes before and after.

                \(P.name) record rewrites the reports. If the versions of HarfBuzz, FreeType, ICU or Unicode have \
                changed since the recording, the report says so first; that alone is not a difference.

                Examples:
                  \(P.name) verify
                  \(P.name) verify --all
                  \(P.name) verify --format text --format html=moved.html
                  \(P.name) verify --format github --format junit=moved.xml
                  \(P.name) verify --cache ~/.cache/galley-check

                Exit status: 0 clean, 1 a scene differs, 2 wrong usage or configuration, or no scene to compare, 3 an \
                input that cannot be read, an output that cannot be written, or a check that did not finish.
                """)
    }

    @OptionGroup var projects: ProjectArguments<P>
    @OptionGroup var time: TimeLimitOptions
    @OptionGroup var caching: CacheOptions
    @OptionGroup var reporting: FindingsOutput

    var written: WrittenPaths {
        var written = reporting.written
        written.folders += [caching.place].compactMap(\.self)
        return written
    }

    func validate() throws { try reporting.refuseOneFileTwice(besides: nil) }

    func run() throws {
        let projects = try projects.projects()
        if let note = caching.note(on: projects) { StandardError.write("note: \(note)\n") }
        let results = try projects.map(verify)
        let result = results.count == 1 ? results[0] : CheckResult(merging: results)
        try reporting.write(result, fallbackFile: projects[0].file, engine: .current, to: reporting.output)
        if result.fails() { throw ExitStatus.findings }
    }

    private func verify(_ project: Project) throws -> CheckResult {
        let progress = ProgressBar()
        defer { progress.clear() }
        var result = try project.verify(cache: caching.cache(of: written)) { progress.show($0) }
        guard !result.summary.parts.isEmpty || !result.findings.isEmpty else {
            throw InputError(.configuration, "nothing was compared: there is no scene", file: project.file)
        }
        if reporting.wantsPictures { result.pictures = try project.comparedPictures(of: result) }
        return result
    }
}
