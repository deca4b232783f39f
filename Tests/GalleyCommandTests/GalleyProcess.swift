import Foundation
import TestSupport

/// One run of the built command, as a person's shell would run it.
struct GalleyProcess {
    let output: String
    let error: String
    let status: Int32

    /// Runs `galley` with `arguments` in `folder`, the root of the package by default.
    init(
        _ arguments: String..., in folder: URL = Package.root, input: String = "",
        environment: [String: String] = ["NO_COLOR": "1"], program: String = "galley",
        atMost limit: Duration = TestProcess.patience
    ) throws {
        try self.init(
            arguments, in: folder, input: input, environment: environment, program: program, atMost: limit)
    }

    /// The same with the arguments in a list.
    init(
        _ arguments: [String], in folder: URL = Package.root, input: String = "",
        environment: [String: String] = ["NO_COLOR": "1"], program: String = "galley",
        atMost limit: Duration = TestProcess.patience
    ) throws {
        let run = try CommandRun(
            Package.products.appending(path: program), arguments, in: folder, environment: environment,
            input: Data(input.utf8), atMost: limit)
        (output, error, status) = (run.text, String(decoding: run.error, as: UTF8.self), run.end.status)
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
