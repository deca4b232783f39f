internal import Foundation
internal import ViewLayout

extension SceneViews {
    /// Layouts that are not SwiftUI's own.
    ///
    /// Buttons in a stack of equal widths take the width that it offers, as in Apple's sample, where each label has a
    /// flexible frame.
    static let layouts = ViewSection("Layouts that are not SwiftUI's own") { layouts in
        layouts.container("EqualWidthHStack", "Views beside each other, each as wide as the widest.") { _, views in
            AnyView(EqualWidthHStack()({ views }).buttonSizing(.flexible))
        }
        layouts.container("EqualWidthVStack", "Views below each other, each as wide as the widest.") { _, views in
            AnyView(EqualWidthVStack()({ views }).buttonSizing(.flexible))
        }
        layouts.container(
            "BalancedStack", "Views in cells as large as the largest, in a row or a column.",
            MappingKey("direction", direction, usual: "row", "How the cells follow each other.")
        ) { _, views, direction in
            AnyView(BalancedStack(direction) { views })
        }
        layouts.container(
            "FlowLayout", "Views in lines that wrap, as words do.",
            MappingKey(
                "spacing", SceneValues.lengthInPoints(from: 0), usual: "8", "Points between the views of a line."),
            MappingKey("lineSpacing", SceneValues.lengthInPoints(from: 0), usual: "8", "Points between the lines.")
        ) { _, views, spacing, lineSpacing in
            AnyView(FlowLayout(itemSpacing: spacing, lineSpacing: lineSpacing) { views })
        }
        layouts.container(
            "OverlappingHStack", "Views of one size beside each other, each a little over the one before.",
            MappingKey(
                "overlap", SceneValues.lengthInPoints, usual: "6", "How far each covers the one before, in points.")
        ) { _, views, overlap in
            AnyView(OverlappingHStack(overlap: overlap) { views })
        }
        layouts.container(
            "RadialLayout", "Views on a circle, turned so that those of a better `rank` are nearer to the top."
        ) { _, views in
            AnyView(RadialLayout { views })
        }
    }

    private static let direction = ValueForm.choice(["row": BalancedStack.Direction.row, "column": .column])

    /// A layout by its name, with its defaults.
    static let layout = ValueForm.choice(
        as: "layout",
        [
            "HStackLayout": AnyLayout(HStackLayout()), "VStackLayout": AnyLayout(VStackLayout()),
            "ZStackLayout": AnyLayout(ZStackLayout()), "EqualWidthHStack": AnyLayout(EqualWidthHStack()),
            "EqualWidthVStack": AnyLayout(EqualWidthVStack()), "FlowLayout": AnyLayout(FlowLayout()),
            "OverlappingHStack": AnyLayout(OverlappingHStack()), "RadialLayout": AnyLayout(RadialLayout()),
        ])
}
