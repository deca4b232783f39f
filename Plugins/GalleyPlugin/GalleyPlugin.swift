import Foundation
import PackagePlugin

/// `swift package galley …`: the command, with the arguments as they are, in the folder of the package.
///
/// The command is built first, in the configuration that `swift package -c` names, into the package's own build folder.
/// `swift package` ends with 0 where the command does; for any other status it has 1 alone.
@main struct GalleyPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let build = try packageManager.build(.product("galley"), parameters: .init(configuration: .inherit))
        guard build.succeeded, let galley = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("galley could not be built\n\(build.logText)")
            return
        }
        let process = Process()
        process.executableURL = galley.url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        exit(process.terminationReason == .exit ? process.terminationStatus : 1)
    }
}
