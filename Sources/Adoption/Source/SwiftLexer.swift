/// Divides Swift source into tokens. Comments and space are left out.
///
/// It knows what keeps brackets balanced: comments that are nested, strings with several lines, raw strings, interpolations and
/// regular expressions. It reads anything to its end, valid or not.
///
/// Source: *The Swift Programming Language*, “Lexical Structure”.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [SwiftToken] = []
    private var startsLine = true
    private var followsSpace = true
    /// How many strings are open: one in an interpolation of another.
    private var depth = 0
    private static let mostDepth = 100
    /// Where strings that are in no other have expressions, with their parentheses.
    private var interpolations: [Range<Int>] = []

    /// The tokens of a source in UTF-8. O(n).
    static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: bytes)
        while lexer.index < bytes.count { lexer.readNext() }
        return lexer.tokens
    }

    /// The expressions in the strings of a source, with their parentheses. O(n).
    static func interpolations(in bytes: [UInt8]) -> [Range<Int>] {
        var lexer = SwiftLexer(bytes: bytes)
        while lexer.index < bytes.count { lexer.readNext() }
        return lexer.interpolations
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private mutating func readNext() {
        let start = index
        switch byte(0) {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            index += 1
            (startsLine, followsSpace) = (true, true)
            return
        case 0...32:
            index += 1
            followsSpace = true
            return
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            skipLine()
            followsSpace = true
            return
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            skipComment()
            followsSpace = true
            return
        case UInt8(ascii: "/") where startsRegex && regexEnd != nil:
            index = regexEnd ?? index + 1
            add(.literal, from: start)
        case UInt8(ascii: "\""):
            skipString(hashes: 0)
            add(.literal, from: start)
        case UInt8(ascii: "#"):
            readHash(from: start)
        case UInt8(ascii: "`"):
            index += 1
            while index < bytes.count, byte(0) != UInt8(ascii: "`"), byte(0) != UInt8(ascii: "\n") { index += 1 }
            index = min(index + 1, bytes.count)
            add(.word, from: start)
        case let head where head.isWordHead:
            skipWord()
            add(.word, from: start)
        case let head where head.isDigit:
            skipWord()
            add(.number, from: start)
        case let head where head.isOperator:
            while byte(0).isOperator, !startsComment { index += 1 }
            add(.sign, from: start)
        default:
            index += 1
            add(.mark, from: start)
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        tokens.append(
            SwiftToken(kind: kind, range: start..<index, startsLine: startsLine, followsSpace: followsSpace))
        (startsLine, followsSpace) = (false, false)
    }

    private var startsComment: Bool {
        byte(0) == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
    }

    private mutating func skipWord() {
        while byte(0).isWordHead || byte(0).isDigit { index += 1 }
    }

    private mutating func skipLine() {
        while index < bytes.count, byte(0) != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
    }

    private mutating func readHash(from start: Int) {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            index += hashes
            skipString(hashes: hashes)
            add(.literal, from: start)
        } else if byte(hashes) == UInt8(ascii: "/") {
            index += hashes + 1
            while index < bytes.count, !closes(UInt8(ascii: "/"), hashes: hashes) { index += 1 }
            index = min(index + 1 + hashes, bytes.count)
            add(.literal, from: start)
        } else {
            index += 1
            skipWord()
            add(.hash, from: start)
        }
    }

    private func closes(_ mark: UInt8, hashes: Int) -> Bool {
        byte(0) == mark && (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    }

    /// From the quotation mark to the end of the literal; without one, to the end of the line or the file.
    private mutating func skipString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isLong = byte(1) == quote && byte(2) == quote
        index += isLong ? 3 : 1
        while index < bytes.count {
            let ends = isLong ? byte(0) == quote && byte(1) == quote && byte(2) == quote : byte(0) == quote
            let marks = isLong ? 3 : 1
            if ends, (0..<hashes).allSatisfy({ byte(marks + $0) == UInt8(ascii: "#") }) {
                index += marks + hashes
                return
            }
            if byte(0) == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
                index += 1 + hashes
                if byte(0) == UInt8(ascii: "("), depth < Self.mostDepth {
                    let start = index
                    skipInterpolation()
                    if depth == 0 { interpolations.append(start..<index) }
                } else {
                    index += 1
                }
            } else if byte(0) == UInt8(ascii: "\n"), !isLong {
                return
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
    }

    private mutating func skipInterpolation() {
        depth += 1
        defer { depth -= 1 }
        var brackets = 0
        while index < bytes.count {
            switch byte(0) {
            case UInt8(ascii: "("):
                brackets += 1
                index += 1
            case UInt8(ascii: ")"):
                brackets -= 1
                index += 1
                if brackets == 0 { return }
            case UInt8(ascii: "\""): skipString(hashes: 0)
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
            default: index += 1
            }
        }
    }

    /// Whether a slash may begin a regular expression here: where an operand may stand.
    private var startsRegex: Bool {
        guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\t"), let last = tokens.last else { return false }
        switch last.kind {
        case .sign: return followsSpace || bytes[last.range.upperBound - 1] == UInt8(ascii: "=")
        case .mark:
            return [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "[")].contains(
                bytes[last.range.lowerBound])
        case .word: return ["return", "in", "case", "try"].contains(String(decoding: bytes[last.range], as: UTF8.self))
        default: return false
        }
    }

    /// Behind the slash that closes a regular expression on this line.
    private var regexEnd: Int? {
        var end = index + 1
        var isInClass = false
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass: return end + 1
            default: break
            }
            end += 1
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isWordHead: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }

    fileprivate var isOperator: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }
}
