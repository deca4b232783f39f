internal import Foundation
internal import Galley
internal import Rooms

extension RoomsCommand {
    /// The screens of a layout file, by the ending of its name. A note counts what is known.
    ///
    /// - Parameters:
    ///   - output: The file of rooms; paths are relative to its folder, or to the current one.
    ///   - widths: The widths of screens that the user asks for.
    ///   - dump: What dumps of screens do not say.
    static func screens(
        ofFile path: String, for output: String?, in projects: AndroidProjects, _ sources: AppSources, widths: [Int],
        dump: DumpSettings
    ) throws -> [RoomsFile.Screen] {
        let url = URL(filePath: path)
        let data = try InputFile.data(at: url, named: path)
        let screens: [RoomsFile.Screen]?
        do throws(CatalogError) {
            screens = try LayoutFile.screens(
                Array(data), path: path, widths: widths.map(Double.init), dump: dump,
                project: { projects.project(around: path) }, texts: { sources.texts(around: path) })
        } catch {
            throw InputError(catalog: error)
        }
        guard let screens else {
            throw InputError(
                .configuration,
                "rooms are read from addresses such as http://localhost:8080/, and from \(LayoutFile.kinds)", file: path
            )
        }
        StandardError.write("note: \(path): \(RoomCounts(screens).text)\n")
        let folder = URL(filePath: output ?? "rooms.json").deletingLastPathComponent()
        return screens.map { $0.mapFiles { URL(filePath: $0).path(from: folder) } }
    }
}
