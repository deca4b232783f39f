internal import Foundation

extension TransitionJSON {
    /// The JSON Schema of a transition, draft 2020-12, with the parts of that of a frame report that it refers to.
    ///
    /// - Throws: Nothing, as long as both texts are JSON.
    public static func schema() throws -> String {
        var schema = try object(own)
        let parts = try object(FrameJSON.schema)["$defs"] as? [String: Any] ?? [:]
        var definitions = schema["$defs"] as? [String: Any] ?? [:]
        for name in ["environment", "frame", "size"] { definitions[name] = parts[name] }
        schema["$defs"] = definitions
        let data = try JSONSerialization.data(
            withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    private static let own = ##"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Galley transition, version 1",
          "description": "What becomes of each view when a scene changes into another state. Lengths are in points; places are measured from the top left of the space that the scene is proposed. An optional key that is missing means that there is nothing to say.",
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "environment", "fraction", "before", "after", "views"],
          "properties": {
            "version": { "description": "The version of this contract.", "const": 1 },
            "environment": {
              "description": "What both states were laid out in.", "allOf": [{ "$ref": "#/$defs/environment" }]
            },
            "fraction": {
              "description": "How far the change has come, from 0 before to 1 after.",
              "type": "number", "minimum": 0, "maximum": 1
            },
            "before": { "description": "The scene before the change.", "allOf": [{ "$ref": "#/$defs/state" }] },
            "after": { "description": "The scene after the change.", "allOf": [{ "$ref": "#/$defs/state" }] },
            "views": {
              "description": "The views after the change in their order, and each that disappears behind those that stood before it.",
              "type": "array",
              "items": { "$ref": "#/$defs/view" }
            }
          },
          "$defs": {
            "state": {
              "description": "One of the two states.",
              "type": "object",
              "additionalProperties": false,
              "required": ["scene", "size"],
              "properties": {
                "scene": { "description": "The name of the scene.", "type": "string" },
                "file": { "description": "The scene file, where there is one.", "type": "string" },
                "size": { "description": "The size that the scene takes.", "allOf": [{ "$ref": "#/$defs/size" }] }
              }
            },
            "view": {
              "description": "What becomes of one view.",
              "type": "object",
              "additionalProperties": false,
              "required": ["id", "kind", "depth", "before", "after", "between"],
              "properties": {
                "id": {
                  "description": "The view's id in the frame report after the change, or before it for a view that disappears.",
                  "type": "string"
                },
                "name": { "description": "The name that the scene gives the view.", "type": "string" },
                "kind": { "description": "The name of the view or layout.", "type": "string" },
                "kindBefore": { "description": "The layout before the change, where it was another.", "type": "string" },
                "string": { "description": "What a text says.", "type": "string" },
                "depth": { "description": "How many views stand around this one.", "type": "integer", "minimum": 0 },
                "before": {
                  "description": "The frame before the change; null for a view that appears.",
                  "anyOf": [{ "$ref": "#/$defs/frame" }, { "type": "null" }]
                },
                "after": {
                  "description": "The frame after the change; null for a view that disappears.",
                  "anyOf": [{ "$ref": "#/$defs/frame" }, { "type": "null" }]
                },
                "between": {
                  "description": "The frame at the fraction. A view that appears or disappears stays where it is.",
                  "allOf": [{ "$ref": "#/$defs/frame" }]
                }
              }
            }
          }
        }
        """##
}
