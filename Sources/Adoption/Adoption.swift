internal import Basics
package import Foundation
package import Labels

/// Makes a program of an app's views, which runs here, in a folder of its own beside the project.
///
/// Nothing of the project runs, and nothing in it is written: its files are read, copied, and compiled as far as they compile.
package struct Adoption {
    /// A folder, an `.xcodeproj`, an `.xcworkspace` or a `Package.swift`.
    package var path: URL
    /// The target of the app; nil for the first one for iOS.
    package var target: String?
    /// Folders with the sources of packages that the app takes from elsewhere.
    package var checkouts: [URL] = []
    /// Where everything is written; nil for a folder of this project in the user's cache.
    package var cache: URL?

    package init(of path: URL) { self.path = path }

    /// Compiles the app, leaving out what does not compile, and links it.
    ///
    /// The first run of an app of 80 files takes about a minute; a later one compiles what has changed.
    ///
    /// - Parameter progress: Is told each step in a line.
    /// - Throws: `InputError` where there is no project, no compiler, or nothing that compiles.
    package func adopt(progress: (String) -> Void) throws(InputError) -> AdoptedApp {
        let plan = try AppPlan(for: path.standardizedFileURL, target: target, checkouts: checkouts)
        try refuseCache(in: plan)
        let sources = SourceState(of: plan.folders)
        let compiler = try Compiler.run(["-version"]).output
        let apple = try AppleModules.built(compiler: compiler, progress: progress)
        var workspace = Workspace(
            folder: cache ?? cacheFolder, apple: apple, system: plan.system, frontend: try Compiler.frontendArguments())
        try workspace.learnImplicitModules(of: plan)
        return try WorkspaceLock(folder: workspace.folder).whileHeld(progress: progress) {
            [workspace] () throws(InputError) in
            try build(plan, of: sources, in: workspace, compiler: compiler, progress: progress)
        }
    }

    private func build(
        _ plan: AppPlan, of sources: SourceState, in workspace: Workspace, compiler: String, progress: (String) -> Void
    ) throws(InputError) -> AdoptedApp {
        try workspace.prepare(compiler: compiler)
        let standIns = try workspace.compileStandIns(for: plan, progress: progress)
        var builds = modules(of: plan, in: workspace)
        let isSilent = { (build: ModuleBuild) in build.isSilentExtension && build.module.name != plan.app?.name }
        let silent = builds.filter(isSilent).map(\.module.name)
        builds.removeAll(where: isSilent)
        var foreign = ForeignModule(
            builds: builds, workspace: workspace, modules: Set(standIns.filter { $0.summary == nil }.map(\.name)),
            beside: Set(standIns.filter { $0.summary != nil }.map(\.name)))
        let state = AdoptionState(in: workspace, compiler: compiler, builds: builds, standIns: standIns)
        if !state.restore(&builds, &foreign) {
            progress("looking for names that no module has")
            try foreign.learn(
                importing: workspace.knownModules.union(standIns.map(\.name)), beside: plan.modules.map(\.name))
        }
        try foreign.compile()
        /// What of the foreign names had changed when each module was compiled.
        var compiled: [ForeignModule.Mark] = []
        /// The extensions of which nothing compiles, each with the reason.
        var failed: [String: String] = [:]
        while let index = builds.indices.first(where: {
            $0 == compiled.count || foreign.hasChanged(forModule: $0, since: compiled[$0])
        }) {
            progress("compiling \(builds[index].module.name), \(builds[index].files.count) files")
            do {
                try builds[index].run(foreign: &foreign, progress: progress)
            } catch {
                // Nothing of the app needs an extension.
                guard builds[index].module.kind == .ofExtension, builds[index].module.name != plan.app?.name else {
                    throw error
                }
                failed[builds[index].module.name] = error.message
            }
            compiled[index...] = [foreign.mark]
            // What is done is done, also for a run that is ended before its end.
            state.save(builds[..<compiled.count], foreign)
        }
        builds.removeAll { failed[$0.module.name] != nil }
        let (program, missing) = try workspace.link(plan, builds, standIns: standIns)
        return AdoptedApp(
            program: program, home: workspace.home, findings: workspace.findings, folder: plan.folder,
            folders: plan.folders, mainSource: Self.mainSource(of: builds, plan), system: plan.system, sources: sources,
            report: AdoptionReport(
                plan: plan, builds: builds, standIns: standIns, foreign: foreign, failed: failed,
                silent: silent, missingFunctions: missing))
    }

    /// The file of the app in which the program begins, or else the first of its files: its catalogs are near.
    private static func mainSource(of builds: [ModuleBuild], _ plan: AppPlan) -> URL? {
        let own = builds.first { $0.module.name == plan.app?.name }
        return own?.files.first(where: \.hasMain)?.original ?? plan.app?.files.first
    }

    private func modules(of plan: AppPlan, in workspace: Workspace) -> [ModuleBuild] {
        let importable = workspace.knownModules.union(plan.modules.map(\.name)).union(plan.foreignModules)
            .subtracting(AppleModules.absent(from: plan.system))
        let imported = Set(plan.modules.flatMap(\.imports))
        let files = Set(plan.modules.filter { $0.kind != .ofExtension }.flatMap(\.files))
        return plan.modules.map { module in
            let conditions = BuildConditions(
                system: plan.system, flags: module.flags, modules: importable,
                language: module.language == 5 ? [5, 10] : [module.language, 0])
            return ModuleBuild(
                module, in: workspace.folder(of: module),
                arguments: workspace.arguments(for: module, isImported: imported.contains(module.name)),
                conditions: conditions, exports: workspace.exports,
                shared: module.kind == .ofExtension ? files.intersection(module.files) : [])
        }
    }

    /// Copies of sources are written into the cache: it may not be where the sources are.
    private func refuseCache(in plan: AppPlan) throws(InputError) {
        guard let cache else { return }
        let folder = cache.standardizedFileURL.resolvingSymlinksInPath().path + "/"
        for url in [plan.folder] + plan.modules.map(\.folder) + checkouts {
            let source = url.standardizedFileURL.resolvingSymlinksInPath().path + "/"
            guard folder.hasPrefix(source) || source.hasPrefix(folder) else { continue }
            throw InputError(
                .configuration,
                "--cache: expected a folder outside of the project, which is never written; this one and \(url.path) overlap",
                file: cache.path)
        }
    }

    /// A folder of the user's cache for this project and target.
    private var cacheFolder: URL {
        let name = path.standardizedFileURL.deletingPathExtension().lastPathComponent.replacing(
            /[^A-Za-z0-9_-]/, with: "-")
        let digest = Digest.of([path.standardizedFileURL.path, target ?? ""])
        return Workspace.userCache.appending(path: "adopt/\(name)-\(digest.prefix(8))")
    }
}

/// The program that was made of an app.
package struct AdoptedApp {
    /// It has galley's commands: its windows and previews are scenes.
    package let program: URL
    /// A folder that it has for itself, in the place of the user's home.
    package let home: URL
    /// A folder for what it finds, which is kept from one run to the next.
    package let findings: URL
    /// The folder of the project.
    package let folder: URL
    /// The folders that have its sources.
    package let folders: [URL]
    /// A file of the app's own module, near which its catalogs are; nil where it has no files.
    package let mainSource: URL?
    /// The system of the target, as in `os(iOS)`.
    package let system: String
    /// Its sources, before they were compiled.
    package let sources: SourceState
    package let report: AdoptionReport
}
