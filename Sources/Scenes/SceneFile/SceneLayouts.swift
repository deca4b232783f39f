internal import Foundation
internal import Frames
internal import ViewLayout

extension ViewMakers {
    /// Layouts that are not SwiftUI's own.
    ///
    /// Buttons in a stack of equal widths take the width that it offers, as in Apple's sample, where each label has a
    /// flexible frame.
    static var layouts: [String: ViewMaker] {
        [
            "EqualWidthHStack": { reader, content, _ in
                let options = try reader.options(content, of: "EqualWidthHStack", keys: [])
                return AnyView(EqualWidthHStack()({ options.content }).buttonSizing(.flexible))
            },
            "EqualWidthVStack": { reader, content, _ in
                let options = try reader.options(content, of: "EqualWidthVStack", keys: [])
                return AnyView(EqualWidthVStack()({ options.content }).buttonSizing(.flexible))
            },
            "BalancedStack": { reader, content, _ in
                let options = try reader.options(content, of: "BalancedStack", keys: ["direction"])
                let direction = try options["direction"].map(SceneLayouts.direction) ?? .row
                return AnyView(BalancedStack(direction) { options.content })
            },
            "FlowLayout": { reader, content, _ in
                let options = try reader.options(content, of: "FlowLayout", keys: ["spacing", "lineSpacing"])
                let layout = FlowLayout(
                    itemSpacing: try options.length("spacing", from: 0) ?? 8,
                    lineSpacing: try options.length("lineSpacing", from: 0) ?? 8)
                return AnyView(layout { options.content })
            },
            "OverlappingHStack": { reader, content, _ in
                let options = try reader.options(content, of: "OverlappingHStack", keys: ["overlap"])
                return AnyView(OverlappingHStack(overlap: try options.length("overlap") ?? 6) { options.content })
            },
            "RadialLayout": { reader, content, _ in
                let options = try reader.options(content, of: "RadialLayout", keys: [])
                return AnyView(RadialLayout { options.content })
            },
        ]
    }
}

/// Layouts as values, for `AnyLayout`.
enum SceneLayouts {
    static func direction(_ value: YAMLValue) throws -> BalancedStack.Direction {
        try value.choice("direction", of: ["row": BalancedStack.Direction.row, "column": .column])
    }

    /// A layout by its name, with its defaults.
    static func layout(_ value: YAMLValue) throws -> AnyLayout {
        try value.choice(
            "layout",
            of: [
                "HStackLayout": AnyLayout(HStackLayout()), "VStackLayout": AnyLayout(VStackLayout()),
                "ZStackLayout": AnyLayout(ZStackLayout()), "EqualWidthHStack": AnyLayout(EqualWidthHStack()),
                "EqualWidthVStack": AnyLayout(EqualWidthVStack()), "FlowLayout": AnyLayout(FlowLayout()),
                "OverlappingHStack": AnyLayout(OverlappingHStack()), "RadialLayout": AnyLayout(RadialLayout()),
            ])
    }
}
