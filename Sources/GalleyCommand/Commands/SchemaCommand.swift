internal import ArgumentParser
internal import Galley

/// `schema`: schemas of files, for editors and programs.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of scene files, of galley.yml, of files of rooms, or of what galley writes.",
        discussion: """
            Editors that use the YAML language server complete and check scene files and galley.yml with the schema, \
            if the first line of the file names it:

              # yaml-language-server: $schema=scene.schema.json

            With --markdown it prints the reference of every view, modifier and value instead.

            Examples:
              galley schema scene -o scene.schema.json
              galley schema configuration -o configuration.schema.json
              galley schema findings
              galley schema scene --markdown
            """)

    @Argument(help: "What the schema is of: scene, configuration, report, findings, rooms or transition.")
    var kind: SchemaKind

    @Flag(help: "A reference for people, as Markdown: of scene and configuration.")
    var markdown = false

    @OptionGroup(title: "Output") var output: OutputOptions

    func validate() throws {
        guard !markdown || kind.reference != nil else {
            throw ValidationError("--markdown goes with scene and configuration, not with \(kind.rawValue)")
        }
    }

    func run() throws {
        try output.write(markdown ? kind.reference ?? "" : kind.schema())
    }
}
