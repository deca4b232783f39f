/// A message of a PO or MO file, as the file has it.
struct GettextMessage {
    struct Text {
        var text: String
        var position: Catalog.Position
    }

    /// `msgctxt`
    var context: Text?
    /// `msgid`, which is the source text.
    var id: Text
    /// `msgid_plural`
    var plural: Text?
    /// `msgstr`, or every `msgstr[n]` by its number; nil for a number that is left out.
    var translations: [Text?] = []
    /// `#,`: `fuzzy`, `c-format`, `max-length:40`.
    var flags: [String] = []
    /// `#.`, one for each line.
    var comments: [String] = []

    var isFuzzy: Bool { flags.contains("fuzzy") }

    /// Whether the message is the header (GNU gettext manual, "Header Entry").
    var isHeader: Bool { context == nil && id.text.isEmpty }

    /// What distinguishes the message from all others. With a context it is `context|id`, as programs asked for it
    /// before there was `msgctxt` (GNU gettext manual, "GUI program problems").
    var key: String { context.map { "\($0.text)|\(id.text)" } ?? id.text }
}
