extension JSONFindings {
    /// The JSON Schema of the document with all findings, draft 2020-12.
    public static let schema = ##"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Galley findings, version 1",
          "description": "What a check has found, or what is not as it was recorded. Lengths are in points. An optional key that is missing means that there is nothing to say.",
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "tool", "findings", "notices"],
          "properties": {
            "version": { "description": "The version of this contract.", "const": 1 },
            "tool": { "$ref": "#/$defs/tool" },
            "findings": {
              "description": "A finding for each rule, scene, key and locale.",
              "type": "array", "items": { "$ref": "#/$defs/finding" }
            },
            "notices": {
              "description": "What is to be said about the check itself.",
              "type": "array", "items": { "$ref": "#/$defs/notice" }
            },
            "unfinished": {
              "description": "Scenes that were not laid out to their end, as a view has ended its process or hangs: the check did not finish, and ends with 3.",
              "type": "array", "items": { "$ref": "#/$defs/unfinished" }
            },
            "summary": { "$ref": "#/$defs/summary" }
          },
          "$defs": {
            "unfinished": {
              "description": "A scene in some locales that was not laid out in every environment.",
              "type": "object", "additionalProperties": false, "required": ["scene", "locales", "message"],
              "properties": {
                "scene": { "type": "string" }, "locales": { "type": "array", "items": { "type": "string" } },
                "message": { "description": "What became of the process, and in which environment.", "type": "string" },
                "source": { "$ref": "#/$defs/position" }
              }
            },
            "tool": {
              "description": "Who wrote the document.",
              "type": "object", "additionalProperties": false, "required": ["name", "version"],
              "properties": {
                "name": { "const": "galley" },
                "version": { "type": "string" },
                "engine": {
                  "description": "The versions of the libraries that the numbers come from.",
                  "type": "object", "additionalProperties": false,
                  "required": ["harfBuzz", "freeType", "icu", "unicode"],
                  "properties": {
                    "harfBuzz": { "type": "string" }, "freeType": { "type": "string" }, "icu": { "type": "string" },
                    "unicode": { "type": "string" }
                  }
                }
              }
            },
            "position": {
              "description": "A place in a file; lines and columns count from 1.",
              "type": "object", "additionalProperties": false, "required": ["file", "line", "column"],
              "properties": {
                "file": { "type": "string" }, "line": { "type": "integer", "minimum": 1 },
                "column": { "type": "integer", "minimum": 1 }
              }
            },
            "view": {
              "description": "A view of a scene.",
              "type": "object", "additionalProperties": false, "required": ["id", "kind"],
              "properties": {
                "id": { "description": "Its id in the frame report.", "type": "string" },
                "name": { "description": "The name that the scene gives it.", "type": "string" },
                "kind": { "description": "The name of the view or layout.", "type": "string" },
                "source": { "$ref": "#/$defs/position" }
              }
            },
            "screen": {
              "description": "The room that a scene is proposed; a side that is missing has no limit.",
              "type": "object", "additionalProperties": false,
              "properties": {
                "name": { "description": "The name of the device.", "type": "string" },
                "width": { "type": "number" }, "height": { "type": "number" }
              }
            },
            "cell": {
              "description": "A text size on a screen.",
              "type": "object", "additionalProperties": false, "required": ["textSize", "screen"],
              "properties": {
                "textSize": { "description": "A Dynamic Type size, or a factor.", "type": "string" },
                "screen": { "$ref": "#/$defs/screen" }
              }
            },
            "strings": { "type": "array", "items": { "type": "string" } },
            "count": { "type": "integer", "minimum": 0 },
            "counts": { "type": "object", "additionalProperties": { "$ref": "#/$defs/count" } },
            "finding": {
              "description": "A fault: its worst cell, and how many have it.",
              "type": "object", "additionalProperties": false,
              "required": [
                "rule", "severity", "message", "scene", "locale", "view", "plurals", "evidence", "worst", "first",
                "cells", "cellsMeasured", "textSizes", "screens", "remarks", "hints", "fingerprint"
              ],
              "properties": {
                "rule": { "description": "The rule that found it.", "type": "string" },
                "severity": { "enum": ["warning", "error"] },
                "message": { "description": "The fault in words.", "type": "string" },
                "scene": { "description": "The name of the scene, or the keys of a budget.", "type": "string" },
                "locale": { "description": "A BCP 47 tag, or the name of a pseudolocale.", "type": "string" },
                "view": { "$ref": "#/$defs/view" },
                "key": { "description": "The key of the catalog.", "type": "string" },
                "string": { "description": "The text as it was measured.", "type": "string" },
                "plurals": { "description": "The plural categories that have the fault.", "$ref": "#/$defs/strings" },
                "source": { "description": "Where the text is, or else the view.", "$ref": "#/$defs/position" },
                "evidence": { "$ref": "#/$defs/evidence" },
                "worst": { "description": "The cell with the largest fault.", "$ref": "#/$defs/cell" },
                "first": { "description": "The first cell with the fault.", "$ref": "#/$defs/cell" },
                "cells": { "description": "How many cells have the fault.", "$ref": "#/$defs/count" },
                "cellsMeasured": { "description": "Of how many.", "$ref": "#/$defs/count" },
                "textSizes": { "description": "The text sizes that have the fault.", "$ref": "#/$defs/strings" },
                "screens": {
                  "description": "The screens that have the fault.",
                  "type": "array", "items": { "$ref": "#/$defs/screen" }
                },
                "remarks": { "description": "What else is to be known.", "$ref": "#/$defs/strings" },
                "hints": { "description": "What would mend it.", "$ref": "#/$defs/strings" },
                "fingerprint": {
                  "description": "The same for the same rule, scene, key and locale, whatever views are added around it.",
                  "type": "string", "pattern": "^[0-9a-f]+$"
                }
              }
            },
            "edges": {
              "description": "How far something is outside at each edge.",
              "type": "object", "additionalProperties": false,
              "properties": {
                "left": { "type": "number" }, "top": { "type": "number" }, "right": { "type": "number" },
                "bottom": { "type": "number" }
              }
            },
            "evidence": {
              "description": "What the rule measured: the keys that it has something to say about.",
              "type": "object", "additionalProperties": false,
              "properties": {
                "measure": { "description": "What need and room are.", "enum": ["width", "height", "lines"] },
                "need": { "type": "number" },
                "room": { "type": "number" },
                "short": { "description": "Need less room.", "type": "number" },
                "percent": { "description": "What is lacking, in hundredths of the room.", "type": "number" },
                "headroom": { "description": "Room less need.", "type": "number" },
                "margin": { "description": "The least headroom that the rule asks for.", "type": "number" },
                "visible": { "description": "What is shown of the text.", "type": "string" },
                "hidden": { "description": "What is not.", "$ref": "#/$defs/strings" },
                "lines": { "$ref": "#/$defs/count" },
                "lineLimit": { "$ref": "#/$defs/count" },
                "scale": { "description": "What the font size was multiplied by to fit.", "type": "number" },
                "outside": { "$ref": "#/$defs/edges" },
                "other": { "description": "The view that is covered.", "$ref": "#/$defs/view" },
                "others": { "description": "How many more are.", "$ref": "#/$defs/count" },
                "size": {
                  "type": "object", "additionalProperties": false, "required": ["width", "height"],
                  "properties": { "width": { "type": "number" }, "height": { "type": "number" } }
                },
                "fontSize": { "type": "number" },
                "minimum": { "description": "The least that the rule asks for.", "type": "number" },
                "alternatives": { "description": "How many views did not fit.", "$ref": "#/$defs/count" },
                "characters": {
                  "description": "The characters that no font has.",
                  "type": "array",
                  "items": {
                    "type": "object", "additionalProperties": false, "required": ["scalar", "name"],
                    "properties": { "scalar": { "type": "string" }, "name": { "type": "string" } }
                  }
                },
                "words": { "description": "The words that are broken.", "$ref": "#/$defs/strings" },
                "placeholders": { "description": "Those that nothing filled.", "$ref": "#/$defs/strings" },
                "foundLocale": { "description": "The locale whose text was shown instead.", "type": "string" },
                "recorded": { "description": "As it was recorded.", "$ref": "#/$defs/recorded" },
                "now": { "description": "As it is today.", "$ref": "#/$defs/recorded" },
                "moved": {
                  "description": "How far the top left corner has moved, to the right and down.",
                  "type": "object", "additionalProperties": false, "required": ["x", "y"],
                  "properties": { "x": { "type": "number" }, "y": { "type": "number" } }
                },
                "reason": { "description": "Why nothing answers to a recording.", "type": "string" }
              }
            },
            "recorded": {
              "description": "One side of a difference from a recording: a view, the size of a scene, or a line of a recording that is no report.",
              "type": "object", "additionalProperties": false,
              "properties": {
                "title": { "description": "The kind of the view, with its name.", "type": "string" },
                "string": { "description": "The text of the view.", "type": "string" },
                "frame": {
                  "type": "object", "additionalProperties": false, "required": ["x", "y", "width", "height"],
                  "properties": {
                    "x": { "type": "number" }, "y": { "type": "number" }, "width": { "type": "number" },
                    "height": { "type": "number" }
                  }
                },
                "facts": { "description": "What else the text report says of the view.", "$ref": "#/$defs/strings" },
                "size": {
                  "type": "object", "additionalProperties": false, "required": ["width", "height"],
                  "properties": { "width": { "type": "number" }, "height": { "type": "number" } }
                },
                "fits": { "type": "boolean" },
                "line": { "type": "string" }
              }
            },
            "notice": {
              "type": "object", "additionalProperties": false, "required": ["message"],
              "properties": { "message": { "type": "string" }, "source": { "$ref": "#/$defs/position" } }
            },
            "tightLabel": {
              "description": "A label that fits, in the cell where it has the least to spare.",
              "type": "object", "additionalProperties": false,
              "required": ["scene", "view", "string", "locale", "cell", "need", "room", "headroom"],
              "properties": {
                "scene": { "type": "string" }, "view": { "$ref": "#/$defs/view" }, "key": { "type": "string" },
                "string": { "type": "string" }, "locale": { "type": "string" }, "cell": { "$ref": "#/$defs/cell" },
                "need": { "type": "number" }, "room": { "type": "number" }, "headroom": { "type": "number" }
              }
            },
            "tightLabels": { "type": "array", "items": { "$ref": "#/$defs/tightLabel" } },
            "hidden": {
              "description": "What a scene can show and does not in some of its cells.",
              "type": "object", "additionalProperties": false,
              "required": ["scene", "kind", "count", "view", "cells", "cellsMeasured"],
              "properties": {
                "scene": { "type": "string" },
                "kind": {
                  "description": "What it is, such as Tab, DisclosureGroup or Sheet; or the name of a view that cannot be evaluated.",
                  "type": "string"
                },
                "title": { "description": "The key of its label, or the label's text where it has none.", "type": "string" },
                "count": { "description": "How many of it there are.", "type": "integer", "minimum": 1 },
                "reason": { "description": "Why it cannot be evaluated.", "type": "string" },
                "view": { "description": "The kind of the view that can show it.", "type": "string" },
                "source": { "description": "Where that view is.", "$ref": "#/$defs/position" },
                "cells": { "description": "How many cells do not show it, with each plural form.", "$ref": "#/$defs/count" },
                "cellsMeasured": { "description": "Of how many.", "$ref": "#/$defs/count" }
              }
            },
            "allowance": {
              "description": "What a scene allows, and how often it did.",
              "type": "object", "additionalProperties": false, "required": ["scene", "view", "rule", "uses"],
              "properties": {
                "scene": { "type": "string" }, "view": { "$ref": "#/$defs/view" }, "rule": { "type": "string" },
                "reason": { "type": "string" }, "uses": { "$ref": "#/$defs/count" }
              }
            },
            "summary": {
              "description": "What was measured, and how much was found.",
              "type": "object", "additionalProperties": false,
              "required": [
                "labels", "cells", "scenes", "locales", "fonts", "notes", "errors", "warnings", "byRule", "byLocale",
                "known", "allowed", "allowances", "tightest", "idleRules"
              ],
              "properties": {
                "labels": { "$ref": "#/$defs/count" },
                "cells": { "$ref": "#/$defs/count" },
                "scenes": { "$ref": "#/$defs/strings" },
                "locales": { "$ref": "#/$defs/strings" },
                "fonts": { "description": "Names and versions.", "$ref": "#/$defs/strings" },
                "notes": { "description": "What is to be known of the numbers.", "$ref": "#/$defs/strings" },
                "seconds": { "description": "How long the check took.", "type": "number", "minimum": 0 },
                "errors": { "$ref": "#/$defs/count" },
                "warnings": { "$ref": "#/$defs/count" },
                "byRule": { "description": "Findings of each rule.", "$ref": "#/$defs/counts" },
                "byLocale": { "description": "Findings of each locale.", "$ref": "#/$defs/counts" },
                "known": { "description": "Findings that the baseline holds.", "$ref": "#/$defs/count" },
                "allowed": { "description": "Findings that scenes allow.", "$ref": "#/$defs/count" },
                "allowances": { "type": "array", "items": { "$ref": "#/$defs/allowance" } },
                "tightest": { "description": "The labels with the least headroom.", "$ref": "#/$defs/tightLabels" },
                "closeCalls": {
                  "description": "The labels whose headroom is smaller than the error of their font's model.",
                  "type": "object", "additionalProperties": false, "required": ["count", "errors95", "tightest"],
                  "properties": {
                    "count": { "$ref": "#/$defs/count" },
                    "errors95": {
                      "description": "The errors of the models, as fractions of a width.",
                      "type": "array", "items": { "type": "number" }
                    },
                    "tightest": { "$ref": "#/$defs/tightLabels" }
                  }
                },
                "hidden": {
                  "description": "What scenes can show and do not while they are laid out: it was not checked.",
                  "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/hidden" }
                },
                "idleRules": {
                  "description": "The rules that do not apply, or not in every scene, and why.",
                  "type": "object", "additionalProperties": { "type": "string" }
                },
                "uncheckedDevices": {
                  "description": "Kinds of device that texts have variations for, and that nothing was measured for.",
                  "type": "object", "additionalProperties": false, "required": ["texts", "devices"],
                  "properties": {
                    "texts": { "description": "How many texts have such a variation.", "$ref": "#/$defs/count" },
                    "devices": { "$ref": "#/$defs/strings" }
                  }
                }
              }
            }
          }
        }

        """##
}
