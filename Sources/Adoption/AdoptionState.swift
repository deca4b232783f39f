internal import Basics
internal import Foundation

/// What the last run left out, for the next one: only files with other bodies are looked through again, and after a changed
/// declaration those that have a name which may mean something else since, for what was left out because of it may compile now.
///
/// A module and those that import it begin from nothing after a change of an option, of what Xcode makes of assets, strings and models, of
/// the modules that its files import, or of an operator; everything does after a change of the compiler, of Galley's modules or of stand-ins.
struct AdoptionState {
    private let file: URL
    /// Of everything in a module that decides what compiles, but its files.
    private let digests: [String: String]
    /// Of everything that is outside of the app's modules.
    private let shared: String

    init(in workspace: Workspace, compiler: String, builds: [ModuleBuild], standIns: [Workspace.StandIn]) {
        file = workspace.folder.appending(path: "state.json")
        var shared = Digest()
        shared.add(galleyVersion)
        shared.add(workspace.apple.stamp)
        shared.add(compiler)
        for standIn in standIns { shared.add(standIn.name + " " + standIn.digest) }
        for build in builds { shared.add(build.module.name) }
        self.shared = shared.digits
        digests = Dictionary(
            builds.map { ($0.module.name, Self.digest(of: $0, shared: shared)) }, uniquingKeysWith: { $0 + $1 })
    }

    private static func digest(of build: ModuleBuild, shared: Digest) -> String {
        var digest = shared
        for argument in build.arguments.common { digest.add(argument) }
        digest.add(build.module.assets.source(bundle: "", prefix: ""))
        digest.add(build.module.strings.source(bundle: nil))
        digest.add(build.module.models.source())
        return digest.digits
    }

    private struct Stored: Codable {
        struct Module: Codable {
            let digest: String
            let files: [String: PreparedFile.State]
            let support: ModuleBuild.SupportState
        }

        let shared: String
        let foreign: ForeignModule.State
        let modules: [String: Module]
    }

    /// Takes over what the last run found, where it applies. Whether that is all: no declaration has changed.
    func restore(_ builds: inout [ModuleBuild], _ foreign: inout ForeignModule) -> Bool {
        guard let data = try? Data(contentsOf: file), let stored = try? JSONDecoder().decode(Stored.self, from: data),
            stored.shared == shared
        else { return false }
        foreign.restore(stored.foreign)
        /// Those that begin from nothing.
        var changed: Set<String> = []
        /// What may mean something else than in the last run.
        var names: Set<String> = []
        for index in builds.indices {
            let name = builds[index].module.name
            guard let module = stored.modules[name], module.digest == digests[name],
                builds[index].module.imports.isDisjoint(with: changed),
                builds[index].restore(module.files, module.support, changed: &names)
            else {
                changed.insert(name)
                continue
            }
        }
        return changed.isEmpty && names.isEmpty
    }

    func save(_ builds: ArraySlice<ModuleBuild>, _ foreign: ForeignModule) {
        let modules = builds.map { build in
            let files = build.files.map { ($0.original.path, $0.state) }
            return (
                build.module.name,
                Stored.Module(
                    digest: digests[build.module.name] ?? "", files: Dictionary(files) { first, _ in first },
                    support: build.supportState)
            )
        }
        let stored = Stored(
            shared: shared, foreign: foreign.state, modules: Dictionary(modules) { first, _ in first })
        // Without it the next run takes longer.
        try? JSONEncoder().encode(stored).write(to: file, options: .atomic)
    }
}
