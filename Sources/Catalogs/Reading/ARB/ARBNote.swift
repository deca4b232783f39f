/// What `@key` of an `.arb` file says about a text.
struct ARBNote {
    private(set) var arguments: [ArgumentName: ArgumentNote] = [:]
    /// `x-max-length`, a whole number of characters (StringLane, "ARB metadata fields"); what it counts is not said there.
    private(set) var sizeLimit: SizeLimit?
    private(set) var placeOfLimit: Catalog.Position?
    private var description: String?
    private var context: String?

    /// The description, and what else the file says about where the text is used.
    var comment: String? {
        let lines = [description, context].compactMap(\.self)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Reads the object; unknown members are skipped.
    init(_ json: inout JSONReader) throws(CatalogError) {
        try json.readObject("an object") { (json, member) throws(CatalogError) in
            switch (member.value, try json.nextKind()) {
            case ("description", .string): description = try json.readString("a description").value
            case ("context", .string): context = try json.readString("a context").value
            case ("x-max-length", .number):
                placeOfLimit = member.position
                let most = Int(try json.readWritten())
                sizeLimit = most.flatMap { $0 > 0 ? SizeLimit(width: Double($0), unit: .character) : nil }
            case ("placeholders", .object): try readPlaceholders(&json)
            default: try json.skipValue()
            }
        }
    }

    private mutating func readPlaceholders(_ json: inout JSONReader) throws(CatalogError) {
        try json.readObject("an object with a member for each placeholder") { (json, name) throws(CatalogError) in
            guard try json.nextKind() == .object else { return try json.skipValue() }
            var note = ArgumentNote()
            var options = ARBNumberOptions()
            try json.readObject("the object of a placeholder") { (json, member) throws(CatalogError) in
                switch (member.value, try json.nextKind()) {
                case ("type", .string): note.type = try json.readString("a type").value
                case ("format", .string): note.format = try json.readString("a format").value
                case ("example", .string): note.example = try json.readString("an example").value
                case ("example", .number): note.example = try json.readWritten()
                case ("optionalParameters", .object): options = try ARBNumberOptions(&json)
                default: try json.skipValue()
                }
            }
            note.format = options.style(of: note.format)
            arguments[.name(name.value)] = note
        }
    }
}
