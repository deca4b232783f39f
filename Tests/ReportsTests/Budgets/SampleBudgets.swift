import Basics
import Budgets
import Frames
import Labels

@testable import Checks

/// Budgets with everything that a format could break on.
enum SampleBudgets {
    static let result = BudgetResult(
        budgets: [unlimited, spare, tight], widthNames: [320: "iPhone SE"], notes: ["Inter 4.0 stands in"])

    static let tight = KeyBudget(
        key: "a,b \"c\"\n<&>", source: "Add & <save>", translation: "Größe\n%@", note: "A \"button\", short",
        file: "Localizable.xcstrings", scenes: ["Toolbar"],
        rooms: [room("de", need: 144.318, room: 85.667), room("fi", need: 60, room: 70)],
        least: room("fi", need: 60, room: 70.9),
        characters: [
            "de": CharacterCount(surely: 5, usually: 9, words: 1000, ownWords: 12),
            "fi": CharacterCount(surely: 4, usually: 8, words: 900),
        ])

    static let spare = KeyBudget(
        key: "title", source: "Title", translation: "Otsikko", file: "Localizable.xcstrings", scenes: ["Home"],
        rooms: [room("fi", need: 100, room: 150.5, lines: 3, spare: 1, size: 18.2, foundIn: "en")],
        least: room("fi", need: 100, room: 150.5, lines: 3, spare: 1, size: 18.2, foundIn: "en"),
        standIns: [.init(placeholder: "%1$@", text: "W \"w\""), .init(placeholder: "%2$lld", text: "8,888")])

    static let unlimited = KeyBudget(key: "body", source: "Text", file: "Other.xcstrings", scenes: ["Home", "More"])

    static func room(
        _ locale: String, need: Double, room: Double, lines: Int = 1, spare: Int = 0, size: Double = 17,
        foundIn: String? = nil
    ) -> TextRoom {
        var view = ViewFrame(id: "0.1", kind: "Text", frame: Frame(x: 0, y: 0, width: 10, height: 21))
        let text = TextFacts(
            string: "Größe\nx", key: "key", source: SourcePosition(file: "de.strings", line: 4, column: 7),
            locale: locale,
            ideal: Size(width: need, height: 21), lines: [], fontSize: size, firstBaseline: 16, lastBaseline: 16)
        view.text = text
        return TextRoom(
            scene: "Toolbar", view: ViewReference(view), text: TextReference(text), locale: locale,
            foundIn: foundIn ?? locale, cell: Cell(LayoutEnvironment(textSize: .accessibility1, width: 320)),
            width: room,
            lines: lines, lineHeight: 20.25, need: need, spareLines: spare, breaksTooOften: false,
            font: TextRoom.FontFacts(family: "Noto Sans", size: size, weight: 600), tolerance: 1 / 6)
    }
}
