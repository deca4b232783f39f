/// The picture that a view shows.
public struct DrawnImage: Hashable, Sendable {
    /// What there is of the picture.
    public enum Content: Hashable, Sendable {
        /// The place of the file among those of the scene.
        case file(Int)
        /// A symbol of the system: a plain mark stands in for it.
        case symbol
        /// Content that is not known: a dashed outline with its name.
        case unknown
    }

    /// What there is of the picture.
    public var content: Content
    /// The picture's name in the app.
    public var name: String
    /// Whether only the outline of the picture counts, which has the colour of texts.
    public var isTemplate = false
    /// Whether the picture fills the frame, so that parts of it are cut off, and does not fit in it.
    public var fills = false

    /// A picture, or what is in its place.
    public init(_ content: Content, name: String) {
        self.content = content
        self.name = name
    }
}

/// A picture in a file, of a format that browsers show.
public struct ImageFile: Hashable, Sendable {
    /// The format of the bytes.
    public enum Format: String, Hashable, Sendable {
        /// Each as in the standard of its name.
        case png, jpeg, svg
    }

    /// The format of the bytes.
    public var format: Format
    /// The content of the file.
    public var bytes: [UInt8]
    /// The size in pixels, or in points where there are none.
    public var size: Size

    /// A picture in a file.
    public init(_ format: Format, bytes: [UInt8], size: Size) {
        self.format = format
        self.bytes = bytes
        self.size = size
    }
}
