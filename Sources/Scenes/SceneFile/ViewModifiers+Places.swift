internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

extension ViewModifiers {
    /// Modifiers that add views to a view, or move it.
    static var places: [String: ViewChange] {
        [
            "aspectRatio": { _, view, value in try aspectRatio(view, value) },
            "overlay": { reader, view, value in
                let (content, alignment) = try reader.layer(value, of: "overlay")
                return AnyView(view.overlay(alignment: alignment) { content })
            },
            "background": { reader, view, value in
                let (content, alignment) = try reader.layer(value, of: "background")
                // A colour alone is a style, which fills the unsafe areas too.
                if try isColorAlone(value) { return AnyView(view.background { content.ignoresSafeArea() }) }
                return AnyView(view.background(alignment: alignment) { content })
            },
            "offset": { _, view, value in
                let (x, y) = try point(value, "offset")
                return AnyView(view.offset(x: x, y: y))
            },
            "position": { _, view, value in
                let (x, y) = try point(value, "position")
                return AnyView(view.position(x: x, y: y))
            },
            "alignmentGuide": { _, view, value in try alignmentGuide(view, value) },
            "gridCellColumns": { _, view, value in
                let count = try value.integer("gridCellColumns", from: 1)
                guard count <= 1000 else { throw value.wrong("gridCellColumns", "a whole number up to 1000") }
                return AnyView(view.gridCellColumns(count))
            },
            "gridColumnAlignment": { _, view, value in
                AnyView(view.gridColumnAlignment(try SceneValues.horizontalAlignment(value)))
            },
            "gridCellUnsizedAxes": { _, view, value in
                AnyView(view.gridCellUnsizedAxes(try SceneValues.axes(value)))
            },
            "gridCellAnchor": { _, view, value in
                AnyView(view.gridCellAnchor(try SceneValues.unitPoint(value)))
            },
            "buttonStyle": { _, view, value in
                let styles: KeyValuePairs = [
                    "automatic": BuiltInButtonStyle.automatic, "plain": .plain, "borderless": .borderless,
                    "bordered": .bordered, "borderedProminent": .borderedProminent,
                ]
                return AnyView(
                    view.environment(\.builtInButtonStyle, try value.choice("buttonStyle", of: styles)))
            },
            "environment": { _, view, value in try environment(view, value) },
        ]
    }

    /// `Color`, or `Color: red` without a modifier.
    private static func isColorAlone(_ value: YAMLValue) throws -> Bool {
        guard value.isMapping else { return value.scalar == "Color" }
        let entries = try value.entries("background")
        return entries.count == 1 && entries[0].name == "Color"
    }

    private static func aspectRatio(_ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        let modes: KeyValuePairs = ["fit": ContentMode.fit, "fill": .fill]
        guard value.isMapping else {
            if let mode = modes.first(where: { $0.key == value.scalar })?.value {
                return AnyView(view.aspectRatio(contentMode: mode))
            }
            return AnyView(view.aspectRatio(CGFloat(try value.number("aspectRatio", from: 0)), contentMode: .fit))
        }
        let entries = try value.entries("aspectRatio", keys: ["ratio", "contentMode"])
        let ratio = try entries["ratio"].map { CGFloat(try $0.number("ratio", from: 0)) }
        let mode = try entries["contentMode"]?.choice("contentMode", of: modes) ?? .fit
        return AnyView(view.aspectRatio(ratio, contentMode: mode))
    }

    private static func point(_ value: YAMLValue, _ name: String) throws -> (CGFloat, CGFloat) {
        let entries = try value.entries(name, keys: ["x", "y"])
        return (CGFloat(try entries["x"]?.number("x") ?? 0), CGFloat(try entries["y"]?.number("y") ?? 0))
    }

    /// `alignmentGuide: { firstTextBaseline: 12 }`: the guide, and its place in points from the view's top or leading edge.
    private static func alignmentGuide(_ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        let horizontal: [String: HorizontalAlignment] = [
            "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        let vertical: [String: VerticalAlignment] = [
            "top": .top, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ]
        var view = view
        for entry in try value.entries("alignmentGuide") {
            let place = CGFloat(try entry.value.number(entry.name))
            if let guide = horizontal[entry.name] {
                view = AnyView(view.alignmentGuide(guide) { _ in place })
            } else if let guide = vertical[entry.name] {
                view = AnyView(view.alignmentGuide(guide) { _ in place })
            } else {
                let names = horizontal.keys.sorted() + vertical.keys.sorted()
                throw InputError.unknown("alignment guide", entry.name, expected: names, at: entry.position)
            }
        }
        return view
    }

    /// `environment: { layoutDirection: rightToLeft }`.
    private static func environment(_ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        var view = view
        let entries = try value.entries("environment", keys: ["layoutDirection"])
        if let direction = entries["layoutDirection"] {
            let directions: KeyValuePairs = [
                "leftToRight": ViewLayout.LayoutDirection.leftToRight, "rightToLeft": .rightToLeft,
            ]
            view = AnyView(
                view.environment(\.layoutDirection, try direction.choice("layoutDirection", of: directions)))
        }
        return view
    }
}
