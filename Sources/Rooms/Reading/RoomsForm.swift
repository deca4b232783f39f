internal import Basics
internal import Catalogs

/// How an object of a file of rooms is read, together with what it may be.
struct RoomsForm<Value: Sendable>: Sendable {
    let record: RoomsRecord
    private let fields: [String: Field]
    private let empty: @Sendable () -> Value

    /// A field, and where its value is put.
    struct Field: Sendable {
        let shape: RoomsRecord.Field
        let read: @Sendable (inout JSONReader, inout Value) throws(CatalogError) -> Void
    }

    /// - Parameters:
    ///   - title: For messages: "a room".
    ///   - empty: A value before its fields are read.
    init(
        _ name: String, _ title: String, plural: String, _ about: String, _ fields: [Field],
        empty: @escaping @Sendable () -> Value
    ) {
        record = RoomsRecord(name: name, about: about, fields: fields.map(\.shape), title: title, plural: plural)
        self.fields = Dictionary(fields.map { ($0.shape.name, $0) }) { first, _ in first }
        self.empty = empty
    }

    /// Reads an object: a field that is not known, appears twice or is missing is an error.
    func read(_ reader: inout JSONReader) throws(CatalogError) -> Value {
        let position = reader.position()
        let (value, missing) = try readParts(&reader)
        if let name = missing.first { throw CatalogError(.missingMember(name), at: position) }
        return value
    }

    /// Reads an object, with the names of the fields that have to be there and are not, in their order.
    func readParts(_ reader: inout JSONReader) throws(CatalogError) -> (value: Value, missing: [String]) {
        var value = empty()
        var found: Set<String> = []
        try reader.readObject(record.title) { (reader, name) throws(CatalogError) in
            guard let field = fields[name.value] else { throw unknown(name) }
            guard found.insert(name.value).inserted else {
                throw CatalogError(
                    .unexpected(found: "\"\(name.value)\" a second time", expected: "each field once"),
                    at: name.position)
            }
            try field.read(&reader, &value)
        }
        let missing = record.fields.filter { $0.isRequired && !found.contains($0.name) }
        return (value, missing.map(\.name))
    }

    private func unknown(_ name: JSONReader.Text) -> CatalogError {
        let known = record.fields.map(\.name)
        let nearest = NearestName.find(name.value, among: known)
        return CatalogError(
            .unknownName(kind: "field of \(record.title)", name: name.value, known: nearest.map { [$0] } ?? known),
            at: name.position)
    }
}

extension RoomsForm.Field {
    private init<Part>(
        _ name: String, _ about: String, _ shape: RoomsShape, isRequired: Bool,
        _ path: any WritableKeyPath<Value, Part> & Sendable,
        _ read: @escaping @Sendable (inout JSONReader) throws(CatalogError) -> Part
    ) {
        self.init(shape: RoomsRecord.Field(name: name, about: about, shape: shape, isRequired: isRequired)) {
            (reader, value) throws(CatalogError) in
            value[keyPath: path] = try read(&reader)
        }
    }

    /// A field that may be missing.
    static func maybe<Part>(
        _ name: String, _ path: any WritableKeyPath<Value, Part?> & Sendable, _ kind: RoomsValue<Part>, _ about: String
    ) -> Self {
        Self(name, about, kind.shape, isRequired: false, path) { (reader) throws(CatalogError) in
            try kind.read(&reader)
        }
    }

    /// A field that has to be there.
    static func always<Part>(
        _ name: String, _ path: any WritableKeyPath<Value, Part> & Sendable, _ kind: RoomsValue<Part>, _ about: String
    ) -> Self {
        Self(name, about, kind.shape, isRequired: true, path, kind.read)
    }

    /// A field that has to be there, and is put in several places.
    static func always<Part>(
        _ name: String, _ kind: RoomsValue<Part>, _ about: String, put: @escaping @Sendable (Part, inout Value) -> Void
    ) -> Self {
        Self(shape: RoomsRecord.Field(name: name, about: about, shape: kind.shape, isRequired: true)) {
            (reader, value) throws(CatalogError) in
            put(try kind.read(&reader), &value)
        }
    }

    /// A field with a usual value where it is missing.
    static func usual<Part>(
        _ name: String, _ path: any WritableKeyPath<Value, Part> & Sendable, _ kind: RoomsValue<Part>, _ about: String
    ) -> Self {
        Self(name, about, kind.shape, isRequired: false, path, kind.read)
    }
}

/// How a value of a field is read.
struct RoomsValue<Value>: Sendable {
    let shape: RoomsShape
    let read: @Sendable (inout JSONReader) throws(CatalogError) -> Value
}

extension RoomsValue<String> {
    static let text = RoomsValue(shape: .text) { (reader) throws(CatalogError) in
        try reader.readString(RoomsShape.text.words).value
    }
}

