/// Finds assignments of texts in one file.
struct AssignmentScanner {
    struct Assignment {
        /// `nameLabel` of `cell.nameLabel.text`; `self` of `title = …` and `self.title = …`.
        var outlet: String
        /// Whether it is about something else's outlet.
        var isForeign: Bool
        var value: Value
    }

    /// What the code says about a text.
    enum Value: Hashable {
        case key(String)
        /// `Texts.save`, which may be a constant with the text of a key.
        case constant(String)
        case unknown
    }

    private(set) var assignments: [Assignment] = []
    /// The classes that the file declares or extends.
    private(set) var classes: Set<String> = []
    private(set) var superclasses: [String: String] = [:]
    /// The keys of constants, by type and name.
    private(set) var constants: [(name: String, key: String)] = []
    /// The type that was declared last.
    private var type: String?
    private let bytes: [UInt8]

    private static let properties = [
        "text", "attributedText", "title", "attributedTitle", "placeholder", "attributedPlaceholder", "prompt",
    ].map { Array($0.utf8) }
    private static let setters = ["setTitle", "setAttributedTitle", "setText", "setAttributedText"]
        .map { Array($0.utf8) }
    private static let declarations = ["class", "extension", "@implementation", "enum", "struct"].map { Array($0.utf8) }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
        var index = 0
        // Most bytes begin nothing: two of them are enough to see that.
        while index + 1 < bytes.count {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                index += 2
                while index < bytes.count, !has("*/", at: index) { index += 1 }
            case (UInt8(ascii: "."), UInt8(ascii: "t")), (UInt8(ascii: "."), UInt8(ascii: "a")),
                (UInt8(ascii: "."), UInt8(ascii: "p")), (UInt8(ascii: "."), UInt8(ascii: "s")),
                (UInt8(ascii: " "), UInt8(ascii: "t")), (UInt8(ascii: " "), UInt8(ascii: "s")):
                readMember(at: index)
            case (UInt8(ascii: "c"), UInt8(ascii: "l")), (UInt8(ascii: "e"), UInt8(ascii: "x")),
                (UInt8(ascii: "@"), UInt8(ascii: "i")), (UInt8(ascii: "e"), UInt8(ascii: "n")),
                (UInt8(ascii: "s"), UInt8(ascii: "t")):
                readDeclaration(at: index)
            case (UInt8(ascii: "l"), UInt8(ascii: "e")), (UInt8(ascii: "v"), UInt8(ascii: "a")): readConstant(at: index)
            default: break
            }
            index += 1
        }
    }

    /// `label.text = "…"`, `button.setTitle("…", for: .normal)`, and `[label setText:@"…"]`.
    private mutating func readMember(at place: Int) {
        let start = place + 1
        let isMessage = bytes[place] == UInt8(ascii: " ")
        guard let end = endOfWord(from: start) else { return }
        let name = bytes[start..<end]
        var value: Int
        if Self.setters.contains(where: { $0.elementsEqual(name) }) {
            guard end < bytes.count, bytes[end] == UInt8(ascii: isMessage ? ":" : "(") else { return }
            value = end + 1
        } else {
            guard Self.properties.contains(where: { $0.elementsEqual(name) }) else { return }
            value = afterSpace(end)
            guard value + 1 < bytes.count, bytes[value] == UInt8(ascii: "="), bytes[value + 1] != UInt8(ascii: "=")
            else { return }
            value += 1
            if isMessage { return readOwnTitle(at: start, name, value) }
        }
        guard var (outlet, before) = word(endingAt: place) else { return }
        if outlet == "configuration" || outlet == "rx" {
            guard let inner = word(endingAt: before) else { return }
            (outlet, before) = inner
        }
        var isForeign = false
        if before >= 0, bytes[before] == UInt8(ascii: ".") {
            guard let qualifier = word(endingAt: before)?.word else { return }
            isForeign = qualifier != "self"
        }
        if outlet.hasPrefix("_") { outlet.removeFirst() }
        assignments.append(Assignment(outlet: outlet, isForeign: isForeign, value: text(at: value)))
    }

    /// `title = "…"` at the start of a statement.
    private mutating func readOwnTitle(at start: Int, _ name: ArraySlice<UInt8>, _ value: Int) {
        guard name.elementsEqual("title".utf8) else { return }
        var index = start - 1
        while index >= 0, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index -= 1 }
        guard index < 0 || [UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(bytes[index]) else {
            return
        }
        assignments.append(Assignment(outlet: "self", isForeign: false, value: text(at: value)))
    }

    /// The key of `NSLocalizedString("…", comment: "")`, `String(localized: "…")` and `"….localized"`.
    private func text(at place: Int) -> Value {
        var index = afterSpace(place)
        var isLookup = false
        for opening in ["NSLocalizedString(@", "NSLocalizedString(", "String(localized:", "LocalizedString("]
        where has(opening, at: index) {
            isLookup = true
            index = afterSpace(index + opening.utf8.count)
            break
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            return isLookup ? .unknown : path(at: index)
        }
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
            // A key with an escape or an interpolation is not read.
            if bytes[end] == UInt8(ascii: "\\") { return .unknown }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return .unknown }
        guard isLookup || has(".locali", at: end + 1) else { return .unknown }
        return .key(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
    }

    /// The last two names of `L10n.Menu.save`, where nothing follows them.
    private func path(at place: Int) -> Value {
        var names: [String] = []
        var index = place
        while let end = endOfWord(from: index), end > index {
            names.append(String(decoding: bytes[index..<end], as: UTF8.self))
            index = end
            guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { break }
            index += 1
        }
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        let isWhole = index >= bytes.count || [UInt8]("\n\r),;}]".utf8).contains(bytes[index])
        guard isWhole, names.count >= 2, names[0] != "self" else { return .unknown }
        return .constant(names.suffix(2).joined(separator: "."))
    }

    /// `static let save = NSLocalizedString("save", …)`, also in braces, and `L10n.tr("Table", "save", …)` as SwiftGen writes it.
    private mutating func readConstant(at place: Int) {
        guard let type, place == 0 || !Self.isWord(bytes[place - 1]), has("let ", at: place) || has("var ", at: place),
            let end = endOfWord(from: place + 4), end > place + 4
        else { return }
        var index = end
        let limit = min(end + Self.longestConstant, bytes.count)
        while index < limit {
            guard Self.marksOfConstants.contains(bytes[index]) else {
                index += 1
                continue
            }
            if has("NSLocalizedString(", at: index) || has("String(localized:", at: index) { break }
            if has(".tr(\"", at: index) {
                let table = bytes[(index + 5)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
                index = bytes[min(table + 1, bytes.count)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
                return add(lookup(at: index))
            }
            // The declaration ends before the next one.
            if has(" let ", at: index) || has(" var ", at: index) || has("func ", at: index) { return }
            index += 1
        }
        guard index < limit else { return }
        add(text(at: index))

        func add(_ value: Value) {
            guard case .key(let key) = value else { return }
            constants.append(("\(type).\(String(decoding: bytes[(place + 4)..<end], as: UTF8.self))", key))
        }
    }

    /// The key in quotation marks at a place.
    private func lookup(at place: Int) -> Value {
        guard place + 1 < bytes.count,
            let end = bytes[(place + 1)...].firstIndex(where: { [UInt8]("\"\\\n".utf8).contains($0) }),
            bytes[end] == UInt8(ascii: "\"")
        else { return .unknown }
        return .key(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
    }

    private static let marksOfConstants = Array("NS. f".utf8)
    /// In bytes, to the lookup.
    private static let longestConstant = 160

    private mutating func readDeclaration(at place: Int) {
        guard place == 0 || !Self.isWord(bytes[place - 1]) else { return }
        guard let keyword = Self.declarations.first(where: { bytes[place...].starts(with: $0) }) else { return }
        let start = afterSpace(place + keyword.count)
        guard start > place + keyword.count, let end = endOfWord(from: start), end > start else { return }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        classes.insert(name)
        type = name
        let colon = afterSpace(end)
        guard keyword.elementsEqual("class".utf8), colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
            return
        }
        let parent = afterSpace(colon + 1)
        guard let parentEnd = endOfWord(from: parent), parentEnd > parent else { return }
        superclasses[name] = String(decoding: bytes[parent..<parentEnd], as: UTF8.self)
    }

    // MARK: Words

    private func has(_ text: String, at place: Int) -> Bool {
        place < bytes.count && bytes[place...].starts(with: text.utf8)
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private func endOfWord(from start: Int) -> Int? {
        guard start < bytes.count, Self.isWord(bytes[start]) else { return nil }
        return bytes[start...].firstIndex { !Self.isWord($0) } ?? bytes.count
    }

    private func afterSpace(_ place: Int) -> Int {
        var index = place
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n") {
            index += 1
        }
        return index
    }

    /// The word before a place, without `?` and `!`, and the place before it.
    private func word(endingAt place: Int) -> (word: String, before: Int)? {
        var end = place
        while end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
        var start = end
        while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
        guard start < end else { return nil }
        return (String(decoding: bytes[start..<end], as: UTF8.self), start - 1)
    }
}
