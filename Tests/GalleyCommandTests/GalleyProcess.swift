import Foundation

/// One run of the built command, as a person's shell would run it.
struct GalleyProcess {
    let output: String
    let error: String
    let status: Int32

    /// Runs `galley` with `arguments` in `folder`, the root of the package by default.
    init(
        _ arguments: String..., in folder: URL = Package.root, input: String = "",
        environment: [String: String] = ["NO_COLOR": "1"], program: String = "galley"
    ) throws {
        try self.init(arguments, in: folder, input: input, environment: environment, program: program)
    }

    /// The same with the arguments in a list.
    init(
        _ arguments: [String], in folder: URL = Package.root, input: String = "",
        environment: [String: String] = ["NO_COLOR": "1"], program: String = "galley"
    ) throws {
        let process = Process()
        process.executableURL = Package.products.appending(path: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let files = try (0..<3).map { _ in try TemporaryFile() }
        try Data(input.utf8).write(to: files[0].url)
        process.standardInput = try FileHandle(forReadingFrom: files[0].url)
        process.standardOutput = try FileHandle(forWritingTo: files[1].url)
        process.standardError = try FileHandle(forWritingTo: files[2].url)
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: files[1].url), as: UTF8.self)
        error = String(decoding: try Data(contentsOf: files[2].url), as: UTF8.self)
        status = process.terminationStatus
    }
}

/// Where things are.
enum Package {
    /// The root of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of the built products: that of the test program.
    static let products = Bundle.main.bundleURL
}

/// A file that goes when its owner does.
final class TemporaryFile {
    let url: URL

    init(_ name: String = "file", _ text: String = "") throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
