import Frames

/// A picture in a localization catalog, and where a text is in it.
struct Screenshot: Sendable {
    /// The name of the file.
    var name: String
    /// Where the text is, in points from the top left of the picture.
    var frame: Frame
}
