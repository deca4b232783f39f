/// How a scene looks on the screen: what its views draw, from the back to the front.
public struct DrawnScene: Hashable, Sendable {
    /// What is behind all views.
    public var background: DrawnTone
    /// Whether the scene asks for the dark appearance, or for the light one; nil where it follows the device.
    public var isDark: Bool?
    /// The views in the order in which they are drawn.
    public var views: [DrawnView]
    /// The files of the pictures that views show, each once.
    public var files: [ImageFile]

    /// What is drawn of a scene.
    public init(background: DrawnTone, isDark: Bool? = nil, views: [DrawnView] = [], files: [ImageFile] = []) {
        self.background = background
        self.isDark = isDark
        self.views = views
        self.files = files
    }
}

/// What a view draws, in points from the top left of the scene.
public struct DrawnView: Hashable, Sendable {
    /// The view's identifier in the frame report.
    public var id: String
    /// Areas and lines, from the back to the front.
    public var parts: [DrawnPart]
    /// A picture, or what is in its place.
    public var image: DrawnImage?
    /// The colour of the view's text and of its symbol.
    public var ink: DrawnTone
    /// The colour of the view as a control.
    public var tint: DrawnTone
    /// How visible the view is, from 0 to 1.
    public var opacity: Double
    /// The frame outside of which nothing is drawn; nil for no limit.
    public var clip: Frame?
    /// What modifiers around the view do with what it draws, from the outermost to the innermost. Neighbours that begin
    /// with the same effects are drawn as one picture, which has them once.
    public var effects: [DrawnEffect]

    /// A view that draws nothing but its text.
    public init(id: String, ink: DrawnTone, tint: DrawnTone) {
        self.id = id
        self.ink = ink
        self.tint = tint
        parts = []
        opacity = 1
        effects = []
    }
}

/// What a modifier does with the picture of the views inside.
public enum DrawnEffect: Hashable, Sendable {
    /// Nothing is drawn outside of an outline.
    case clip([OutlineStep])
    /// A shadow behind the picture.
    case shadow(DrawnShadow)
    /// Something behind the picture, such as a material.
    case behind(DrawnPart)
    /// Something over the picture, such as a border.
    case over(DrawnPart)
}

/// A blurred copy of a picture in one colour, behind it.
public struct DrawnShadow: Hashable, Sendable {
    /// Its colour.
    public var tone: DrawnTone
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// How far to the right of the picture it is, in points.
    public var x: Double
    /// How far below the picture it is, in points.
    public var y: Double

    /// A shadow, in points.
    public init(tone: DrawnTone, radius: Double, x: Double, y: Double) {
        self.tone = tone
        self.radius = radius
        self.x = x
        self.y = y
    }
}

/// An area or a line.
public struct DrawnPart: Hashable, Sendable {
    /// The outline, in points.
    public var outline: [OutlineStep]
    /// What it is drawn with.
    public var paint: DrawnPaint
    /// The width of a line in points; nil for an area.
    public var lineWidth: Double?
    /// The lengths of dashes and gaps in turn, in points.
    public var dashes: [Double] = []
    /// Whether an area inside two parts of the outline is left out.
    public var isEvenOdd = false

    /// An area, or a line of a width in points.
    public init(_ outline: [OutlineStep], paint: DrawnPaint, lineWidth: Double? = nil) {
        self.outline = outline
        self.paint = paint
        self.lineWidth = lineWidth
    }
}

/// What an area is drawn with.
public enum DrawnPaint: Hashable, Sendable {
    /// One colour.
    case tone(DrawnTone)
    /// Colours that change into each other.
    case gradient(DrawnGradient)
}

/// Colours that change into each other, in coordinates of the area: 0…1 on both axes.
public struct DrawnGradient: Hashable, Sendable {
    /// A colour at a place between the ends, from 0 to 1.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var tone: DrawnTone
        /// From 0 to 1.
        public var location: Double

        /// A colour at its place.
        public init(tone: DrawnTone, location: Double) {
            self.tone = tone
            self.location = location
        }
    }

    /// In the order of their places.
    public var stops: [Stop]
    /// Where the first colour is, or the centre of circles.
    public var start: OutlinePoint
    /// Where the last colour is; nil for circles.
    public var end: OutlinePoint?
    /// The radius of the last colour around the start, as a part of the area's longer side; 0 along a line.
    public var radius: Double

    /// Colours along a line, or around a point.
    public init(stops: [Stop], start: OutlinePoint, end: OutlinePoint? = nil, radius: Double = 0) {
        self.stops = stops
        self.start = start
        self.end = end
        self.radius = radius
    }
}

/// A colour in the light appearance and in the dark one.
public struct DrawnTone: Hashable, Sendable {
    /// In the light appearance.
    public var light: DrawnColor
    /// In the dark appearance.
    public var dark: DrawnColor

    /// A colour that may be different in the dark.
    public init(light: DrawnColor, dark: DrawnColor) {
        self.light = light
        self.dark = dark
    }
}

/// A colour in sRGB, each component from 0 to 255, and its opacity from 0 to 1.
public struct DrawnColor: Hashable, Sendable {
    /// From 0 to 255.
    public var red: UInt8
    /// From 0 to 255.
    public var green: UInt8
    /// From 0 to 255.
    public var blue: UInt8
    /// From 0 to 1.
    public var opacity: Double

    /// A colour by its components.
    public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }
}
