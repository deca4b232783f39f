import Foundation

/// Another engine, as a small program that is built and run here.
struct Peer {
    let name: String
    /// The program that it is built from, in `Benchmarks/Peers`.
    let source: String
    /// How it is built, after the name of the source and `-o` with that of the program; nil where it is not on this machine.
    let arguments: [String]?
    /// What it needs, for those who lack it.
    let needs: String

    /// Where the programs of the peers are.
    static let folder = Projects.repository.appending(path: "Benchmarks/Peers")

    /// Pango, with FreeType.
    static var pango: Peer {
        let package = Package("pangoft2")
        return Peer(
            name: "Pango \(package?.version ?? "")", source: "pango.c",
            arguments: package.map { ["cc", "-O2"] + $0.flags }, needs: "libpango1.0-dev")
    }

    /// Qt's `QTextLayout`.
    static var qt: Peer {
        let package = Package("Qt5Gui")
        return Peer(
            name: "Qt \(package?.version ?? "")", source: "qt.cpp",
            arguments: package.map { ["c++", "-O2", "-fPIC"] + $0.flags }, needs: "qtbase5-dev")
    }

    /// Yoga, whose sources are in the folder that `YOGA` names.
    static var yoga: Peer {
        let folder = ProcessInfo.processInfo.environment["YOGA"].map { URL(fileURLWithPath: $0) }
        let files = folder.flatMap {
            FileManager.default.enumerator(at: $0.appending(path: "yoga"), includingPropertiesForKeys: nil)
        }
        let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "cpp" }.map(\.path).sorted()
        return Peer(
            name: "Yoga", source: "yoga.cpp",
            arguments: folder.flatMap { folder in
                sources.isEmpty ? nil : ["c++", "-O2", "-std=c++20", "-I", folder.path] + sources
            }, needs: "a checkout of facebook/yoga, named by YOGA")
    }

    /// Builds the program; nil where something that it needs is missing.
    ///
    /// - Throws: where it does not compile.
    func build(in folder: TemporaryFolder) throws -> URL? {
        guard let arguments else { return nil }
        let program = folder.url.appending(path: "\(source).out")
        // A library is named after what uses it.
        let command = [arguments[0], "-o", program.path, Self.folder.appending(path: source).path]
        _ = try Output.of(command + arguments.dropFirst())
        return program
    }

    /// A library that `pkg-config` knows.
    private struct Package {
        let version: String
        let flags: [String]

        init?(_ name: String) {
            guard let version = try? Output.of(["pkg-config", "--modversion", name]),
                let flags = try? Output.of(["pkg-config", "--cflags", "--libs", name])
            else { return nil }
            self.version = version.trimmingCharacters(in: .whitespacesAndNewlines)
            self.flags = flags.split(whereSeparator: \.isWhitespace).map(String.init)
        }
    }
}

/// What a command writes.
enum Output {
    /// - Throws: `Child.Failure` where it cannot be started, or ends with another status than 0.
    static func of(_ command: [String], environment: [String: String] = [:]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Child.Failure(command: command, problem: "ended with status \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The numbers of lines such as `wrap 0.25`, by name.
    static func numbers(of command: [String], environment: [String: String]) throws -> [String: Double] {
        let lines = try of(command, environment: environment).split(separator: "\n")
        return lines.reduce(into: [:]) { numbers, line in
            let words = line.split(separator: " ")
            if words.count == 2, let number = Double(words[1]) { numbers[String(words[0])] = number }
        }
    }
}