extension RoomsValue<Bool> {
    static let boolean = RoomsValue(shape: .boolean) { (reader) throws(CatalogError) in try reader.readBool() }
}

extension RoomsValue<Int> {
    static func integer(from least: Int) -> RoomsValue {
        let shape = RoomsShape.integer(from: least)
        return RoomsValue(shape: shape) { (reader) throws(CatalogError) in
            try reader.readInteger(shape.words, in: least...RoomsShape.largestInteger)
        }
    }

    static func version(_ version: Int) -> RoomsValue {
        let shape = RoomsShape.version(version)
        return RoomsValue(shape: shape) { (reader) throws(CatalogError) in
            try reader.readInteger(shape.words, in: version...version)
        }
    }
}

extension RoomsValue<Double> {
    static let number = number(.number(from: nil)) { _ in true }
    /// A length or a factor.
    static let length = number(.number(from: 0)) { $0 >= 0 }
    static let positive = number(.number(from: 0, isExclusive: true)) { $0 > 0 }

    private static func number(
        _ shape: RoomsShape, where isValid: @escaping @Sendable (Double) -> Bool
    ) -> RoomsValue {
        RoomsValue(shape: shape) { (reader) throws(CatalogError) in
            try reader.readNumber(shape.words) { isValid($0) && abs($0) <= RoomsShape.largest }
        }
    }
}

extension RoomsValue<[Double]> {
    static let frame = RoomsValue(shape: .frame) { (reader) throws(CatalogError) in
        var frame: [Double] = []
        let position = reader.position()
        try reader.readArray(RoomsShape.frame.words) { (reader, index) throws(CatalogError) in
            frame.append(
                try index < 2 ? RoomsValue<Double>.number.read(&reader) : RoomsValue<Double>.length.read(&reader))
            if frame.count > 4 { throw reader.unexpected("the end of x, y, width and height") }
        }
        guard frame.count == 4 else {
            throw CatalogError(
                .unexpected(found: "\(frame.count) numbers", expected: RoomsShape.frame.words), at: position)
        }
        return frame
    }
}

extension RoomsValue {
    /// One of some words.
    fileprivate static func choice(_ names: [String], _ value: @escaping @Sendable (String) -> Value?) -> RoomsValue {
        let shape = RoomsShape.choice(names)
        return RoomsValue(shape: shape) { (reader) throws(CatalogError) in
            let text = try reader.readString(shape.words)
            guard let value = value(text.value) else {
                throw CatalogError(
                    .unexpected(found: "\"\(text.value)\"", expected: shape.words), at: text.position)
            }
            return value
        }
    }
}

extension RoomsValue<String> {
    static func choice(_ names: [String]) -> RoomsValue { choice(names) { names.contains($0) ? $0 : nil } }
}

extension RoomsValue where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
    static func choice(_ type: Value.Type) -> RoomsValue {
        choice(Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
    }
}

extension RoomsValue<ReadRooms.Screen> {
    /// A screen with its place.
    static let screen = RoomsValue(shape: .record(RoomsFile.Screen.form.record)) { (reader) throws(CatalogError) in
        let position = reader.position()
        var screen = try RoomsFile.Screen.form.read(&reader)
        screen.position = position
        return screen
    }
}

extension RoomsValue<ReadRooms.ReadRoom> {
    /// A room with its place. Only one without a font can be left out, for nothing of it can be measured.
    static let room = RoomsValue(shape: .record(HarvestedRoom.form.record)) { (reader) throws(CatalogError) in
        let position = reader.position()
        let (room, missing) = try HarvestedRoom.form.readParts(&reader)
        if missing.isEmpty { return .known(ReadRooms.Placed(part: room, position: position)) }
        guard missing == ["font"] else { throw CatalogError(.missingMember(missing[0]), at: position) }
        let unknown = UnknownRoom(text: room.text, key: room.key, place: room.place, reason: "the room has no font")
        return .unknown(ReadRooms.Placed(part: unknown, position: position))
    }
}

extension RoomsValue where Value: Sendable {
    static func record(_ form: RoomsForm<Value>) -> RoomsValue {
        RoomsValue(shape: .record(form.record), read: form.read)
    }

    /// An object with its place.
    static func placed<Part>(_ form: RoomsForm<Part>) -> RoomsValue where Value == ReadRooms.Placed<Part> {
        RoomsValue(shape: .record(form.record)) { (reader) throws(CatalogError) in
            let position = reader.position()
            return ReadRooms.Placed(part: try form.read(&reader), position: position)
        }
    }

    static func list<Item>(_ item: RoomsValue<Item>) -> RoomsValue where Value == [Item] {
        let shape = RoomsShape.list(item.shape)
        return RoomsValue(shape: shape) { (reader) throws(CatalogError) in
            var items: [Item] = []
            try reader.readArray(shape.words) { (reader, _) throws(CatalogError) in
                items.append(try item.read(&reader))
            }
            return items
        }
    }
}
