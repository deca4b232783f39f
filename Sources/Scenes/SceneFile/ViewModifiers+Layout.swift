internal import Foundation
internal import Frames
internal import ViewLayout

extension ViewModifiers {
    /// Modifiers that change sizes and places.
    static var layout: [String: ViewChange] {
        [
            "frame": { _, view, value in try frame(view, value) },
            "padding": { _, view, value in
                value.isNull ? AnyView(view.padding()) : AnyView(view.padding(try SceneValues.insets(value)))
            },
            "fixedSize": { _, view, value in try fixedSize(view, value) },
            "layoutPriority": { _, view, value in AnyView(view.layoutPriority(try value.number("layoutPriority"))) },
            "controlSize": { _, view, value in
                let sizes: KeyValuePairs = [
                    "mini": ControlSize.mini, "small": .small, "regular": .regular, "large": .large,
                    "extraLarge": .extraLarge,
                ]
                return AnyView(view.controlSize(try value.choice("controlSize", of: sizes)))
            },
            "clipped": { _, view, value in try value.flag("clipped") ? AnyView(view.clipped()) : view },
            "rank": { _, view, value in AnyView(view.rank(try value.integer("rank"))) },
        ]
    }

    private static let lengths = [
        "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]

    private static func frame(_ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        var entries = try value.entries("frame", keys: lengths + ["alignment"])
        let alignment = try entries.removeValue(forKey: "alignment").map(SceneValues.alignment) ?? .center
        let lengths = try entries.reduce(into: [String: CGFloat]()) { lengths, entry in
            // Only these two have no bound in SwiftUI.
            let mayBeInfinite = entry.key.hasPrefix("ideal") || entry.key.hasPrefix("max")
            lengths[entry.key] = CGFloat(
                try mayBeInfinite ? entry.value.length(entry.key) : entry.value.number(entry.key, from: 0))
        }
        guard !lengths.isEmpty else { throw value.wrong("frame", "at least one length") }
        let isFixed = lengths["width"] != nil || lengths["height"] != nil
        guard isFixed else {
            return AnyView(
                view.frame(
                    minWidth: lengths["minWidth"], idealWidth: lengths["idealWidth"], maxWidth: lengths["maxWidth"],
                    minHeight: lengths["minHeight"], idealHeight: lengths["idealHeight"],
                    maxHeight: lengths["maxHeight"], alignment: alignment))
        }
        guard lengths.keys.allSatisfy({ $0 == "width" || $0 == "height" }) else {
            throw value.wrong("frame", "width and height, or minimum, ideal and maximum lengths, as SwiftUI does")
        }
        return AnyView(view.frame(width: lengths["width"], height: lengths["height"], alignment: alignment))
    }

    /// true, nothing, the axes, or SwiftUI's labels: `fixedSize: horizontal`, `fixedSize: { horizontal: true }`.
    private static func fixedSize(_ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        if value.isNull || value.scalar == "true" { return AnyView(view.fixedSize()) }
        if value.isMapping {
            let entries = try value.entries("fixedSize", keys: ["horizontal", "vertical"])
            return AnyView(
                view.fixedSize(
                    horizontal: try entries["horizontal"]?.bool("horizontal") ?? false,
                    vertical: try entries["vertical"]?.bool("vertical") ?? false))
        }
        let axes = try SceneValues.axes(value)
        return AnyView(
            view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
    }

    /// Modifiers that change nothing but what a report says.
    static var marks: [String: ViewChange] {
        [
            "id": { _, view, value in AnyView(view.id(try value.string("id"))) },
            "allow": { reader, view, value in try allow(reader, view, value) },
        ]
    }

    /// A rule, a list of rules, or a mapping from rules to reasons.
    private static func allow(_ reader: ViewReader, _ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        if value.isMapping {
            return try value.entries("allow").reduce(view) { view, entry in
                reader.note(entry.name, as: \.allowances, at: entry.position)
                return AnyView(view.allow(entry.name, reason: try entry.value.string(entry.name)))
            }
        }
        return try value.listOrOne().reduce(view) { view, item in
            let rule = try item.string("allow")
            reader.note(rule, as: \.allowances, at: item.position)
            return AnyView(view.allow(rule))
        }
    }
}
