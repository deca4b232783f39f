import Frames

/// No font has a character.
public struct MissingGlyph: WordRule {
    public let identifier = "missing-glyph"
    public let defaultSeverity = Severity.error
    public let firesWhen = "no font has a character"
    public let meaning = """
        Neither the text's own font nor any that may stand in for it has a glyph for a character, so a box or nothing \
        is drawn, and the measured width is that of the box. A letter whose characters are in no single font is missing \
        too: of them the one that is not of the script of the text is named. What other rules measure of the text says \
        nothing until its glyphs are there, and is left out. A text in a script of which Galley ships no font, such as \
        Tifinagh or N'Ko, is a warning: Android has fonts of it.
        """
    public let reason = "The reader sees a box where a letter belongs."
    public let remedies = [
        "Look at the character: it is often a stray control character or a wrong quotation mark.",
        "Add a font that has it: fonts: [Brand.ttf] in galley.yml, or --font.",
    ]
    public let precondition = Precondition.text

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] { views.faults(of: self) }

    func evidence(of text: TextFacts, in locale: String, isUnplaced: Bool) -> Evidence? {
        text.missing.isEmpty ? nil : .missingGlyph(text.missing)
    }
}

extension MissingGlyph {
    /// Scripts of which Android has fonts, and Galley ships none, as the names of their characters begin. Source: `fonts.xml` of
    /// the Android Open Source Project. Other platforms are taken to have them too; that was not looked up.
    private static let scriptsWithoutFont = [
        "ADLAM ", "BALINESE ", "CANADIAN SYLLABICS ", "CHAKMA ", "CHEROKEE ", "COPTIC ", "JAVANESE ", "LEPCHA ",
        "LIMBU ",
        "LISU ", "MEETEI MAYEK ", "MONGOLIAN ", "NEW TAI LUE ", "NKO ", "OL CHIKI ", "OSAGE ", "SUNDANESE ", "SYRIAC ",
        "TAI LE ", "TAI THAM ", "TAI VIET ", "THAANA ", "TIBETAN ", "TIFINAGH ", "VAI ", "YI ",
    ]

    static func isOfScriptWithoutFont(_ character: MissingCharacter) -> Bool {
        scriptsWithoutFont.contains(where: character.name.hasPrefix)
    }

    static func says(_ characters: [MissingCharacter]) -> String {
        "has no glyph for \(Prose.list(characters.map { "\($0.scalar) \($0.name)" }))"
    }
}

extension MissingGlyph {
    public var examples: [RuleExample] {
        func text(_ missing: [MissingCharacter]) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text("Ende\u{0600}", at: Frame(x: 0, y: 0, width: 48, height: 21)) { $0.missing = missing }
            )
        }
        return [
            .passes("Every character has a glyph.", text([])),
            .fails("One has none.", text([MissingCharacter(scalar: "\u{0600}", name: "ARABIC NUMBER SIGN")])),
        ]
    }
}
