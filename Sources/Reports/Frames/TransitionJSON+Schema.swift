extension TransitionJSON {
    /// The JSON Schema of a transition, draft 2020-12, with the parts of that of a frame report that it refers to.
    ///
    /// - Throws: Nothing.
    public static func schema() throws -> String {
        let shared = FrameJSON.parts.filter { ["environment", "frame", "size"].contains($0.key) }
        return try JSONSchema.document(
            title: "Galley transition, version 1",
            """
            What becomes of each view when a scene changes into another state. Lengths are in points; places are \
            measured from the top left of the space that the scene is proposed. An optional key that is missing means \
            that there is nothing to say.
            """,
            fields, parts: parts.merging(shared) { own, _ in own })
    }

    private static let fields: [JSONField] = [
        .always("version", "The version of this contract.", ["const": 1]),
        .always("environment", "What both states were laid out in.", .allOf("environment")),
        .always("fraction", "How far the change has come, from 0 before to 1 after.", .number(from: 0, to: 1)),
        .always("before", "The scene before the change.", .allOf("state")),
        .always("after", "The scene after the change.", .allOf("state")),
        .always(
            "views",
            """
            The views after the change in their order, and each that disappears behind those that stood before it.
            """,
            .list(of: .ref("view"))),
    ]

    private static let parts: [String: JSONSchema] = [
        "state": .record(
            "One of the two states.",
            [
                .always("scene", "The name of the scene.", .string),
                .maybe("file", "The scene file, where there is one.", .string),
                .always("size", "The size that the scene takes.", .allOf("size")),
            ]),
        "view": .record(
            "What becomes of one view.",
            [
                .always(
                    "id",
                    "The view's id in the frame report after the change, or before it for a view that disappears.",
                    .string),
                .maybe("name", "The name that the scene gives the view.", .string),
                .always("kind", "The name of the view or layout.", .string),
                .maybe("kindBefore", "The layout before the change, if it was a different one.", .string),
                .maybe("string", "What a text says.", .string),
                .always("depth", "How many views contain this one.", .integer(from: 0)),
                .always("before", "The frame before the change; null for a view that appears.", .orNull("frame")),
                .always("after", "The frame after the change; null for a view that disappears.", .orNull("frame")),
                .always(
                    "between", "The frame at the fraction. A view that appears or disappears stays where it is.",
                    .allOf("frame")),
            ]),
    ]
}
