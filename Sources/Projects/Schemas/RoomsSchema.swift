internal import Reports
internal import Rooms

/// The JSON Schema of files of rooms, made from the tables by which they are read.
struct RoomsSchema {
    private var parts: [String: JSONSchema] = [:]

    /// The schema of draft 2020-12, as text.
    static func document() throws -> String {
        var writer = RoomsSchema()
        let record = RoomsFile.record
        let fields = record.fields.map { writer.field($0) }
        return try JSONSchema.document(
            title: "Galley rooms, version \(RoomsFile.currentVersion)",
            """
            \(record.about) Lengths are in the unit of the platform: points, density-independent pixels, or CSS pixels. A key \
            that is missing has its usual value.
            """, fields, parts: writer.parts)
    }

    private mutating func field(_ field: RoomsRecord.Field) -> JSONField {
        let schema = schema(of: field.shape)
        return field.isRequired ? .always(field.name, field.about, schema) : .maybe(field.name, field.about, schema)
    }

    private mutating func schema(of shape: RoomsShape) -> JSONSchema {
        switch shape {
        case .text: return .string
        case .boolean: return .boolean
        case .version(let version): return ["const": .number(Double(version))]
        case .number(let least, let isExclusive):
            let bound = least.map { [isExclusive ? "exclusiveMinimum" : "minimum": JSONSchema.number($0)] } ?? [:]
            return JSONSchema.object(["type": "number", "maximum": .number(RoomsShape.largest)]).with(bound)
                .with(["minimum": .number(-RoomsShape.largest)])
        case .integer(let least): return .integer(from: least)
        case .choice(let names): return .oneOf(names)
        case .frame:
            let (place, length) = (schema(of: .number(from: nil)), schema(of: .number(from: 0)))
            return .object([
                "type": "array", "prefixItems": .list([place, place, length, length]), "minItems": 4, "maxItems": 4,
            ])
        case .list(let items): return .list(of: schema(of: items))
        case .record(let record):
            if parts[record.name] == nil {
                parts[record.name] = true
                parts[record.name] = .record(record.about, record.fields.map { field($0) })
            }
            return .ref(record.name)
        }
    }
}
