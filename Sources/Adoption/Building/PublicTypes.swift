/// The types that the modules of an app show to each other, by name.
///
/// Files see more modules here than in Xcode: what Apple's Foundation and SwiftUI have without an import comes from modules of
/// its own. A type of a package of the app may have a name that is in one of these, and would be ambiguous.
struct PublicTypes {
    /// The access of each type by the module and the name.
    private var access: [String: [String: String]] = [:]

    /// Adds the files of a module. O(declarations at the top of the files).
    mutating func add(_ files: [ParsedFile], of module: String) {
        for declaration in files.lazy.flatMap(\.declarations)
        where declaration.keyword != "extension" && (declaration.isType || declaration.keyword == "typealias") {
            // The other name of an `open` class is `public`.
            let modifiers = declaration.modifiers.map { $0 == "open" ? "public" : $0 }
            guard let access = ["public", "package"].first(where: modifiers.contains) else { continue }
            self.access[declaration.name, default: [:]][module] = access
        }
    }

    /// A name for the type of the one module among some that has it; nil where there are several, which Xcode does not take either.
    func declaration(of name: String, among imports: Set<String>) -> String? {
        let modules = access[name, default: [:]].filter { imports.contains($0.key) }
        guard modules.count == 1, let (module, access) = modules.first else { return nil }
        return "import \(module)\n\(access) typealias \(name) = \(module).\(name)\n"
    }
}
