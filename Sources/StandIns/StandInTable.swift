internal import Basics

/// The table of a module: what it declares, without bodies.
struct StandInTable {
    let name: String
    let summary: String
    /// All modules that it imports.
    let imports: [String]
    let declarations: [Declaration]
    let text: String

    /// Reads a table. O(characters).
    init(name: String, text: String) throws(StandInTableError) {
        self.name = name
        self.text = text
        summary = text.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { $0.hasPrefix("//") }
            .map { $0.dropFirst(2).trimmed }
            .joined(separator: " ")
        guard !summary.isEmpty else {
            throw .init(
                file: "\(name).txt", line: 1, column: 1,
                message: "a table begins with a comment that says what of its module is real")
        }
        declarations = try DeclarationReader.declarations(of: text, file: "\(name).txt")
        imports = declarations.filter { $0.keyword == "import" }
            .map { String($0.rest.split(separator: " ").last?.split(separator: ".").first ?? "") }
    }

    /// The module, with the tables of those that it imports, directly or through others.
    func module(imported: [StandInTable]) throws(StandInTableError) -> StandInModule {
        var types = StandInTypes()
        for table in imported + [self] { types.add(table.declarations) }
        var writer = DeclarationWriter(file: "\(name).txt", text: text, types: types)
        try writer.write(declarations)
        let own = Set(imported.map(\.name))
        // Every module of Apple passes on Foundation.
        let foundation = imports.contains("Foundation") ? [] : ["@_exported public import Foundation"]
        return StandInModule(
            name: name, summary: summary, imports: imports.filter(own.contains).sorted(),
            swiftSource: (["// A stand-in for \(name)."] + foundation + writer.lines).joined(separator: "\n") + "\n")
    }
}
