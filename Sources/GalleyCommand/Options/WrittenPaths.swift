/// Where a command writes: nowhere else may code of an adopted app.
struct WrittenPaths {
    var files: [String] = []
    var folders: [String] = []

    static let none = WrittenPaths()
}

extension OutputOptions {
    var written: WrittenPaths { WrittenPaths(files: [output].compactMap(\.self)) }
}

extension FindingsOutput {
    var written: WrittenPaths {
        WrittenPaths(
            files: ([output] + format.map(\.file)).compactMap(\.self), folders: [pictures].compactMap(\.self))
    }
}

extension ProjectArguments {
    /// For commands that keep files beside the configuration.
    var written: WrittenPaths { WrittenPaths(folders: paths.isEmpty ? ["."] : paths) }
}
