public import Basics
public import Frames
public import Labels
package import ViewLayout

/// The room that labels have somewhere, without a scene that shows it.
public struct LabelBudget: Hashable, Sendable {
    /// Which keys: `*` matches any characters, `?` one.
    public var keys: String
    /// What findings call the budget; nil takes its keys, and its place where it has one.
    public var name: String?
    /// The well-known place that the labels have; nil for one of the app's own.
    public var place: LabelPlace?
    /// The platform whose conventions apply.
    public var platform: Platform
    /// The only locales that the budget applies to; nil for those of the check.
    public var locales: [Listed<String>]?
    /// The text sizes that the labels are checked at.
    public var textSizes = LabelTextSizes()
    /// The font of the labels.
    public var font: LabelFont
    /// Points after every character.
    public var tracking = 0.0
    /// The case that the labels are shown in; nil for their own.
    public var textCase: TextCase?
    /// The smallest factor that a label is scaled by before it is cut; 1 for none.
    public var minimumScaleFactor = 1.0
    /// In points; nil for that of the place, or what the catalog says about a key (XLIFF's `maxwidth`), or else the
    /// widths of the matrix.
    public var maxWidth: Double?
    /// In points; nil takes that of the place, or else the heights of the matrix.
    public var maxHeight: Double?
    /// nil sets no limit.
    public var maxLines: Int?
    /// Whether what does not fit on those lines is cut off; otherwise the label goes on below them.
    public var truncates: Bool
    /// Whether lines break at spaces and punctuation only; nil for the platform's own way.
    public var keepsWords: Bool?
    /// Whether a last line of a single word takes one from the line before; nil for the platform's own way.
    public var avoidsOrphans: Bool?
    /// Where the configuration says so.
    public var position: SourcePosition

    /// What findings call the budget.
    public var title: String { name ?? place.map { "\(keys) (\($0))" } ?? keys }
}

extension LabelBudget {
    /// How the labels are set.
    package var typesetting: LabelTypesetting {
        var style = LabelTypesetting(
            font: font, lineLimit: truncates ? maxLines : nil, minimumScaleFactor: minimumScaleFactor,
            tracking: tracking)
        style.keepsWords = keepsWords
        style.avoidsOrphans = avoidsOrphans
        return style
    }

    /// The rooms of the labels at a text size, each once: those of the place on every width, or what the budget says, or
    /// else those of the matrix.
    ///
    /// - Parameter matrix: The widths and heights of the matrix.
    /// - Parameter metrics: The sizes of the platform as the project has them.
    package func rooms(at textSize: TextSize, in matrix: [Room], _ metrics: PlatformMetrics) -> [Room] {
        var rooms: [Room] = []
        // A budget with a width of its own needs none of the matrix.
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
