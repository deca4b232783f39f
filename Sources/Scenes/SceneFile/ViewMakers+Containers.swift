internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

extension ViewMakers {
    /// Containers of SwiftUI: a list of views, or a mapping with options and the views under `content`.
    static var containers: [String: ViewMaker] {
        [
            "HStack": { reader, content, _ in
                let options = try reader.options(content, of: "HStack", keys: ["alignment", "spacing"])
                let alignment = try options["alignment"].map(SceneValues.verticalAlignment) ?? .center
                let layout = HStackLayout(alignment: alignment, spacing: try options.length("spacing"))
                return AnyView(layout { options.content })
            },
            "VStack": { reader, content, _ in
                let options = try reader.options(content, of: "VStack", keys: ["alignment", "spacing"])
                let alignment = try options["alignment"].map(SceneValues.horizontalAlignment) ?? .center
                let layout = VStackLayout(alignment: alignment, spacing: try options.length("spacing"))
                return AnyView(layout { options.content })
            },
            "ZStack": { reader, content, _ in
                let options = try reader.options(content, of: "ZStack", keys: ["alignment"])
                let alignment = try options["alignment"].map(SceneValues.alignment) ?? .center
                return AnyView(ZStackLayout(alignment: alignment) { options.content })
            },
            "ViewThatFits": { reader, content, position in
                let options = try reader.options(content, of: "ViewThatFits", keys: ["in"])
                guard !options.content.views.isEmpty else {
                    throw InputError(.configuration, "ViewThatFits needs at least one view", at: position)
                }
                let axes = try options["in"].map(SceneValues.axes) ?? [.horizontal, .vertical]
                return AnyView(ViewThatFits(in: axes) { options.content })
            },
            "Grid": { reader, content, _ in
                let keys = ["alignment", "horizontalSpacing", "verticalSpacing"]
                let options = try reader.options(content, of: "Grid", keys: keys)
                let alignment = try options["alignment"].map(SceneValues.alignment) ?? .center
                let (across, down) = (try options.length(keys[1]), try options.length(keys[2]))
                return AnyView(
                    Grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: down) { options.content })
            },
            "GridRow": { reader, content, _ in
                let options = try reader.options(content, of: "GridRow", keys: ["alignment"])
                let alignment = try options["alignment"].map(SceneValues.verticalAlignment)
                return AnyView(GridRow(alignment: alignment) { options.content })
            },
            "ScrollView": { reader, content, _ in
                let options = try reader.options(content, of: "ScrollView", keys: ["axes"])
                let axes = try options["axes"].map(SceneValues.axes) ?? .vertical
                return AnyView(ScrollView(axes) { options.content })
            },
            "Group": { reader, content, _ in AnyView(try reader.views(content, of: "Group")) },
            "AnyLayout": { reader, content, position in
                let options = try reader.options(content, of: "AnyLayout", keys: ["layout"])
                guard let layout = options["layout"] else {
                    throw InputError(.configuration, "AnyLayout needs a layout, such as HStackLayout", at: position)
                }
                return AnyView(AnyLayout(try SceneLayouts.layout(layout)) { options.content })
            },
        ]
    }
}

/// The options of a container, and the views in it.
struct ContainerOptions {
    let content: ViewSequence
    fileprivate let values: [String: YAMLValue]

    subscript(_ name: String) -> YAMLValue? { values[name] }

    /// A length in points.
    func length(_ name: String) throws -> CGFloat? { try values[name].map { CGFloat(try $0.number(name)) } }

    /// A length in points, of at least `bound`.
    func length(_ name: String, from bound: Double) throws -> CGFloat? {
        try values[name].map { CGFloat(try $0.number(name, from: bound)) }
    }
}

extension ViewReader {
    /// The content of a container: a list of views, or a mapping with options and the views under `content`.
    func options(_ value: YAMLValue?, of name: String, keys: [String]) throws -> ContainerOptions {
        guard let value, value.isMapping else {
            return ContainerOptions(content: try views(value, of: name), values: [:])
        }
        var entries = try value.entries(name, keys: keys + ["content"])
        let content = try views(entries.removeValue(forKey: "content"), of: "content")
        return ContainerOptions(content: content, values: entries)
    }
}
