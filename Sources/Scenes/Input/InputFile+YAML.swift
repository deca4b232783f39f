package import Foundation
internal import Frames
package import Labels

extension InputFile {
    /// The files that a value of a configuration names; that it names none is an error.
    package static func named(_ value: YAMLValue, _ key: String, in folder: URL) throws -> [URL] {
        let pattern = try value.string(key)
        guard FilePattern.isBounded(pattern) else {
            throw InputError(
                .configuration,
                "\(key): the pattern \"\(pattern.excerpt)\" stands for more than \(FilePattern.most) names",
                at: value.position)
        }
        let found = matching(pattern, in: folder)
        guard !found.isEmpty else {
            let near = nearest(to: pattern.hasPrefix("/") ? URL(filePath: pattern) : folder.appending(path: pattern))
            let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
            throw InputError(
                .configuration, "\(key): no file matches \"\(pattern.excerpt)\"\(hint)", at: value.position)
        }
        return found
    }
}
