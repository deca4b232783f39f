/// What a value of a file of rooms may be: the reader and the schema are made from it.
package indirect enum RoomsShape: Sendable {
    case text
    case boolean
    /// The version of the format.
    case version(Int)
    /// - Parameters:
    ///   - least: The least number; nil for any.
    ///   - isExclusive: Whether the least number itself is not allowed.
    case number(from: Double?, isExclusive: Bool = false)
    case integer(from: Int)
    case choice([String])
    /// x, y, width and height.
    case frame
    case list(RoomsShape)
    case record(RoomsRecord)

    /// A number above a million is a mistake.
    package static let largest = 1_000_000.0
    static let largestInteger = 999_999_999

    /// The value in words, for messages.
    var words: String {
        switch self {
        case .text: "a text in quotation marks"
        case .boolean: "true or false"
        case .version(let version): "the version \(version)"
        case .number(nil, _): "a number"
        case .number(let least?, let isExclusive):
            "a number \(isExclusive ? "above" : "of at least") \(Int(least))"
        case .integer(let least): "a whole number of at least \(least)"
        case .choice(let names): names.map { "\"\($0)\"" }.joined(separator: ", ")
        case .frame: "a list of x, y, width and height"
        case .list(let items): "a list of \(items.plural)"
        case .record(let record): record.title
        }
    }

    private var plural: String {
        switch self {
        case .record(let record): record.plural
        case .text: "texts"
        default: words
        }
    }
}

/// An object of a file of rooms.
package struct RoomsRecord: Sendable {
    /// Its name among the parts of the schema.
    package let name: String
    package let about: String
    package let fields: [Field]
    /// For messages: "a room".
    let title: String
    let plural: String

    /// A field of an object.
    package struct Field: Sendable {
        package let name: String
        package let about: String
        package let shape: RoomsShape
        package let isRequired: Bool
    }
}
