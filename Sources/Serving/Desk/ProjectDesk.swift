internal import Budgets
internal import Checking
internal import Labels
internal import Projects

/// The project that a service answers about, as its files are now.
///
/// What was made of it is kept until a file changes.
@MainActor
final class ProjectDesk {
    private var files: ProjectFiles
    private let options: CheckOptions
    private var known: Result<Project, any Error>?
    private var knownFits: TranslationFits?
    private var fonts: FontLibrary?
    /// When the files are looked at again.
    private var nextLook = ContinuousClock.now

    /// - Parameter read: Reads the project.
    init(_ options: CheckOptions = CheckOptions(), read: @escaping () throws -> Project) {
        self.options = options
        files = ProjectFiles(options) { [try read()] }
    }

    /// The project. It is read again after a change of its files.
    ///
    /// - Throws: The error in its files as they are now; a change may fix it.
    var project: Project {
        get throws {
            if let known, !haveChanged { return try known.get() }
            let changed = Result { try files.readChangedProjects() }
            // What differs may be beside the project, as a new file in the folder around it.
            if case .success(nil) = changed, case .success(let project)? = known { return project }
            (knownFits, fonts) = (nil, nil)
            let project = changed.map { $0?[0] ?? files.projects[0] }
            known = project
            return try project.get()
        }
    }

    /// Whether translations fit.
    var fits: TranslationFits {
        get throws {
            let project = try project
            if let knownFits { return knownFits }
            let made = try TranslationFits(project, options: options)
            knownFits = made
            return made
        }
    }

    /// The project's fonts; those that come with Galley where there is no project.
    var labelFonts: FontLibrary {
        get throws {
            let project = try? project
            if let fonts { return fonts }
            let made = try project?.labelFonts() ?? FontLibrary([], modelsSystemFont: true)
            fonts = made
            return made
        }
    }

    /// Looking takes a call of `stat` for each path, and at most a twentieth of the time.
    private var haveChanged: Bool {
        let start = ContinuousClock.now
        guard start >= nextLook else { return false }
        let changed = files.haveChanged
        nextLook = start + (ContinuousClock.now - start) * 20
        return changed
    }
}
