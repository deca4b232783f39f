/// The texts that the source code of an app gives to the views and items of its storyboards, by outlet.
///
/// The code is not compiled: assignments such as `nameLabel.text = …` and calls such as `button.setTitle(…)` are found by their
/// form, in Swift and Objective-C.
package struct AssignedTexts: Sendable {
    /// What the code gives an outlet.
    package enum Text: Hashable, Sendable {
        /// The text of a key, always of the same one.
        case key(String)
        /// Something that is known at run time alone.
        case unknown
    }

    /// By class and outlet: `nameLabel.text` and `self.nameLabel.text` in a file that has a part of the class.
    private var own: [String: [String: Text]] = [:]
    /// By outlet: `cell.nameLabel.text`, whose class is not known.
    private var foreign: [String: Text] = [:]
    /// The superclasses of classes, as far as the files have them.
    private var superclasses: [String: String] = [:]

    package init() {}

    /// Takes in a file of source code. O(bytes).
    package mutating func add(_ source: [UInt8]) {
        var scanner = AssignmentScanner(source)
        scanner.scan()
        superclasses.merge(scanner.superclasses) { first, _ in first }
        for assignment in scanner.assignments {
            if assignment.isForeign {
                Self.note(assignment, in: &foreign)
            } else {
                for name in scanner.classes { Self.note(assignment, in: &own[name, default: [:]]) }
            }
        }
    }

    private static func note(_ assignment: AssignmentScanner.Assignment, in texts: inout [String: Text]) {
        if let known = texts[assignment.outlet], known != assignment.text {
            texts[assignment.outlet] = .unknown
        } else {
            texts[assignment.outlet] = assignment.text
        }
    }

    /// What the code gives an outlet of a class or of one of its superclasses; nil for nothing.
    package func text(of outlet: String, in className: String?) -> Text? {
        var found = foreign[outlet]
        var name = className
        var seen: Set<String> = []
        while let current = name, seen.insert(current).inserted {
            if let text = own[current]?[outlet] {
                if let other = found, other != text { return .unknown }
                found = text
            }
            name = superclasses[current]
        }
        return found
    }
}

/// Finds assignments of texts in one file.
struct AssignmentScanner {
    struct Assignment {
        /// `nameLabel` of `cell.nameLabel.text`; `self` of `title = …` and `self.title = …`.
        var outlet: String
        /// Whether it is about something else's outlet.
        var isForeign: Bool
        var text: AssignedTexts.Text
    }

    private(set) var assignments: [Assignment] = []
    /// The classes that the file declares or extends.
    private(set) var classes: Set<String> = []
    private(set) var superclasses: [String: String] = [:]
    private let bytes: [UInt8]

    private static let properties = [
        "text", "attributedText", "title", "attributedTitle", "placeholder", "attributedPlaceholder", "prompt",
    ].map { Array($0.utf8) }
    private static let setters = ["setTitle", "setAttributedTitle", "setText", "setAttributedText"]
        .map { Array($0.utf8) }
    private static let declarations = ["class", "extension", "@implementation"].map { Array($0.utf8) }

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
                (UInt8(ascii: "@"), UInt8(ascii: "i")):
                readDeclaration(at: index)
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
        assignments.append(Assignment(outlet: outlet, isForeign: isForeign, text: text(at: value)))
    }

    /// `title = "…"` at the start of a statement.
    private mutating func readOwnTitle(at start: Int, _ name: ArraySlice<UInt8>, _ value: Int) {
        guard name.elementsEqual("title".utf8) else { return }
        var index = start - 1
        while index >= 0, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index -= 1 }
        guard index < 0 || [UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(bytes[index]) else {
            return
        }
        assignments.append(Assignment(outlet: "self", isForeign: false, text: text(at: value)))
    }

    /// The key of `NSLocalizedString("…", comment: "")`, `String(localized: "…")` and `"….localized"`.
    private func text(at place: Int) -> AssignedTexts.Text {
        var index = afterSpace(place)
        var isLookup = false
        for opening in ["NSLocalizedString(@", "NSLocalizedString(", "String(localized:", "LocalizedString("]
        where has(opening, at: index) {
            isLookup = true
            index = afterSpace(index + opening.utf8.count)
            break
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return .unknown }
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

    private mutating func readDeclaration(at place: Int) {
        guard place == 0 || !Self.isWord(bytes[place - 1]) else { return }
        guard let keyword = Self.declarations.first(where: { bytes[place...].starts(with: $0) }) else { return }
        let start = afterSpace(place + keyword.count)
        guard start > place + keyword.count, let end = endOfWord(from: start), end > start else { return }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        classes.insert(name)
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

    private static func isWord(_ byte: UInt8) -> Bool {
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
