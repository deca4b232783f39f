internal import Foundation
internal import ViewLayout

extension SceneViews {
    /// Containers of SwiftUI: a list of views, or a mapping with options and the views under `content`.
    static let containers = ViewSection("Containers") { containers in
        containers.container(
            "HStack", "Views beside each other.",
            MappingKey("alignment", SceneValues.verticalAlignment, usual: "center", "How the views are aligned."),
            spacing
        ) { _, views, alignment, spacing in
            AnyView(HStackLayout(alignment: alignment, spacing: spacing) { views })
        }
        containers.container(
            "VStack", "Views below each other.",
            MappingKey("alignment", SceneValues.horizontalAlignment, usual: "center", "How the views are aligned."),
            spacing
        ) { _, views, alignment, spacing in
            AnyView(VStackLayout(alignment: alignment, spacing: spacing) { views })
        }
        containers.container("ZStack", "Views on top of each other.", alignment) { _, views, alignment in
            AnyView(ZStackLayout(alignment: alignment) { views })
        }
        containers.container(
            "ViewThatFits", "The first of its views that fits, or else the last.",
            MappingKey("in", SceneValues.axes, "The axes in which it must fit; by default both."), least: 1
        ) { _, views, axes in
            AnyView(ViewThatFits(in: axes ?? [.horizontal, .vertical]) { views })
        }
        containers.container(
            "Grid", "Rows of cells whose columns are aligned.", alignment,
            MappingKey(
                "horizontalSpacing", SceneValues.lengthInPoints, "Points between columns; by default the platform's."),
            MappingKey("verticalSpacing", SceneValues.lengthInPoints, "Points between rows; by default the platform's.")
        ) { _, views, alignment, across, down in
            AnyView(Grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: down) { views })
        }
        containers.container(
            "GridRow", "A row of a grid.",
            MappingKey("alignment", SceneValues.verticalAlignment, "How the cells are aligned; by default as the grid.")
        ) { _, views, alignment in
            AnyView(GridRow(alignment: alignment) { views })
        }
        containers.container(
            "ScrollView", "Views that a person scrolls.",
            MappingKey("axes", SceneValues.axes, usual: "vertical", "The axes in which it scrolls.")
        ) { _, views, axes in
            AnyView(ScrollView(axes) { views })
        }
        containers.view("Group", "Views that a modifier applies to one by one.", optional: views) { reader, views in
            AnyView(try views?(reader) ?? ViewSequence([]))
        }
        containers.container(
            "AnyLayout", "Views in a layout that a transition may change.",
            MappingKey("layout", layout, required: "a layout, such as HStackLayout", "The layout, with its defaults.")
        ) { _, views, layout in
            AnyView(layout { views })
        }
    }

    /// A list of views.
    static let views = ValueForm<Making<ViewSequence>>(.list(.view)) { value, name in
        { try $0.views(value, of: name) }
    }

    private static let spacing = MappingKey(
        "spacing", SceneValues.lengthInPoints, "Points between the views; by default the platform's.")

    private static let alignment = MappingKey(
        "alignment", SceneValues.alignment, usual: "center", "How the views are aligned.")
}
