internal import Foundation

/// How a module of an app is compiled.
struct ModuleArguments {
    /// Of the driver and of the compilers that it starts.
    let common: [String]
    /// As in `os(iOS)`.
    let system: String
    /// The `.swiftmodule` file; nil for a module that no other one imports. To make it took a quarter of the time in which a large
    /// app compiles, and it is made anew each time.
    let product: URL?
    /// What a driver adds for each compiler.
    let frontend: [String]

    /// An expression that takes more to check is an error, and is left out like others.
    ///
    /// In seconds, and in bytes, which do not depend on the machine. Where several parts of an expression have errors, the compiler
    /// looks at each combination of what may be meant, and the seconds do not end that.
    private static let limits = ["-solver-expression-time-threshold=5", "-solver-memory-threshold=50000000"]

    /// How many files a compiler takes at once. It reads all modules anew each time; the driver's own number is 25.
    private static let mostFilesOfBatch = 100

    /// To compile the whole module, and only what has changed since.
    func compiling(_ files: [URL], map: URL) -> [String] {
        common + (product.map { ["-emit-module", "-emit-module-path", $0.path] } ?? []) + [
            "-c", "-incremental", "-enable-batch-mode", "-driver-batch-size-limit", "\(Self.mostFilesOfBatch)",
            "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-continue-building-after-errors",
            "-output-file-map", map.path,
        ] + Self.limits.flatMap { ["-Xfrontend", $0] } + files.map(\.path)
    }

    /// To check the types in some files in the face of the others, without making code.
    func checking(_ files: [URL], beside others: [URL]) -> [String] {
        ["-frontend", "-typecheck"] + primary(files, others)
    }

    /// To make code of one file, which lays errors bare that come after the check of its types.
    func making(_ file: URL, beside others: [URL], object: URL) -> [String] {
        ["-frontend", "-c"] + primary([file], others) + ["-o", object.path]
    }

    private func primary(_ files: [URL], _ others: [URL]) -> [String] {
        files.flatMap { ["-primary-file", $0.path] } + others.map(\.path) + common + frontend
            + Self.limits
    }
}
