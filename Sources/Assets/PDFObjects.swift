internal import CPNG

/// An object of a PDF file (ISO 32000-1, 7.3).
indirect enum PDFObject {
    case number(Double)
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case reference(Int)
    /// Strings, and what is not read.
    case other

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var array: [PDFObject]? { if case .array(let array) = self { array } else { nil } }
    var dictionary: [String: PDFObject]? { if case .dictionary(let dictionary) = self { dictionary } else { nil } }
}

/// The objects of a PDF file, found by going through the file and not by its table, which may be wrong.
struct PDFObjects {
    private var objects: [Int: PDFObject] = [:]
    private var streams: [Int: Range<Int>] = [:]
    private let bytes: [UInt8]

    private static let mostObjects = 20_000
    /// The most bytes of one stream that is unpacked.
    private static let mostBytes = 4 << 20

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var lexer = PDFLexer(bytes)
        while objects.count < Self.mostObjects, let start = lexer.nextObject() {
            guard let object = lexer.object() else { continue }
            objects[start] = object
            if let dictionary = object.dictionary, let range = lexer.stream(length: dictionary["Length"]?.number) {
                streams[start] = range
                lexer.place = range.upperBound
            }
        }
        for (number, object) in objects where object.dictionary?["Type"]?.name == "ObjStm" { addPacked(number) }
    }

    /// The object that a reference leads to.
    func resolved(_ object: PDFObject?) -> PDFObject? {
        guard case .reference(let number)? = object else { return object }
        guard case .reference? = objects[number] else { return objects[number] }
        return nil
    }

    func dictionary(_ object: PDFObject?) -> [String: PDFObject] { resolved(object)?.dictionary ?? [:] }

    func numbers(_ object: PDFObject?) -> [Double]? {
        resolved(object)?.array?.compactMap { resolved($0)?.number }
    }

    /// The first page.
    var page: [String: PDFObject]? {
        objects.sorted { $0.key < $1.key }.lazy.compactMap(\.value.dictionary).first { $0["Type"]?.name == "Page" }
    }

    /// A value of a page, or of the nodes above it.
    func inherited(_ key: String, of page: [String: PDFObject]) -> PDFObject? {
        var node = page
        for _ in 0..<16 {
            if let value = resolved(node[key]) { return value }
            guard let parent = resolved(node["Parent"])?.dictionary else { return nil }
            node = parent
        }
        return nil
    }

    /// The bytes of a stream, unpacked; nil for another packing than Flate.
    func stream(_ object: PDFObject?) -> [UInt8]? {
        guard case .reference(let number)? = object, let range = streams[number] else { return nil }
        let filter = resolved(objects[number]?.dictionary?["Filter"])
        let names = filter?.array.map { $0.compactMap { resolved($0)?.name } } ?? [filter?.name].compactMap(\.self)
        switch names {
        case []: return Array(bytes[range])
        case ["FlateDecode"] where objects[number]?.dictionary?["DecodeParms"] == nil:
            return Self.inflated(Array(bytes[range]))
        default: return nil
        }
    }

    /// Adds the objects that are in a stream (7.5.7).
    private mutating func addPacked(_ number: Int) {
        guard let dictionary = objects[number]?.dictionary, let data = stream(.reference(number)),
            let count = dictionary["N"]?.number, let first = dictionary["First"]?.number,
            (0...Double(Self.mostObjects)).contains(count), (0...Double(data.count)).contains(first)
        else { return }
        var header = PDFLexer(data)
        for _ in 0..<Int(count) {
            guard let name = header.object()?.number, let offset = header.object()?.number,
                (0...1e7).contains(name), (0...Double(data.count)).contains(first + offset)
            else { return }
            var lexer = PDFLexer(data)
            lexer.place = Int(first + offset)
            if objects.count < Self.mostObjects, objects[Int(name)] == nil { objects[Int(name)] = lexer.object() }
        }
    }

    /// Unpacks a stream of zlib; nil for a damaged or a large one.
    private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
        var size = max(bytes.count * 4, 4096)
        while size <= mostBytes {
            var result = [UInt8](repeating: 0, count: size)
            var length = uLongf(size)
            switch uncompress(&result, &length, bytes, uLong(bytes.count)) {
            case Z_OK:
                result.removeLast(size - min(Int(length), size))
                return result
            case Z_BUF_ERROR: size *= 4
            default: return nil
            }
        }
        return nil
    }
}

