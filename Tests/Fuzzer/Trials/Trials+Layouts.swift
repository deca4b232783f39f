import Basics
import Catalogs
import Galley
import Rooms

extension Trials {
    /// Reads the rooms of a layout file, a dump or a design, and reads what is written of them.
    func runLayout(_ input: Input) throws -> String? {
        var dump = DumpSettings()
        dump.density = 420
        let project = AndroidProject(paths: [], read: { _ in nil })
        let screens: [RoomsFile.Screen]?
        do throws(CatalogError) {
            screens = try LayoutFile.screens(input.bytes, path: input.path, dump: dump) { project }
        } catch {
            return Self.fault(of: error)
        }
        let file = RoomsFile(harvester: "fuzzer", screens: screens ?? []).readable(isLocale: LocaleName.isWellFormed)
        let text = try JSONText.render(file)
        if let fault = try Faults.fault(ofJSON: text) { return fault }
        do throws(CatalogError) {
            _ = try ReadRooms(Array(text.utf8), file: "rooms.json")
            return nil
        } catch {
            return "what is written is not read: \(error)"
        }
    }
}
