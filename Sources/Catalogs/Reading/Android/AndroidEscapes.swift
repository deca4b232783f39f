/// Puts a text together as aapt2 does (AOSP, `StringBuilder` in `ResourceUtils.cpp`): white space becomes one space,
/// quotation marks keep it and are not shown, escapes stand for other characters. All of that starts again at each tag.
struct AndroidEscapes {
    /// Whether `<` and `&` are written as references, since there are tags beside them.
    let writesReferences: Bool
    private(set) var faults: [String] = []
    /// Whether a quotation mark waits for the second one.
    private(set) var isQuoted = false
    private var endsWithSpace = false
    private var bytes: [UInt8] = []

    init(writesReferences: Bool) { self.writesReferences = writesReferences }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var count: Int { bytes.count }

    mutating func append(tag: String) {
        bytes += tag.utf8
        (isQuoted, endsWithSpace) = (false, false)
    }

    /// Adds a run of text; white space at the start of the first run and at the end of the last one is dropped.
    mutating func append(_ run: String, trimsStart: Bool, trimsEnd: Bool) {
        var run = Array(run.utf8)[...]
        if trimsStart { run = run.drop { XML.Tags.isSpace($0) } }
        if trimsEnd { while let last = run.last, XML.Tags.isSpace(last) { run.removeLast() } }
        while let byte = run.popFirst() {
            if XML.Tags.isSpace(byte), !isQuoted {
                if !endsWithSpace { bytes.append(UInt8(ascii: " ")) }
                endsWithSpace = true
                continue
            }
            endsWithSpace = false
            switch byte {
            case UInt8(ascii: "\\"): appendEscape(&run)
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "'") where !isQuoted:
                fault("the apostrophe has no backslash before it; aapt refuses this")
                bytes.append(byte)
            default: append(byte)
            }
        }
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<") where writesReferences: bytes += "&lt;".utf8
        case UInt8(ascii: "&") where writesReferences: bytes += "&amp;".utf8
        default: bytes.append(byte)
        }
    }

    /// `\n`, `\t`, `\u00e9`, and a backslash before any other character, which is kept.
    private mutating func appendEscape(_ run: inout ArraySlice<UInt8>) {
        guard let byte = run.popFirst() else { return }
        switch byte {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "u"): bytes += String(readUnicodeEscape(&run)).utf8
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            fault("\\\(Unicode.Scalar(byte)) is not an escape; its backslash is not shown")
            bytes.append(byte)
        default: append(byte)
        }
    }

    /// Four digits; two escapes are a surrogate pair, as in the first aapt.
    private mutating func readUnicodeEscape(_ run: inout ArraySlice<UInt8>) -> Unicode.Scalar {
        guard let first = readUnit(&run) else {
            fault("\\u without four hexadecimal digits, which aapt refuses")
            return "\u{FFFD}"
        }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        var rest = run
        guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
            let second = readUnit(&rest), UTF16.isTrailSurrogate(second)
        else { return "\u{FFFD}" }
        run = rest
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private func readUnit(_ run: inout ArraySlice<UInt8>) -> UInt16? {
        let digits = run.prefix(4).compactMap { HexadecimalDigit.value($0) }
        guard digits.count == 4 else { return nil }
        run = run.dropFirst(4)
        return digits.reduce(0) { $0 << 4 | $1 }
    }

    private mutating func fault(_ fault: String) {
        if !faults.contains(fault) { faults.append(fault) }
    }
}
