/// A module that exists on other systems only, as Swift source that compiles here: names, with values instead of effects.
package struct StandInModule: Hashable, Sendable {
    package let name: String
    /// What of it is laid out or works, and what is only there: the first lines of its table.
    package let summary: String
    /// The other stand-ins that its source imports, in the order of their names.
    package let imports: [String]
    /// The whole source, in one file. It compiles in Swift's language mode 5.
    package let swiftSource: String

    package init(name: String, summary: String, imports: [String], swiftSource: String) {
        self.name = name
        self.summary = summary
        self.imports = imports
        self.swiftSource = swiftSource
    }
}
