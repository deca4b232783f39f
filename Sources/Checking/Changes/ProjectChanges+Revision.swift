internal import Catalogs
internal import Foundation
internal import Labels
internal import Projects
internal import Scenes

extension ProjectChanges {
    /// Compares a project with a commit of the repository that it is in. Catalogs with changed files are read again as
    /// they were.
    ///
    /// 1. Ask git for the files of the commit; where it does not have all of them, everything counts as changed.
    /// 2. Everything depends on the configuration, the fonts and the baseline, and on the version and options of
    ///    Galley.
    /// 3. A scene depends on its file; all scenes of a program depend on its sources.
    /// 4. Of a catalog, only texts that differ count, locale by locale.
    ///
    /// - Throws: `InputError` for a revision that git does not know, and where there is no git or no repository.
    init(of project: Project, since name: String, options: CheckOptions) throws {
        let repository = try Repository(around: project.directory.path, since: name)
        let revision = try Revision(name, in: repository)
        self.init(since: revision.words)
        let files: ChangedFiles
        do throws(InputError) {
            files = try ChangedFiles(since: revision, in: repository)
        } catch {
            let reason = error.message.trimmingPrefix("--changed-since: ")
            everything = "git cannot say what there was at \(revision.name): \(reason)"
            return
        }
        let inputs = ProjectInputs(project, options: options)
        files.look(at: inputs.files.compactMap { repository.below(LinkedPath($0.path).target) })
        everything = inputs.reasonForAll(in: files) ?? ToolSettings(besides: inputs).firstChange(in: files)
        guard everything == nil else { return }
        for scene in project.scenes {
            guard let file = scene.file, scene.origin == .file else { continue }
            switch files.state(of: URL(filePath: file)) {
            case .same: break
            case .changed: sceneFiles.insert(scene.name)
            case .untracked:
                sceneFiles.insert(scene.name)
                remarks.append(files.untracked(URL(filePath: file)))
            }
        }
        program = try ProgramSources(of: project)?.firstChange(in: files, besides: inputs)
        try compareCatalogs(of: project, files: files, inputs: inputs)
    }

    private mutating func compareCatalogs(of project: Project, files: ChangedFiles, inputs: ProjectInputs) throws {
        var comparison = CatalogComparison(files: files, inputs: inputs)
        if let deleted = comparison.deletedCatalog() {
            everything = files.deleted(deleted)
            return
        }
        var (locales, oldLocales): (Set<String>, Set<String>) = ([], [])
        var before: [(catalog: Catalog, locales: [String])] = []
        for catalog in inputs.catalogs {
            let (difference, remark) = comparison.difference(of: catalog)
            if let remark { remarks.append(remark) }
            catalogs[CatalogKey(catalog)] = difference
            locales.formUnion(catalog.everyLocale)
            switch difference {
            case .none:
                oldLocales.formUnion(catalog.everyLocale)
                before.append((catalog, catalog.everyLocale))
            case .all:
                // The defaults of a project without a configuration come from its catalogs.
                guard project.configuration == nil else { continue }
                everything = "\(catalog.name) may be new since \(files.revision.words)"
            case .some(let changes):
                oldLocales.formUnion(changes.oldLocales)
                before.append((catalog, changes.oldLocales))
                guard changes.oldSourceLanguage != catalog.sourceLanguage else { continue }
                everything = "the source language of \(catalog.name) was \(changes.oldSourceLanguage) then"
            }
        }
        // The first catalog decides the source language of the project.
        if let first = inputs.catalogs.first, case .all? = catalogs[CatalogKey(first)],
            inputs.catalogs.contains(where: { $0.sourceLanguage != first.sourceLanguage })
        {
            everything = "the source language may have changed since then"
        }
        guard project.matrix.locales == nil else { return }
        newLocales = locales.subtracting(oldLocales)
        catalogLocales = (CatalogLocales(before), CatalogLocales(inputs.catalogs))
    }
}
