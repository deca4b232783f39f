internal import Foundation
internal import ViewLayout

extension SceneViews {
    /// Views without text: space, lines, shapes.
    static let shapes = ViewSection("Space, images and shapes") { shapes in
        shapes.view("Spacer", "Space that takes all it gets.", optional: minLength) { _, length in
            AnyView(Spacer(minLength: length ?? nil))
        }
        shapes.bare("Divider", "A line between views.") { AnyView(Divider()) }
        shapes.bare("EmptyView", "Nothing.") { AnyView(EmptyView()) }
        shapes.view(
            "Image", "An image of the app by its name, or a symbol of the system.", image, absence: .needs("a name")
        ) { AnyView($1) }
        shapes.view("Color", "A colour, which takes all the space it gets.", optional: .text) { _, name in
            AnyView(Color(name ?? "clear"))
        }
        shapes.bare("Rectangle", "A rectangle.") { AnyView(Rectangle()) }
        shapes.view("RoundedRectangle", "A rectangle with round corners.", optional: radius) { _, radius in
            AnyView(RoundedRectangle(cornerRadius: radius ?? 0))
        }
        shapes.bare("Circle", "A circle.") { AnyView(Circle()) }
        shapes.bare("Capsule", "A rectangle whose shorter sides are half circles.") { AnyView(Capsule()) }
    }

    private static let minLength = ValueForm<CGFloat?>.mapping(
        MappingKey(
            "minLength", SceneValues.lengthInPoints(from: 0), "The least length, in points; by default the platform's.")
    ) { $1 }

    private static let radius = ValueForm<CGFloat>.mapping(
        MappingKey("cornerRadius", SceneValues.lengthInPoints(from: 0), usual: "0", "In points.")
    ) { $1 }

    /// `Image: photo`, `Image: { system: trash }`, `Image: { name: photo, width: 24, height: 24 }`.
    private static let image = ValueForm.text.map { name, _ in Image(name) }.orMapping(
        .mapping(
            MappingKey("name", .text, "An image of the app."),
            MappingKey("system", .text, "A symbol of the system."),
            MappingKey("width", .number(from: 0), "In points, with `height`."),
            MappingKey("height", .number(from: 0), "In points, with `width`."),
            MappingKey("resizable", .bool, usual: "false", "Whether it takes the size that it is proposed.")
        ) { value, name, system, width, height, isResizable in
            var image: Image
            switch (name, system) {
            case (let name?, nil): image = Image(name)
            case (nil, let name?): image = Image(systemName: name)
            default: throw value.wrong("Image", "a name or a system name")
            }
            if width != nil || height != nil {
                guard let width, let height else { throw value.wrong("Image", "a width and a height") }
                image.size = CGSize(width: width, height: height)
            }
            return isResizable ? image.resizable() : image
        })
}
