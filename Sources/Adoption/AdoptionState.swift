internal import Basics
internal import Foundation

/// What the last run left out, for the next one: where no declaration of the app has changed, only files with other bodies
/// are looked through again.
///
/// A changed declaration, file, option, compiler or module of Galley's begins from nothing: what was left out because of it may
/// compile now.
struct AdoptionState {
    private let file: URL
    /// Of everything that decides what compiles, but the bodies of functions.
    private let digest: String

    init(in workspace: Workspace, compiler: String, builds: [ModuleBuild], standIns: [Workspace.StandIn]) {
        file = workspace.folder.appending(path: "state.json")
        var digest = Digest()
        digest.add(galleyVersion)
        digest.add(workspace.apple.stamp)
        digest.add(compiler)
        for standIn in standIns { digest.add(standIn.name + " " + standIn.digest) }
        for build in builds {
            for argument in build.arguments.common { digest.add(argument) }
            digest.add(build.module.assets.source(bundle: "", prefix: ""))
            for file in build.files {
                digest.add(file.original.path)
                digest.add(file.interface)
            }
        }
        self.digest = digest.digits
    }

    private struct Stored: Codable {
        var digest: String
        var foreign: ForeignModule.State
        var files: [String: PreparedFile.State]
    }

    /// Takes over what the last run found, where it applies. Whether it does.
    func restore(_ builds: inout [ModuleBuild], _ foreign: inout ForeignModule) -> Bool {
        guard let data = try? Data(contentsOf: file), let stored = try? JSONDecoder().decode(Stored.self, from: data),
            stored.digest == digest
        else { return false }
        for build in builds {
            for file in build.files {
                if let state = stored.files[build.key(of: file)], file.differs(from: state) { return false }
            }
        }
        foreign.restore(stored.foreign)
        for build in builds.indices { builds[build].restore(stored.files) }
        return true
    }

    func save(_ builds: [ModuleBuild], _ foreign: ForeignModule) {
        let files = builds.flatMap { build in build.files.map { (build.key(of: $0), $0.state) } }
        let stored = Stored(
            digest: digest, foreign: foreign.state, files: Dictionary(files) { first, _ in first })
        // Without it the next run takes longer.
        try? JSONEncoder().encode(stored).write(to: file, options: .atomic)
    }
}
