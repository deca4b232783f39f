package import Foundation

extension URL {
    /// The path that leads from a folder to the file.
    package func path(from folder: URL) -> String {
        let parts = standardizedFileURL.pathComponents
        let base = folder.standardizedFileURL.pathComponents
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - shared) + parts[shared...]).joined(separator: "/")
    }
}
