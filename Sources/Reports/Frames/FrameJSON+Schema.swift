extension FrameJSON {
    /// The JSON Schema of a frame report, draft 2020-12. `galley schema report` prints it.
    public static let schema = ##"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Galley frame report, version 1",
          "description": "Everything known about one scene in one environment. Lengths are in points; places are measured from the top left of the space that the scene is proposed. An optional key that is missing means that there is nothing to say.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "version",
            "scene",
            "environment",
            "size",
            "fits",
            "fonts",
            "notes",
            "root"
          ],
          "properties": {
            "version": {
              "description": "The version of this contract.",
              "const": 1
            },
            "scene": {
              "description": "The name of the scene.",
              "type": "string"
            },
            "file": {
              "description": "The scene file, where there is one.",
              "type": "string"
            },
            "environment": {
              "description": "What the scene was laid out in.",
              "allOf": [
                {
                  "$ref": "#/$defs/environment"
                }
              ]
            },
            "size": {
              "description": "The size that the scene takes.",
              "allOf": [
                {
                  "$ref": "#/$defs/size"
                }
              ]
            },
            "fits": {
              "description": "Whether the size is within the environment's width and height.",
              "type": "boolean"
            },
            "fonts": {
              "description": "The names and versions of the fonts that were used, in order of first use.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "engine": {
              "description": "The versions of the libraries that the numbers come from, and of the Unicode Character Database that they hold.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "harfBuzz",
                "freeType",
                "icu",
                "unicode"
              ],
              "properties": {
                "harfBuzz": {
                  "description": "HarfBuzz, which shapes.",
                  "type": "string"
                },
                "freeType": {
                  "description": "FreeType, which reads outlines.",
                  "type": "string"
                },
                "icu": {
                  "description": "ICU, which knows breaks, directions and plurals.",
                  "type": "string"
                },
                "unicode": {
                  "description": "The version of Unicode that ICU holds.",
                  "type": "string"
                }
              }
            },
            "fontModels": {
              "description": "How the measures of fonts that may not be shipped are modelled on others; missing where nothing is modelled.",
              "type": "array",
              "minItems": 1,
              "items": {
                "$ref": "#/$defs/fontModel"
              }
            },
            "notes": {
              "description": "What a reader must know to read the numbers right.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "root": {
              "description": "The outermost view.",
              "allOf": [
                {
                  "$ref": "#/$defs/view"
                }
              ]
            }
          },
          "$defs": {
            "fontModel": {
              "description": "How the measures of a font that may not be shipped are modelled on another one. A text is modelled where the font is among its fonts.",
              "type": "object",
              "additionalProperties": false,
              "required": ["font", "of", "meanError", "error95"],
              "properties": {
                "font": {
                  "description": "The name and version of the font that is drawn.",
                  "type": "string"
                },
                "of": {
                  "description": "The font whose measures it is given.",
                  "type": "string"
                },
                "meanError": {
                  "description": "The mean absolute error of a width, as a fraction of it.",
                  "type": "number",
                  "minimum": 0
                },
                "error95": {
                  "description": "95 % of the known widths are missed by no more than this fraction of them.",
                  "type": "number",
                  "minimum": 0
                }
              }
            },
            "environment": {
              "description": "What a scene is laid out in.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "locale",
                "layoutDirection",
                "textSize",
                "width",
                "height",
                "displayScale",
                "platform"
              ],
              "properties": {
                "locale": {
                  "description": "A BCP 47 tag.",
                  "type": "string",
                  "minLength": 1
                },
                "layoutDirection": {
                  "description": "Which way lines and stacks run.",
                  "enum": [
                    "leftToRight",
                    "rightToLeft"
                  ]
                },
                "textSize": {
                  "description": "A Dynamic Type size, or a factor.",
                  "type": "string",
                  "pattern": "^(xSmall|small|medium|large|xLarge|xxLarge|xxxLarge|AX[1-5]|[0-9]+(\\.[0-9]+)?)$"
                },
                "width": {
                  "description": "The room that the scene is proposed; null proposes no width.",
                  "type": [
                    "number",
                    "null"
                  ]
                },
                "height": {
                  "description": "The room that the scene is proposed; null proposes no height.",
                  "type": [
                    "number",
                    "null"
                  ]
                },
                "safeArea": {
                  "description": "What the device covers of the room at its edges, in points; the scene is laid out in the rest. Missing where nothing is covered.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "top",
                    "leading",
                    "bottom",
                    "trailing"
                  ],
                  "properties": {
                    "top": {
                      "type": "number",
                      "minimum": 0
                    },
                    "leading": {
                      "type": "number",
                      "minimum": 0
                    },
                    "bottom": {
                      "type": "number",
                      "minimum": 0
                    },
                    "trailing": {
                      "type": "number",
                      "minimum": 0
                    }
                  }
                },
                "displayScale": {
                  "description": "Pixels to a point.",
                  "type": "number",
                  "exclusiveMinimum": 0
                },
                "platform": {
                  "description": "Whose fonts, text sizes and line metrics hold.",
                  "enum": [
                    "ios",
                    "macos",
                    "android",
                    "web"
                  ]
                }
              }
            },
            "size": {
              "description": "A width and a height.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "width",
                "height"
              ],
              "properties": {
                "width": {
                  "description": "In points.",
                  "type": "number"
                },
                "height": {
                  "description": "In points.",
                  "type": "number"
                }
              }
            },
            "frame": {
              "description": "Where something ended up.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "x",
                "y",
                "width",
                "height"
              ],
              "properties": {
                "x": {
                  "description": "The left edge.",
                  "type": "number"
                },
                "y": {
                  "description": "The top edge.",
                  "type": "number"
                },
                "width": {
                  "description": "In points.",
                  "type": "number"
                },
                "height": {
                  "description": "In points.",
                  "type": "number"
                }
              }
            },
            "position": {
              "description": "A place in a file.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "file",
                "line",
                "column"
              ],
              "properties": {
                "file": {
                  "description": "The file, as it was named.",
                  "type": "string"
                },
                "line": {
                  "description": "From 1.",
                  "type": "integer",
                  "minimum": 1
                },
                "column": {
                  "description": "From 1, in characters.",
                  "type": "integer",
                  "minimum": 1
                }
              }
            },
            "budget": {
              "description": "Room; a side that is missing has no limit.",
              "type": "object",
              "additionalProperties": false,
              "required": [],
              "properties": {
                "width": {
                  "description": "In points.",
                  "type": "number"
                },
                "height": {
                  "description": "In points.",
                  "type": "number"
                },
                "lines": {
                  "description": "The line limit.",
                  "type": "integer",
                  "minimum": 0
                }
              }
            },
            "choice": {
              "description": "Which alternative a ViewThatFits took.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "index",
                "of",
                "fits"
              ],
              "properties": {
                "index": {
                  "description": "From 0.",
                  "type": "integer",
                  "minimum": 0
                },
                "of": {
                  "description": "How many alternatives there are.",
                  "type": "integer",
                  "minimum": 1
                },
                "fits": {
                  "description": "Whether the alternative fits; when none does, the last is taken all the same.",
                  "type": "boolean"
                },
                "room": {
                  "description": "The room that the alternatives were measured against.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/budget"
                    }
                  ]
                },
                "sizes": {
                  "description": "The ideal size of each alternative.",
                  "type": "array",
                  "items": {
                    "$ref": "#/$defs/size"
                  }
                }
              }
            },
            "view": {
              "description": "One view, with the views inside it.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "id",
                "kind",
                "frame",
                "children"
              ],
              "properties": {
                "id": {
                  "description": "The path of child indices from the root.",
                  "type": "string",
                  "pattern": "^[0-9]+(\\.[0-9]+)*$"
                },
                "name": {
                  "description": "The name that the scene gives the view.",
                  "type": "string"
                },
                "kind": {
                  "description": "The name of the view or layout.",
                  "type": "string",
                  "minLength": 1
                },
                "frame": {
                  "description": "Where the view ended up, without its modifiers.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/frame"
                    }
                  ]
                },
                "container": {
                  "description": "The innermost frame modifier around the view.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/frame"
                    }
                  ]
                },
                "choice": {
                  "description": "Which alternative a ViewThatFits took.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/choice"
                    }
                  ]
                },
                "control": {
                  "description": "Whether a person is meant to touch the view.",
                  "type": "boolean"
                },
                "standard": {
                  "description": "Whether the control has the look, and so the size, that the platform gives it.",
                  "type": "boolean"
                },
                "leadsFurther": {
                  "description": "Whether the view is a row that leads to another view, and has a mark that says so.",
                  "type": "boolean"
                },
                "detached": {
                  "description": "Whether the view's place is meant to differ from its layout.",
                  "type": "boolean"
                },
                "moved": {
                  "description": "Whether an offset or a position took the view there, and not an overlay or a background.",
                  "type": "boolean"
                },
                "ignoresSafeArea": {
                  "description": "Whether the view is meant to leave what holds it for an unsafe area.",
                  "type": "boolean"
                },
                "layered": {
                  "description": "Whether the view's children are meant to cover each other.",
                  "type": "boolean"
                },
                "clips": {
                  "description": "Whether what leaves the view's frame is cut off or scrolled to.",
                  "type": "boolean"
                },
                "clip": {
                  "description": "The innermost rectangle around the view beyond which nothing of it shows, where a modifier clips.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/frame"
                    }
                  ]
                },
                "scrolls": {
                  "description": "The axes along which a person can scroll to what leaves the frame.",
                  "type": "array",
                  "items": {
                    "enum": [
                      "horizontal",
                      "vertical"
                    ]
                  }
                },
                "allow": {
                  "description": "The rules whose findings are meant here.",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "allowReasons": {
                  "description": "Why, by rule.",
                  "type": "object",
                  "additionalProperties": {
                    "type": "string"
                  }
                },
                "source": {
                  "description": "Where the view is written, in its scene file or in Swift, where one that does not know stands where the view around it stands.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/position"
                    }
                  ]
                },
                "warnings": {
                  "description": "What went wrong while the view was laid out.",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "hidden": {
                  "description": "What the view can show and does not in this layout: nothing in it was measured.",
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "kind",
                      "count"
                    ],
                    "properties": {
                      "kind": {
                        "description": "What it is, such as Tab, DisclosureGroup or Sheet; or the name of a view that cannot be evaluated.",
                        "type": "string",
                        "minLength": 1
                      },
                      "title": {
                        "description": "The key of the label that stands for it, or the label's text where it has no key.",
                        "type": "string"
                      },
                      "count": {
                        "description": "How many of the kind there are.",
                        "type": "integer",
                        "minimum": 1
                      },
                      "reason": {
                        "description": "Why it cannot be evaluated.",
                        "type": "string"
                      }
                    }
                  }
                },
                "text": {
                  "description": "The facts of a text.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/text"
                    }
                  ]
                },
                "children": {
                  "description": "The views inside, in the order of the scene.",
                  "type": "array",
                  "items": {
                    "$ref": "#/$defs/view"
                  }
                }
              }
            },
            "text": {
              "description": "Everything known about one text. Ranges count Unicode scalars of the string.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "string",
                "locale",
                "ideal",
                "budget",
                "lines",
                "truncated",
                "visible",
                "hidden",
                "scale",
                "fontSize",
                "fontWeight",
                "firstBaseline",
                "lastBaseline",
                "growth",
                "fonts",
                "fontRuns",
                "missing",
                "placeholders",
                "brokenWords"
              ],
              "properties": {
                "string": {
                  "description": "The text as it was measured.",
                  "type": "string"
                },
                "key": {
                  "description": "The key under which a catalog has it.",
                  "type": "string"
                },
                "source": {
                  "description": "Where the string stands in its catalog, else where the text is written.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/position"
                    }
                  ]
                },
                "locale": {
                  "description": "The locale in which the string was found.",
                  "type": "string"
                },
                "plural": {
                  "description": "The plural category that was measured.",
                  "enum": [
                    "zero",
                    "one",
                    "two",
                    "few",
                    "many",
                    "other"
                  ]
                },
                "ideal": {
                  "description": "The size with unlimited room, at full font size.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/size"
                    }
                  ]
                },
                "budget": {
                  "description": "The room that the layout gave.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/budget"
                    }
                  ]
                },
                "size": {
                  "description": "The size in that room, not rounded to pixels.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/size"
                    }
                  ]
                },
                "lines": {
                  "description": "The lines that show.",
                  "type": "array",
                  "items": {
                    "$ref": "#/$defs/line"
                  }
                },
                "truncated": {
                  "description": "Whether fewer characters show than the text has.",
                  "type": "boolean"
                },
                "visible": {
                  "description": "What shows, with the ellipsis where there is one.",
                  "type": "string"
                },
                "hidden": {
                  "description": "What does not show, piece by piece.",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "unlimited": {
                  "description": "What the whole text would take at this width without a limit on lines or height.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "lines",
                    "height"
                  ],
                  "properties": {
                    "lines": {
                      "description": "How many.",
                      "type": "integer",
                      "minimum": 0
                    },
                    "height": {
                      "description": "In points.",
                      "type": "number"
                    }
                  }
                },
                "fittingWidth": {
                  "description": "The smallest width at which the whole text shows within its line limit, at the size to which it was shrunk.",
                  "type": "number"
                },
                "scale": {
                  "description": "The factor on the font size.",
                  "type": "number",
                  "exclusiveMinimum": 0
                },
                "fontSize": {
                  "description": "In points, at scale 1.",
                  "type": "number"
                },
                "fontWeight": {
                  "description": "The weight of the first font, from 100 to 900; 400 is regular.",
                  "type": "number"
                },
                "firstBaseline": {
                  "description": "From the top of the text's own frame.",
                  "type": "number"
                },
                "lastBaseline": {
                  "description": "From the top of the text's own frame.",
                  "type": "number"
                },
                "ink": {
                  "description": "The box around the outlines.",
                  "allOf": [
                    {
                      "$ref": "#/$defs/frame"
                    }
                  ]
                },
                "inkOverflow": {
                  "description": "How far the ink leaves its lines, as high as the requested font alone makes them; in points.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "above",
                    "below",
                    "left",
                    "right"
                  ],
                  "properties": {
                    "above": {
                      "type": "number",
                      "minimum": 0
                    },
                    "below": {
                      "type": "number",
                      "minimum": 0
                    },
                    "left": {
                      "type": "number",
                      "minimum": 0
                    },
                    "right": {
                      "type": "number",
                      "minimum": 0
                    }
                  }
                },
                "growth": {
                  "description": "How far fallback fonts make the text taller than its own font alone would.",
                  "type": "number"
                },
                "fonts": {
                  "description": "The names and versions of the fonts that the visible text uses.",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "fontRuns": {
                  "description": "The font of each run.",
                  "type": "array",
                  "items": {
                    "description": "A run of clusters that one font draws.",
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "range",
                      "font"
                    ],
                    "properties": {
                      "range": {
                        "description": "The first scalar and the one after the last.",
                        "type": "array",
                        "items": {
                          "type": "integer",
                          "minimum": 0
                        },
                        "minItems": 2,
                        "maxItems": 2
                      },
                      "font": {
                        "description": "The name and version of the font.",
                        "type": "string"
                      }
                    }
                  }
                },
                "missing": {
                  "description": "Characters that no font has.",
                  "type": "array",
                  "items": {
                    "description": "A character that no font has.",
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "scalar",
                      "name"
                    ],
                    "properties": {
                      "scalar": {
                        "description": "U+ and hexadecimal digits.",
                        "type": "string",
                        "pattern": "^U\\+[0-9A-F]{4,6}$"
                      },
                      "name": {
                        "description": "Its name in the Unicode Character Database.",
                        "type": "string"
                      }
                    }
                  }
                },
                "placeholders": {
                  "description": "Raw placeholders that were measured as they stand.",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "brokenWords": {
                  "description": "The words inside which a line ends for want of room.",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "brokenWordWidths": {
                  "description": "The width that each of these words needs to stay whole.",
                  "type": "array",
                  "items": {
                    "type": "number"
                  }
                }
              }
            },
            "line": {
              "description": "One line of a text.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "range",
                "x",
                "width",
                "top",
                "height",
                "baseline"
              ],
              "properties": {
                "range": {
                  "description": "The first scalar and the one after the last.",
                  "type": "array",
                  "items": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "minItems": 2,
                  "maxItems": 2
                },
                "x": {
                  "description": "The left end of the line, from the left of the text's own frame.",
                  "type": "number"
                },
                "width": {
                  "description": "The sum of the advances, without a trailing space.",
                  "type": "number"
                },
                "top": {
                  "description": "The top of the line's box, from the top of the text's own frame.",
                  "type": "number"
                },
                "height": {
                  "description": "The height of the line's box.",
                  "type": "number"
                },
                "baseline": {
                  "description": "From the top of the text's own frame.",
                  "type": "number"
                }
              }
            }
          }
        }

        """##
}
