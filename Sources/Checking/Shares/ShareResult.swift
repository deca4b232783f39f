internal import Basics
package import Catalogs
internal import Checks
package import Foundation
internal import Labels

/// What one share of a check found, and everything that is needed to make a report of all shares: the file that `galley
/// check --shard` writes and `galley merge` reads.
///
/// It is JSON so that people can read the fingerprint; the findings are in it as ``CheckState/packed`` bytes. Only the
/// version that wrote it reads it: all shares of a check are made by one version.
package struct ShareResult: Codable, Sendable {
    /// The version of Galley that made it.
    let galley: String
    /// Which share it is.
    package let shard: Shard
    /// Each project of the command, in order.
    let projects: [ProjectShare]

    /// Makes a value with what was found in every project of a command.
    package init(_ shard: Shard, projects: [ProjectShare]) {
        galley = galleyVersion
        self.shard = shard
        self.projects = projects
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        galley = try values.decode(String.self, forKey: .galley)
        guard galley == galleyVersion else { throw OtherVersion(version: galley) }
        shard = try values.decode(Shard.self, forKey: .shard)
        projects = try values.decode([ProjectShare].self, forKey: .projects)
    }

    /// The default name of its file: `galley-3-of-8.json`.
    package static func fileName(of shard: Shard) -> String { "galley-\(shard.index)-of-\(shard.count).json" }

    /// The files in a folder that have such names, sorted.
    package static func files(in folder: URL) -> [URL] { InputFile.matching("galley-*-of-*.json", in: folder) }

    /// Its form as JSON.
    package func json() throws -> String { try JSONText.render(self) }

    /// Reads a file.
    ///
    /// - Parameter tree: Where the file has to be; nil for one that the command line names.
    /// - Throws: `InputError` for a file that is damaged, or from another version.
    package init(contentsOf url: URL, in tree: ProjectTree? = nil) throws {
        let name = InputFile.name(of: url)
        let data = try InputFile.data(at: url, named: name, in: tree)
        do {
            self = try JSONDecoder().decode(ShareResult.self, from: data)
        } catch let error as OtherVersion {
            throw InputError(
                .configuration,
                "the share was checked by version \(error.version.excerpt) of galley, and this is \(galleyVersion)",
                file: name)
        } catch {
            throw InputError(
                .unreadable, "this is not a file of galley check --shard, or it is damaged or cut off", file: name)
        }
    }

    private struct OtherVersion: Error {
        let version: String
    }
}

/// What one share of the check of a project found.
package struct ProjectShare: Codable, Sendable {
    let context: CheckContext
    /// What the share depends on.
    let inputs: [CheckInput]
    /// A digest of all parts of the plan, which is the same for all shares of a check.
    let plan: String
    /// In seconds.
    let duration: Double
    let state: CheckState
}