/// Takes PDF syntax apart (ISO 32000-1, 7.2).
struct PDFLexer {
    private let bytes: [UInt8]
    var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }

    private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    mutating func skipSpace() {
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%") {
                while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if Self.isSpace(bytes[place]) {
                place += 1
            } else {
                return
            }
        }
    }

    /// A run of regular characters; empty before a delimiter.
    mutating func word() -> String {
        let start = place
        while place < bytes.count, !Self.isSpace(bytes[place]), !Self.isDelimiter(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// Goes behind the next `N G obj`, and gives the number N.
    mutating func nextObject() -> Int? {
        let mark = Array(" obj".utf8)
        while place + 4 <= bytes.count {
            guard bytes[place] == 32, bytes[place..<place + 4].elementsEqual(mark) else {
                place += 1
                continue
            }
            var start = place
            func digits() -> Int? {
                let end = start
                while start > 0, (48...57).contains(bytes[start - 1]), end - start < 9 { start -= 1 }
                return Int(String(decoding: bytes[start..<end], as: UTF8.self))
            }
            let generation = digits()
            place += 4
            guard generation != nil, start > 0, bytes[start - 1] == 32 else { continue }
            start -= 1
            if let number = digits() { return number }
        }
        place = bytes.count
        return nil
    }

    /// The bytes of the stream after a dictionary; nil where there is none.
    mutating func stream(length: Double?) -> Range<Int>? {
        skipSpace()
        guard place + 6 <= bytes.count, bytes[place..<place + 6].elementsEqual("stream".utf8) else { return nil }
        var start = place + 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        if let length, length >= 0, length <= Double(bytes.count - start) { return start..<start + Int(length) }
        let mark = Array("endstream".utf8)
        var end = start
        while end + mark.count <= bytes.count {
            if bytes[end] == mark[0], bytes[end..<end + mark.count].elementsEqual(mark) { return start..<end }
            end += 1
        }
        return nil
    }

    /// The next object; nil for an operator or at the end.
    mutating func object(depth: Int = 0) -> PDFObject? {
        skipSpace()
        guard place < bytes.count, depth < 32 else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "/"):
            place += 1
            return .name(word())
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "<"):
            if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "<") { return dictionary(depth) }
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
            place += 1
            return .other
        case UInt8(ascii: "("):
            skipString()
            return .other
        default: return atom()
        }
    }

    private mutating func array(_ depth: Int) -> PDFObject? {
        place += 1
        var items: [PDFObject] = []
        while items.count < 10_000 {
            skipSpace()
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: "]") {
                place += 1
                return .array(items)
            }
            guard let item = object(depth: depth + 1) else { return nil }
            items.append(item)
        }
        return nil
    }

    private mutating func dictionary(_ depth: Int) -> PDFObject? {
        place += 2
        var items: [String: PDFObject] = [:]
        while items.count < 10_000 {
            skipSpace()
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: ">") {
                place += 2
                return .dictionary(items)
            }
            guard let key = object(depth: depth + 1)?.name, let value = object(depth: depth + 1) else { return nil }
            items[key] = value
        }
        return nil
    }

    private mutating func skipString() {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            place += 1
            if depth == 0 { return }
        }
    }

    /// A number, a reference, or a word such as `true`.
    private mutating func atom() -> PDFObject? {
        let start = place
        let text = word()
        guard let number = Double(text), number.isFinite else {
            if ["true", "false", "null"].contains(text) { return .other }
            place = start
            return nil
        }
        // `N G R` is a reference.
        let after = place
        if number >= 0, number < 1e7, number == number.rounded() {
            skipSpace()
            let generation = word()
            if Int(generation) != nil {
                skipSpace()
                if word() == "R" { return .reference(Int(number)) }
            }
        }
        place = after
        return .number(number)
    }
}
