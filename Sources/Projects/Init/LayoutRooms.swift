internal import Basics
internal import Catalogs
internal import Checks
internal import Foundation
internal import Labels
internal import Rooms

/// The rooms of the layout files below a folder, and how many of them have keys in its catalogs.
struct LayoutRooms {
    /// The file of rooms; nil where no text that is shown has a key, so that nothing could be checked.
    private(set) var text: String?
    /// `rooms:`, or an example of it as a comment.
    private(set) var line = "# rooms: [Rooms/*.json]             # made by galley rooms"
    private(set) var findings: [(topic: String, text: String)] = []
    /// The files that cannot be read, one message each.
    private(set) var notes: [String] = []
    /// The files that are outside of the project, and not read, as paths in the folder.
    private(set) var outside: [String] = []

    /// The most files that are read; the largest app that was examined has 1,200.
    private static let most = 5_000
    /// Folders whose layouts no person sees.
    private static let skipped: Set<Substring> = ["test", "androidTest", "Tests", "build"]

    /// Reads storyboards, XIBs and layouts of Android. O(n) in their lengths and in those of what they refer to.
    ///
    /// - Parameters:
    ///   - paths: The files, as paths in the folder.
    ///   - folder: Where the configuration is to be.
    ///   - catalogs: Those of the folder.
    init(of paths: [String], in folder: URL, keysIn catalogs: [Catalog]) {
        let paths = paths.filter { Self.skipped.isDisjoint(with: $0.split(separator: "/")) }.sorted()
        guard !paths.isEmpty else { return }
        let files = Prose.count(paths.count, "layout file")
        guard !catalogs.isEmpty else {
            findings = [("rooms", "\(files), not read: no catalog has translations of their texts")]
            return
        }
        let screens = screens(of: Array(paths.prefix(Self.most)), in: folder)
        if paths.count > Self.most { notes.append("only \(Self.most) of \(paths.count) layout files were read") }
        let keys = Self.keys(of: screens, in: catalogs)
        let counts = RoomCounts(screens)
        guard keys.rooms > 0 else {
            findings = [("rooms", "\(files): \(counts.text); none of them has a key in a catalog")]
            return
        }
        let file = RoomsFile(harvester: "galley \(galleyVersion)", screens: screens)
            .readable(isLocale: LocaleName.isWellFormed)
        guard let text = try? JSONText.render(file) else { return }
        self.text = text
        line = ProjectTemplate.line(
            "rooms: [\(ProjectTemplate.roomsFile)]", comment: "of \(files); made by galley rooms")
        findings = [
            (
                "rooms",
                "\(files): \(counts.text); \(Prose.count(keys.rooms, "room")) \(keys.rooms == 1 ? "shows" : "show") "
                    + "\(Prose.count(keys.labels, "key")) of the catalogs: \(ProjectTemplate.roomsFile)"
            )
        ]
    }

    private mutating func screens(of paths: [String], in folder: URL) -> [RoomsFile.Screen] {
        let projects = AndroidProjects(allowing: [])
        let sources = AppSources(allowing: [])
        let tree = ProjectTree(around: folder)
        let target = folder.appending(path: ProjectTemplate.roomsFile).deletingLastPathComponent()
        var screens: [RoomsFile.Screen] = []
        for path in paths {
            let name = folder.appending(path: path).relativePath
            do {
                let data = try InputFile.data(at: URL(filePath: name), named: name, in: tree)
                let read =
                    try LayoutFile.screens(
                        [UInt8](data), path: name, project: { projects.project(around: name) },
                        texts: { sources.texts(around: name) }) ?? []
                screens += read.filter { !$0.rooms.isEmpty || $0.notKnown != nil }
            } catch let error as CatalogError {
                notes.append(InputError(catalog: error).description)
            } catch {
                notes.append("\(error)")
            }
        }
        notes += projects.faultsInside
        outside = projects.outside.map { URL(filePath: $0).path(from: folder) }
        return screens.map { screen in screen.mapFiles { URL(filePath: $0).path(from: target) } }
    }

    /// How many rooms that are shown have keys, and how many keys that are.
    private static func keys(of screens: [RoomsFile.Screen], in catalogs: [Catalog]) -> (rooms: Int, labels: Int) {
        var keys = RoomKeys(catalogs)
        var labels: Set<RoomBudget.Label> = []
        var rooms = 0
        for screen in screens {
            for room in screen.rooms where room.isVisible != false && room.isTranslated != false {
                switch keys.key(of: room, shownIn: screen.locale.map(LocaleName.canonical)) {
                case .one(let label): labels.insert(label)
                case .several(let all): labels.formUnion(all.prefix(1))
                case .none: continue
                }
                rooms += 1
            }
        }
        return (rooms, labels.count)
    }
}
