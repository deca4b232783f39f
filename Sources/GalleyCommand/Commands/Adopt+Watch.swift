internal import Adoption
internal import Foundation
internal import Galley
internal import Synchronization

/// The `watch` of an adopted app: its program watches the catalogs, and this process the sources. After a change of a source it
/// builds the program again and starts it in the place of the old one.
struct AdoptedWatch {
    let adoption: Adoption
    /// The command and its options.
    let words: [String]
    /// Whether the program runs in the working directory, and not in the folder of the project.
    let isHere: Bool
    let report: (AdoptedApp) -> Void

    /// How often sources are looked at, in seconds; at most a twentieth of the time is spent on that.
    private static let pause = 0.3

    /// Runs until a signal ends it, or the program ends of itself.
    ///
    /// - Returns: The exit status of the program.
    /// - Throws: `InputError` where the app cannot be adopted at the start.
    func run() throws -> Int32 {
        var app = try adopt()
        var state = app.sources
        var program = try AdoptedProgram(app, words, isHere: isHere)
        while true {
            let start = ContinuousClock.now
            let latest = state.now
            if latest != state {
                say(latest.changes(from: state), in: app.folder)
                state = latest
                do {
                    app = try adopt()
                    state = app.sources
                    program.end()
                    program = try AdoptedProgram(app, words, isHere: isHere)
                } catch {
                    // What runs shows the last state that could be built.
                    StandardError.write("\(error)\n")
                }
            } else if let status = program.status {
                return status
            }
            Thread.sleep(forTimeInterval: max(Self.pause, (ContinuousClock.now - start) / .seconds(1) * 20))
        }
    }

    private func adopt() throws -> AdoptedApp {
        let app = try adoption.adopt { StandardError.write("\($0)\n") }
        report(app)
        return app
    }

    private func say(_ files: [URL], in folder: URL) {
        let names = files.map {
            $0.path.hasPrefix(folder.path + "/") ? String($0.path.dropFirst(folder.path.count + 1)) : $0.path
        }
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        StandardError.write("changed: \(names.prefix(3).joined(separator: ", "))\(more)\n")
    }
}

/// The program of an app while it runs beside this process. A signal that ends this one ends it, too.
private final class AdoptedProgram {
    private let process = Process()

    private static let running = Atomic<Int32>(0)

    init(_ app: AdoptedApp, _ words: [String], isHere: Bool) throws(InputError) {
        AdoptedCommand.tell(system: app.system)
        AdoptedCommand.tell(home: app.home)
        AdoptedCommand.tell(findings: app.findings, sources: app.folders, main: app.mainSource)
        process.executableURL = app.program
        process.arguments = words
        if !isHere { process.currentDirectoryURL = app.folder }
        for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
            signal(number) { number in
                let program = AdoptedProgram.running.load(ordering: .relaxed)
                if program != 0 { kill(program, SIGTERM) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        do {
            try process.run()
        } catch {
            throw InputError(
                .unreadable, "the program cannot be started: \(error.localizedDescription)", file: app.program.path)
        }
        Self.running.store(process.processIdentifier, ordering: .relaxed)
    }

    /// The status with which it has ended; nil while it runs.
    var status: Int32? {
        guard !process.isRunning else { return nil }
        return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }

    func end() {
        Self.running.store(0, ordering: .relaxed)
        process.terminate()
        process.waitUntilExit()
    }
}
