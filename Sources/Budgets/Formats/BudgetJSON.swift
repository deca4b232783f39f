internal import Basics
internal import Checks
public import Frames
internal import Labels
internal import Reports

/// Budgets for programs: one document in a versioned form.
public enum BudgetJSON {
    /// The document, with a line feed at its end. Lengths are in points.
    ///
    /// - Parameters:
    ///   - result: The budgets, which the document has in the same order.
    ///   - version: The version of this package.
    ///   - engine: The libraries that the numbers come from.
    public static func render(
        _ result: BudgetResult, version: String = "0", engine: EngineVersions? = nil
    ) throws -> String {
        try JSONText.render(
            Document(
                tool: ToolRecord(version: version, engine: engine),
                budgets: result.budgets.map { BudgetRecord($0, widthNames: result.widthNames) }, notes: result.notes))
    }

    private struct Document: Encodable {
        var version = 1
        var tool: ToolRecord
        var budgets: [BudgetRecord]
        var notes: [String]
    }
}

/// The budget of a key as JSON.
package struct BudgetRecord: Encodable {
    var key: String
    var source: String
    var sourceLanguage: String
    var translation: String?
    var comment: String?
    var file: String?
    var scenes: [String]
    /// The translation that is the closest to being cut off.
    fileprivate var tightest: RoomRecord?
    /// Where any text has the least room.
    fileprivate var least: RoomRecord?
    /// The tightest of each locale.
    fileprivate var locales: [RoomRecord]
    /// How many characters of each language fit wherever the key is shown.
    fileprivate var characters: [CharacterRecord]

    package init(_ budget: KeyBudget, widthNames: [Double: String]) {
        key = budget.key
        source = budget.source
        sourceLanguage = budget.sourceLanguage
        translation = budget.translation
        comment = budget.note
        file = budget.file.isEmpty ? nil : budget.file
        scenes = budget.scenes
        tightest = budget.tightest.map { RoomRecord($0, widthNames: widthNames) }
        least = budget.least.map { RoomRecord($0, widthNames: widthNames) }
        locales = budget.rooms.map { RoomRecord($0, widthNames: widthNames) }
        characters = budget.characters.sorted { $0.key < $1.key }.map(CharacterRecord.init)
    }
}

/// How many characters of a language fit as JSON.
private struct CharacterRecord: Encodable {
    var locale: String
    var surely: Int
    var usually: Int
    /// The same in Unicode scalars.
    var usuallyCodePoints: Int
    /// Of how many different words of the language the numbers are; how many of them are the project's own.
    var words: Int
    var ownWords: Int

    init(locale: String, _ count: CharacterCount) {
        self.locale = locale
        (surely, usually, usuallyCodePoints) = (count.surely, count.usually, count.usuallyScalars)
        (words, ownWords) = (count.words, count.ownWords)
    }
}

/// The room of a text in one cell as JSON.
private struct RoomRecord: Encodable {
    var locale: String
    var foundIn: String
    var plural: String?
    var string: String
    var source: SourcePosition?
    var headroom: Double
    var needs: Double
    var room: Double
    var lines: Int
    var spareLines: Int
    var lineHeight: Double
    var font: FontRecord
    var scene: String
    var view: ViewRecord
    var cell: CellRecord

    init(_ room: TextRoom, widthNames: [Double: String]) {
        locale = room.locale
        foundIn = room.foundIn
        plural = room.text.plural
        string = room.text.string
        source = room.text.source
        headroom = room.headroom
        needs = room.need
        self.room = room.width
        lines = room.lines
        spareLines = room.spareLines
        lineHeight = room.lineHeight
        font = FontRecord(family: room.font.family, size: room.font.size, weight: room.font.weight)
        scene = room.scene
        view = ViewRecord(room.view)
        cell = CellRecord(room.cell, widthNames: widthNames)
    }

    struct FontRecord: Encodable {
        var family: String
        var size: Double
        var weight: Double
    }
}
