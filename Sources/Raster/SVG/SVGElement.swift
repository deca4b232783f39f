/// An element of an SVG file with its attributes, as far as drawing needs them.
///
/// Entities other than the five of XML and characters by number are left as they are, so that no file can grow by them.
struct SVGElement {
    var name: String
    var attributes: [String: String]
    var children: [SVGElement] = []
    /// The text directly inside, such as that of a style sheet.
    var text = ""

    /// The deepest element within others, and the most elements of a file.
    private static let (deepest, most) = (100, 50_000)

    /// The outermost element of a file; nil for one that is not well-formed as far as it is looked at.
    static func root(of bytes: [UInt8]) -> SVGElement? {
        var scanner = SVGScanner(bytes)
        var open: [SVGElement] = []
        var count = 0
        while let token = scanner.next() {
            switch token {
            case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
            case .start(let name, let attributes, let isEmpty):
                count += 1
                guard open.count < deepest, count <= most else { return nil }
                open.append(SVGElement(name: name, attributes: attributes))
                if isEmpty, let root = close(&open) { return root }
            case .end: if let root = close(&open) { return root }
            }
        }
        return nil
    }

    /// Ends the innermost element; the outermost one is the result.
    private static func close(_ open: inout [SVGElement]) -> SVGElement? {
        guard let element = open.popLast() else { return nil }
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        return nil
    }
}

/// Takes an XML file apart into tags and texts.
private struct SVGScanner {
    enum Token {
        case start(String, [String: String], isEmpty: Bool)
        case end
        case text(String)
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                let start = place
                while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
                return .text(String(decoding: bytes[start..<place], as: UTF8.self))
            }
            if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
            if has("<![CDATA[") {
                let start = place + 9
                guard skip("<![CDATA[", to: "]]>") else { return nil }
                return .text(String(decoding: bytes[start..<max(place - 3, start)], as: UTF8.self))
            }
            if has("<!") {
                skipDeclaration()
                continue
            }
            return tag()
        }
        return nil
    }

    private func has(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func skip(_ start: String, to end: String) -> Bool {
        guard has(start) else { return false }
        place += start.utf8.count
        while place < bytes.count, !has(end) { place += 1 }
        place = min(place + end.utf8.count, bytes.count)
        return true
    }

    /// A document type, with the declarations in its brackets.
    private mutating func skipDeclaration() {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0:
                place += 1
                return
            default: break
            }
            place += 1
        }
    }

    private mutating func tag() -> Token? {
        place += 1
        if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
            place += 1
            return .end
        }
        let name = word()
        guard !name.isEmpty else { return nil }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: ">") {
                place += 1
                return .start(name, attributes, isEmpty: false)
            }
            if bytes[place] == UInt8(ascii: "/") {
                place += 2
                return .start(name, attributes, isEmpty: true)
            }
            let key = word()
            skipSpace()
            guard !key.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
            place += 1
            skipSpace()
            guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
                return nil
            }
            let quote = bytes[place]
            let start = place + 1
            place = start
            while place < bytes.count, bytes[place] != quote { place += 1 }
            attributes[key] = Self.plain(String(decoding: bytes[start..<place], as: UTF8.self))
            place += 1
        }
    }

    /// The name of an element or attribute, without its namespace.
    private mutating func word() -> String {
        let start = place
        while place < bytes.count, !" \t\r\n=/>\"'".utf8.contains(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place].split(separator: UInt8(ascii: ":")).last ?? [], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    }

    private static func plain(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&"]
        return names.sorted { $0.key > $1.key }.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }
}
