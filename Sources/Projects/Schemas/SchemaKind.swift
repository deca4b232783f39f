internal import Reports
internal import Scenes

/// The kinds of JSON Schemas: for what Galley reads, and for what it writes.
public enum SchemaKind: String, CaseIterable, Sendable {
    /// Scene files.
    case scene
    /// `galley.yml`.
    case configuration
    /// The frame report of `galley layout --format json`.
    case report
    /// The findings of `galley check --format json`.
    case findings
    /// Files of rooms: texts in the places of layouts that others draw.
    case rooms
    /// The transition of `galley layout --transition … --format json`.
    case transition

    /// The schema: of draft 7 for what people write in editors, of draft 2020-12 for what programs read.
    ///
    /// - Throws: Nothing that users can cause.
    public func schema() throws -> String {
        switch self {
        case .scene:
            try SchemaWriter.document(
                SceneParts.form.shape, title: "Galley scene", about: "A tree of views, to be laid out and checked.")
        case .configuration:
            try SchemaWriter.document(
                ProjectParts.form.shape, title: "Galley configuration", about: "What galley check runs: a galley.yml.")
        case .report: try FrameJSON.schema()
        case .findings: try JSONFindings.schema()
        case .rooms: try RoomsSchema.document()
        case .transition: try TransitionJSON.schema()
        }
    }

    /// A page for people about everything that the schema allows, as Markdown; nil for what programs write.
    public var reference: String? {
        switch self {
        case .scene: ShapeReference.scenes()
        case .configuration: ShapeReference.configuration()
        case .report, .findings, .rooms, .transition: nil
        }
    }
}
