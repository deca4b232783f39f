public import Basics
public import Frames
public import Labels
package import ViewLayout

/// The room of labels without a scene that shows them.
public struct LabelBudget: Hashable, Sendable {
    /// Which keys: `*` matches any characters, `?` one.
    public var keys: String
    /// The name in findings; nil for its keys, and its place if it has one.
    public var name: String?
    /// The standard place of the labels; nil for a place of the app itself.
    public var place: LabelPlace?
    /// The platform whose conventions apply.
    public var platform: Platform
    /// The only locales that the budget applies to; nil for those of the check.
    public var locales: [Listed<String>]?
    /// The text sizes at which the labels are checked.
    public var textSizes = LabelTextSizes()
    /// The font of the labels.
    public var font: LabelFont
    /// Points after every character.
    public var tracking = 0.0
    /// The case in which the labels are shown; nil leaves them as they are.
    public var textCase: TextCase?
    /// The smallest factor by which a label is scaled before it is cut; 1 for none.
    public var minimumScaleFactor = 1.0
    /// In points; nil for that of the place, or what the catalog says about a key (XLIFF's `maxwidth`), or else the
    /// widths of the matrix.
    public var maxWidth: Double?
    /// In points; nil for that of the place, or else the heights of the matrix.
    public var maxHeight: Double?
    /// nil sets no limit.
    public var maxLines: Int?
    /// Whether what does not fit on those lines is cut off; otherwise the label goes on below them.
    public var truncates: Bool
    /// Whether lines break at spaces and punctuation only; nil for the platform's default.
    public var keepsWords: Bool?
    /// Whether a last line of a single word takes another from the line before; nil for the platform's default.
    public var avoidsOrphans: Bool?
    /// The toolkit that draws the labels; nil for the platform's usual one.
    public var toolkit: Toolkit?
    /// How the lines of a paragraph are chosen on Android; nil for the toolkit's own way.
    public var breakStrategy: BreakStrategy?
    /// The harvested room that the budget is made from; nil for one of `labels:`.
    package var room: RoomBudget?
    /// Where the configuration says so.
    public var position: SourcePosition

    /// What findings call the budget.
    public var title: String { name ?? place.map { "\(keys) (\($0))" } ?? keys }
}

extension LabelBudget {
    /// Whether something says how much room the labels have: a place, or a limit. Otherwise they are measured in the width
    /// of the screen, which proves nothing about any layout.
    package var hasRoom: Bool { room != nil || place != nil || maxWidth != nil || maxHeight != nil || maxLines != nil }

    /// How the labels are set.
    package var typesetting: LabelTypesetting {
        var style = LabelTypesetting(
            font: font, lineLimit: truncates ? maxLines : nil, minimumScaleFactor: minimumScaleFactor,
            tracking: tracking)
        style.keepsWords = keepsWords
        style.avoidsOrphans = avoidsOrphans
        style.toolkit = toolkit
        style.breakStrategy = breakStrategy
        style.lineHeight = room?.lineHeight
        return style
    }

    /// The rooms of the labels at a text size, each once: those of the place on every width, or those that the budget
    /// sets, or else those of the matrix.
    ///
    /// - Parameter matrix: The widths and heights of the matrix.
    /// - Parameter metrics: The sizes of the platform, with the changes that the project makes.
    package func rooms(at textSize: TextSize, in matrix: [Room], _ metrics: PlatformMetrics) -> [Room] {
        if room != nil { return [Room(width: maxWidth, height: maxHeight)] }
        var rooms: [Room] = []
        // A budget that sets a width needs none of the matrix.
        let isFree = matrix.isEmpty && place == nil && maxWidth != nil
        for room in isFree ? [Room(width: nil, height: nil)] : matrix {
            let own = self.room(at: textSize, in: room, metrics)
            if !rooms.contains(own) { rooms.append(own) }
        }
        return rooms
    }

    /// The room of the labels on one of the widths and heights of the matrix.
    package func room(at textSize: TextSize, in matrix: Room, _ metrics: PlatformMetrics) -> Room {
        guard let place else {
            return maxWidth.map { Room(width: $0, height: maxHeight) }
                ?? Room(width: matrix.width, height: maxHeight ?? matrix.height)
        }
        let own = place.room(on: platform, metrics, screen: matrix.width, textSize: textSize)
        return Room(width: maxWidth ?? own.width, height: maxHeight ?? own.height)
    }
}
