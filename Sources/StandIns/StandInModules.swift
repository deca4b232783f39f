package import Foundation

/// The modules of Apple's systems that Galley has a stand-in for.
///
/// The tables are in the folder `galley_StandIns.resources`, beside the program or in the shared data of its prefix, as the
/// fonts that ship with Galley are.
package struct StandInModules: Sendable {
    /// The folder with a table for each module, `UserNotifications.txt`.
    private let folder: URL

    /// - Parameter folder: Where the tables are; by default the folder that was built with the program.
    package init(folder: URL? = nil) throws(StandInTablesMissing) {
        if let folder {
            self.folder = folder
        } else {
            self.folder = try Self.builtFolder()
        }
    }

    /// The names of all modules, in order. Reads the folder at every call.
    package var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// A module, or nothing where there is no table for it. Reads its table and those that it imports: O(characters).
    package func named(_ name: String) throws(StandInTableError) -> StandInModule? {
        guard let table = try table(name) else { return nil }
        return try table.module(imported: imported(by: table))
    }

    /// All modules, each behind those that it imports.
    package func all() throws(StandInTableError) -> [StandInModule] {
        var ordered: [StandInModule] = []
        for name in names { try add(name, to: &ordered) }
        return ordered
    }

    /// A module and all that it imports, each behind those that it imports; nothing where there is no table for it.
    package func withImports(_ name: String) throws(StandInTableError) -> [StandInModule] {
        var ordered: [StandInModule] = []
        try add(name, to: &ordered)
        return ordered
    }

    /// The module that declares each of some types at its top, where one does. Reads all tables: O(characters).
    package func modules(declaring types: Set<String>) -> [String: String] {
        let keywords = ["class ", "struct ", "enum ", "protocol "]
        var modules: [String: String] = [:]
        for name in names {
            let text = (try? String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") {
                guard let first = line.first, first != " ", first != "/",
                    let keyword = keywords.compactMap({ line.firstRange(of: $0) }).min(by: {
                        $0.lowerBound < $1.lowerBound
                    })
                else { continue }
                let type = String(line[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                if types.contains(type), modules[type] == nil { modules[type] = name }
            }
        }
        return modules
    }

    private func add(_ name: String, to ordered: inout [StandInModule]) throws(StandInTableError) {
        guard !ordered.contains(where: { $0.name == name }), let module = try named(name) else { return }
        for other in module.imports { try add(other, to: &ordered) }
        ordered.append(module)
    }

    private func table(_ name: String) throws(StandInTableError) -> StandInTable? {
        guard let text = try? String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8) else {
            return nil
        }
        return try StandInTable(name: name, text: text)
    }

    /// The tables that one imports, directly or through others.
    private func imported(by table: StandInTable) throws(StandInTableError) -> [StandInTable] {
        var found: [StandInTable] = []
        var waiting = table.imports
        while let name = waiting.popLast() {
            guard name != table.name, !found.contains(where: { $0.name == name }), let other = try self.table(name)
            else {
                continue
            }
            found.append(other)
            waiting += other.imports
        }
        return found
    }
}
