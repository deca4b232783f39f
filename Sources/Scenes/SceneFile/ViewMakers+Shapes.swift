internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

extension ViewMakers {
    /// Views that hold no text: space, lines, shapes.
    static var shapes: [String: ViewMaker] {
        [
            "Spacer": { _, content, _ in
                let entries = try content?.entries("Spacer", keys: ["minLength"])
                return AnyView(
                    Spacer(minLength: try entries?["minLength"].map { CGFloat(try $0.number("minLength", from: 0)) }))
            },
            "Divider": { _, content, _ in try bare(Divider(), "Divider", content) },
            "EmptyView": { _, content, _ in try bare(EmptyView(), "EmptyView", content) },
            "Image": { _, content, position in AnyView(try image(content, at: position)) },
            "Color": { _, content, _ in AnyView(Color(try content?.string("Color") ?? "clear")) },
            "Rectangle": { _, content, _ in try bare(Rectangle(), "Rectangle", content) },
            "RoundedRectangle": { _, content, _ in
                let entries = try content?.entries("RoundedRectangle", keys: ["cornerRadius"])
                let radius = try entries?["cornerRadius"]?.number("cornerRadius", from: 0) ?? 0
                return AnyView(RoundedRectangle(cornerRadius: CGFloat(radius)))
            },
            "Circle": { _, content, _ in try bare(Circle(), "Circle", content) },
            "Capsule": { _, content, _ in try bare(Capsule(), "Capsule", content) },
        ]
    }

    /// `Image: photo`, `Image: { system: trash }`, `Image: { name: photo, width: 24, height: 24 }`.
    private static func image(_ content: YAMLValue?, at position: SourcePosition) throws -> Image {
        guard let content else { throw InputError(.configuration, "Image needs a name", at: position) }
        guard content.isMapping else { return Image(try content.string("Image")) }
        let entries = try content.entries("Image", keys: ["name", "system", "width", "height", "resizable"])
        let width = try entries["width"]?.number("width", from: 0)
        let height = try entries["height"]?.number("height", from: 0)
        var image: Image
        switch (entries["name"], entries["system"]) {
        case (let name?, nil): image = Image(try name.string("name"))
        case (nil, let name?): image = Image(systemName: try name.string("system"))
        default: throw content.wrong("Image", "a name or a system name")
        }
        if width != nil || height != nil {
            guard let width, let height else { throw content.wrong("Image", "a width and a height") }
            image.size = CGSize(width: width, height: height)
        }
        return try entries["resizable"]?.bool("resizable") == true ? image.resizable() : image
    }

    /// A view that takes no content.
    static func bare(_ view: some View, _ name: String, _ content: YAMLValue?) throws -> AnyView {
        if let content { throw content.wrong(name, "no content") }
        return AnyView(view)
    }
}
