internal import Basics

/// Notes for localizers in Interface Builder's files, which have no other way to say that a text is not to be translated.
package enum LocalizerNote {
    /// Whether a sentence of a note is "Don't translate" or "DO NOT LOCALIZE", and no more: "Do not translate %@" is about a part
    /// of the text.
    package static func forbidsTranslation(_ note: String) -> Bool {
        note.lowercased().replacing("’", with: "'").split { ".!;-–—()\n".contains($0) }
            .contains { phrases.contains($0.trimmed) }
    }

    private static let phrases: Set = Set(
        ["do not", "don't", "dont"].flatMap { start in
            ["translate", "localize", "localise"].flatMap { verb in
                ["", " this", " it"].map { "\(start) \(verb)\($0)" }
            }
        })

    /// The note in a comment that Xcode writes into a table: `Class = "UILabel"; text = "…"; ObjectID = "…"; Note = "…";`
    static func note(inComment comment: String) -> String? {
        guard comment.contains("ObjectID = \""), let start = comment.firstRange(of: "Note = \"")?.upperBound else {
            return nil
        }
        let rest = comment[start...]
        return String(rest[..<(rest.firstRange(of: "\";")?.lowerBound ?? rest.endIndex)])
    }
}
