/// Reads the numbers and letters of paths, transforms and lists (SVG 2, 9.3.9).
struct SVGNumbers {
    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// All numbers of a list.
    static func list(_ text: some StringProtocol) -> [Double] {
        var numbers = SVGNumbers(text)
        var list: [Double] = []
        while let number = numbers.number(), list.count < 100_000 { list.append(number) }
        return list
    }

    private mutating func skipSeparators() {
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") { place += 1 }
    }

    /// The next number; nil where there is something else.
    mutating func number() -> Double? {
        skipSeparators()
        let start = place
        var end = place
        func isDigit(_ place: Int) -> Bool {
            place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
        }
        func isSign(_ place: Int) -> Bool { place < bytes.count && "+-".utf8.contains(bytes[place]) }
        if isSign(end) { end += 1 }
        while isDigit(end) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") { end += 1 }
        while isDigit(end) { end += 1 }
        if end > start, end < bytes.count, "eE".utf8.contains(bytes[end]) {
            let digits = isSign(end + 1) ? end + 2 : end + 1
            if isDigit(digits) {
                end = digits
                while isDigit(end) { end += 1 }
            }
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        // Swift asks for digits before and after a point.
        let value = Double(text) ?? Double(text.hasSuffix(".") ? text + "0" : text)
        guard let value, value.isFinite, abs(value) < 1e7 else { return nil }
        place = end
        return value
    }

    /// A flag of an arc, which may stand without a space before what follows.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard place < bytes.count, "01".utf8.contains(bytes[place]) else { return nil }
        place += 1
        return bytes[place - 1] == UInt8(ascii: "1")
    }

    /// The next command; nil where there is something else.
    mutating func command() -> Character? {
        skipSeparators()
        guard place < bytes.count, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(bytes[place]) else { return nil }
        place += 1
        return Character(UnicodeScalar(bytes[place - 1]))
    }
}
