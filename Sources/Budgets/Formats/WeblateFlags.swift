internal import Basics
internal import Checks

/// Budgets as translation flags of Weblate, whose check `max-size` then draws every translation in its room.
///
/// Source: Weblate's `checks/render.py`, `checks/flags.py` and `fonts/utils.py`: `max-size:WIDTH:LINES` and `font-size` take
/// whole numbers, of pixels; `font-family` names a font group of the Weblate project; `font-weight` is light, normal or
/// bold; `replacements` takes
/// pairs of texts, which may be in quotation marks. `max-length` counts code points after the replacements
/// (`MaxLengthCheck` in checks/chars.py).
public enum WeblateFlags {
    /// A JSON object of keys and their flags, in order of the keys, for the `extra_flags` of a unit; keys that no layout
    /// limits are left out.
    ///
    /// - Parameter promise: Which number of characters `max-length` is.
    public static func render(_ result: BudgetResult, promise: CharacterPromise = .usually) throws -> String {
        try JSONText.render(
            Dictionary(
                result.budgets.filter(\.shouldTranslate).compactMap { budget in
                    flags(of: budget, promise: promise).map { (budget.key, $0) }
                }
            ) { $1 })
    }

    /// `max-size:188:1, max-length:23, font-family:Inter, font-size:17, font-weight:normal`; nil where no layout limits the text.
    ///
    /// The room is the least there is for any locale. A font size that is no whole number is rounded up, and the room with
    /// it by the same factor, so that as much text fits.
    public static func flags(of budget: KeyBudget, promise: CharacterPromise = .usually) -> String? {
        guard let room = budget.least, room.font.size > 0 else { return nil }
        let size = room.font.size.rounded(.up)
        let width = (room.width * size / room.font.size + 1e-6).rounded(.down)
        return [
            "max-size:\(Number.text(max(width, 1))):\(room.lines)", length(of: budget, promise),
            budget.family.map { "font-family:\(group($0))" },
            "font-size:\(Number.text(size))", "font-weight:\(weight(room.font.weight))", replacements(budget.standIns),
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// With the replacements in the place of placeholders, as Weblate counts.
    private static func length(of budget: KeyBudget, _ promise: CharacterPromise) -> String? {
        budget.codePointLimit(promise).map { most in
            let more = budget.standIns.reduce(0) {
                $0 + $1.text.unicodeScalars.count - $1.placeholder.unicodeScalars.count
            }
            return "max-length:\(max(most + more, 1))"
        }
    }

    /// `replacements:"%lld":"8,888,888"`: what Weblate draws in the place of placeholders; nil where there are none.
    private static func replacements(_ standIns: [KeyBudget.StandIn]) -> String? {
        guard !standIns.isEmpty else { return nil }
        let pairs = standIns.map { "\(quoted($0.placeholder)):\(quoted($0.text))" }
        return "replacements:\(pairs.joined(separator: ":"))"
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// The name of a font group, which has no spaces: Weblate makes `Noto_Sans` of `Noto Sans` in XLIFF too.
    private static func group(_ family: String) -> String {
        String(family.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    }

    /// The nearest weight that Weblate has; semibold counts as bold, which is wider.
    static func weight(_ weight: Double) -> String { weight < 350 ? "light" : weight < 550 ? "normal" : "bold" }
}
