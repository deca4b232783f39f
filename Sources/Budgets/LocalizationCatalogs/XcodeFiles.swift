internal import Catalogs
internal import Foundation
internal import Labels
internal import Projects

/// The files of an app that Xcode exports for translators, by their paths from the folder of the Xcode project.
struct XcodeFiles {
    /// The name of the project, `App.xcodeproj`; nil where none is found.
    let projectName: String?
    /// Without links in its path.
    private let folder: String

    /// The formats that Xcode takes back.
    static let extensions = ["xcstrings", "strings", "stringsdict"]

    /// Looks for an Xcode project beside the configuration, and in the folders above it up to the root of the repository.
    init(_ project: Project) {
        let start = LinkedPath(project.directory.path).target
        var place = start
        while true {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            if let name = names.filter({ $0.hasSuffix(".xcodeproj") }).min() {
                (projectName, folder) = (name, place)
                return
            }
            guard place != project.tree.root, place != "/" else { break }
            place = LinkedPath.parent(of: place)
        }
        (projectName, folder) = (nil, start)
    }

    /// The path of a catalog's file from the folder of the project, as Xcode writes it; for a file elsewhere its name, with
    /// that of its folder of a language.
    func path(of file: String) -> String {
        let place = LinkedPath(file).target
        if LinkedPath.lies(place, in: folder) { return String(place.dropFirst(folder.count).drop { $0 == "/" }) }
        let names = place.split(separator: "/")
        let isInFolder = names.dropLast().last?.hasSuffix(".lproj") == true
        return names.suffix(isInFolder ? 2 : 1).joined(separator: "/")
    }
}
