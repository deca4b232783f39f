/// What is wrong with a damaged font file.
public enum FontDamage: Error, Hashable, Sendable {
    /// A table without which nothing can be measured is missing, or has no bytes.
    case missing(table: String)
    /// The list of tables has a name that nothing knows, a letter away from that of a table which the font lacks.
    case renamed(table: String, to: String)
    /// A table ends after the end of the file, both in bytes from the file's beginning.
    case cutOff(table: String, end: Int, fileSize: Int)
    /// The bytes of a table do not add up to the checksum that the font's maker noted.
    case checksum(table: String)
    /// The tables lie over each other so often that they have several times the file's bytes.
    case overlapping
    /// HarfBuzz finds a different table under this name than the list of tables has, because the list is not sorted.
    case misplaced(table: String)
    /// A table has fewer bytes than the font's glyphs need.
    case tooShort(table: String, bytes: Int, needed: Int)
    /// A table has a number that no font can have.
    case wrongNumber(table: String)
    /// A table points to places outside of another, or has them in the wrong order.
    case wrongOffsets(table: String, into: String)
    /// HarfBuzz would leave out the whole table, and not say so.
    case refused(table: String)
    /// HarfBuzz would leave out parts of the table, and not say so.
    case refusedInPart(table: String)
    /// The `cmap` table has no character that HarfBuzz can read.
    case noCharacters
    /// FreeType cannot open such a font, so nothing would have an outline.
    case noOutlines
}

extension FontDamage: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let table): "the table \(name(table)) is missing or empty"
        case .renamed(let table, let other):
            "its list of tables has \(name(other)) where the table \(name(table)) should be: its bytes have changed since "
                + "the font was made"
        case .cutOff(let table, let end, let fileSize):
            "the table \(name(table)) ends at byte \(end), and the file has \(fileSize) bytes: it is not whole"
        case .checksum(let table):
            "the checksum of the table \(name(table)) is wrong: its bytes have changed since the font was made"
        case .overlapping: "its tables overlap"
        case .misplaced(let table): "the table \(name(table)) is not where the list of tables has it"
        case .tooShort(let table, let bytes, let needed):
            "the table \(name(table)) has \(bytes) bytes, and the font's glyphs need \(needed)"
        case .wrongNumber(let table): "the table \(name(table)) has a number that no font can have"
        case .wrongOffsets(let table, let other):
            "the table \(name(table)) points to places outside of the table \(name(other))"
        case .refused(let table): "HarfBuzz cannot read the table \(name(table))"
        case .refusedInPart(let table): "HarfBuzz cannot read some of the table \(name(table))"
        case .noCharacters: "the table cmap has no character that HarfBuzz can read"
        case .noOutlines: "FreeType cannot read its outlines"
        }
    }

    /// Tags are filled up with spaces, and those of a damaged file may have any bytes.
    private func name(_ tag: String) -> String {
        let letters = tag.unicodeScalars.map { (0x20..<0x7F).contains($0.value) ? String($0) : "?" }.joined()
        return String(letters.reversed().drop { $0 == " " }.reversed())
    }
}
