internal import Basics
internal import Catalogs
internal import Checks
internal import Foundation
internal import Frames
internal import Labels
internal import Rooms
internal import Scenes

/// The rooms of a `galley.yml`: files of texts in the places of real layouts, each of which becomes a budget of one label.
///
/// ```yaml
/// rooms: [rooms/*.json]
/// ```
extension ProjectReader {
    /// The budgets of the rooms, and what is to be said about the files.
    ///
    /// O(n) in the files and in the texts of the catalogs in the locales that were shown.
    func rooms(
        _ value: YAMLValue?, toolkit: Toolkit?, in project: Project
    ) throws -> (budgets: [LabelBudget], rooms: ProjectRooms)? {
        guard let value else { return nil }
        var collector = RoomBudgets(
            project, toolkit: toolkit, fonts: RoomFonts(try project.fontLibrary()))
        var seen: Set<URL> = []
        var digests: [String] = []
        for item in value.listOrOne() {
            for url in try InputFile.named(item, "rooms", in: folder(of: item.file), of: tree)
            where seen.insert(url.standardizedFileURL).inserted {
                let name = InputFile.name(of: url)
                let data = try InputFile.data(at: url, named: name, in: tree)
                digests.append(SHA256.digits(data))
                let rooms: ReadRooms
                do { rooms = try ReadRooms([UInt8](data), file: name) } catch { throw InputError(catalog: error) }
                try collector.add(rooms, of: url)
            }
        }
        var rooms = collector.rooms
        rooms.digests = digests
        return (collector.budgets, rooms)
    }

    /// Rooms of which none has a key would be no check, whatever their texts are.
    func refuseUnknownRooms(of project: Project, at position: SourcePosition) throws(InputError) {
        guard project.scenes.isEmpty, project.labels.isEmpty else { return }
        guard !project.catalogs.isEmpty else {
            throw InputError(
                .configuration, "rooms need catalogs, in which their texts are found: add strings:", at: position)
        }
        let coverage = project.rooms?.coverage
        let count = coverage?.rooms ?? 0
        let first = coverage?.unknown.first.map { "; the first is \"\($0.text.excerpt)\": \($0.reason)" } ?? ""
        throw InputError(
            .configuration,
            "rooms: none of the \(count) harvested rooms can be checked, since none that is shown has a key in the catalogs"
                + "\(first); check strings: and the locale of the screens", at: position)
    }
}

extension Project {
    /// Takes source texts of layouts into its catalogs, and into those of its scenes that are the same.
    mutating func take(_ texts: [RoomBudget.Label: ProjectRooms.SourceText]) {
        guard !texts.isEmpty else { return }
        let before = catalogs
        for (label, text) in texts {
            catalogs[label.catalog].setSourceText(text.text, of: label.key, at: text.position)
        }
        for index in scenes.indices where Catalog.areCopies(scenes[index].catalogs, before) {
            scenes[index].catalogs = catalogs
        }
    }
}
