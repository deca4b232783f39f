internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

extension ViewModifiers {
    /// Modifiers that change how texts are set.
    static var text: [String: ViewChange] {
        [
            "font": { reader, view, value in
                if let name = try SceneValues.fontFamily(value) { reader.note(name.0, as: \.families, at: name.1) }
                return AnyView(view.font(try SceneValues.font(value)))
            },
            "bold": { _, view, value in AnyView(view.bold(try value.flag("bold"))) },
            "italic": { _, view, value in AnyView(view.italic(try value.flag("italic"))) },
            "monospacedDigit": { _, view, value in
                try value.flag("monospacedDigit") ? AnyView(view.monospacedDigit()) : view
            },
            "tracking": { _, view, value in AnyView(view.tracking(CGFloat(try value.number("tracking")))) },
            "textCase": { _, view, value in AnyView(view.textCase(try SceneValues.textCase(value))) },
            "lineLimit": { _, view, value in try lineLimit(view, value) },
            "lineSpacing": { _, view, value in
                AnyView(view.lineSpacing(CGFloat(try value.number("lineSpacing", from: 0))))
            },
            "truncationMode": { _, view, value in
                let modes: KeyValuePairs = ["head": Text.TruncationMode.head, "middle": .middle, "tail": .tail]
                return AnyView(view.truncationMode(try value.choice("truncationMode", of: modes)))
            },
            "minimumScaleFactor": { _, view, value in
                AnyView(view.minimumScaleFactor(CGFloat(try SceneValues.minimumScaleFactor(value))))
            },
            "allowsTightening": { _, view, value in
                AnyView(view.allowsTightening(try value.flag("allowsTightening")))
            },
            "keepWords": { _, view, value in AnyView(view.keepsWords(try value.flag("keepWords"))) },
            "avoidOrphans": { _, view, value in AnyView(view.avoidsOrphans(try value.flag("avoidOrphans"))) },
            "multilineTextAlignment": { _, view, value in
                let alignments: KeyValuePairs = [
                    "leading": TextAlignment.leading, "center": .center, "trailing": .trailing,
                ]
                return AnyView(
                    view.multilineTextAlignment(try value.choice("multilineTextAlignment", of: alignments)))
            },
            "dynamicTypeSize": { _, view, value in
                AnyView(view.dynamicTypeSize(try SceneValues.textSizeRange(value, "dynamicTypeSize")))
            },
        ]
    }

    /// A number, `none`, or `{ lines: 2, reservesSpace: true }`.
    private static func lineLimit(_ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        if value.isMapping {
            let entries = try value.entries("lineLimit", keys: ["lines", "reservesSpace"])
            guard let lines = entries["lines"] else { throw value.wrong("lineLimit", "a number of lines") }
            return AnyView(
                view.lineLimit(
                    try lines.integer("lines", from: 1),
                    reservesSpace: try entries["reservesSpace"]?.bool("reservesSpace") ?? false))
        }
        if value.scalar == "none" { return AnyView(view.lineLimit(nil)) }
        return AnyView(view.lineLimit(try value.integer("lineLimit", from: 1)))
    }
}

extension YAMLValue {
    /// true, false, or nothing, which is true as in `bold:`.
    func flag(_ name: String) throws -> Bool { isNull ? true : try bool(name) }
}
