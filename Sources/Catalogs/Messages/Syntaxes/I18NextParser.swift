internal import Foundation

/// Takes texts of i18next apart: `{{name}}`, `{{- name}}`, `{{amount, number}}`, `$t(key)`
/// (its Interpolator.js, with the separators that it has by default).
///
/// A program may set other separators. Of those `__name__` (the default of version 1), `{name}`, `%{name}`, `${name}` and
/// `[[name]]` around a plain name are placeholders too, because nobody is shown such a word (a choice).
enum I18NextParser {
    /// Parses a text; everything but placeholders stays as it is. O(n).
    static func parse(_ text: String) -> FormatString {
        FormatString(text, marks: "{$_%[", splitting: .html) { scanner, start in
            placeholder(&scanner, start) ?? reference(&scanner, start) ?? otherPlaceholder(&scanner, start)
        }
    }

    /// Why a text is malformed; nil where it is not. O(n).
    static func fault(in text: String) -> MessageFault? {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else { return nil }
        let bytes = Array(text.utf8)
        for (start, end) in [("{{", "}}"), ("$t(", ")")] {
            var open: Int?
            var index = 0
            while index < bytes.count {
                let mark = open == nil ? start : end
                guard bytes[index] == mark.utf8.first, bytes[index...].starts(with: mark.utf8) else {
                    index += 1
                    continue
                }
                open = open == nil ? index : nil
                index += mark.utf8.count
            }
            if let open {
                let offset = String(decoding: bytes[..<open], as: UTF8.self).utf16.count
                return MessageFault(offset: offset, reason: "expected '\(end)' after '\(start)'")
            }
        }
        return nil
    }

    /// `{{name, format}}`; the first `}}` ends it.
    private static func placeholder(_ scanner: inout TextScanner, _ start: String.Index) -> FormatString.Segment? {
        guard let content = scanner.take(from: "{{", to: "}}"), !content.inside.isEmpty else {
            scanner.move(to: start)
            return nil
        }
        var inside = content.inside[...]
        if inside.first == "-" { inside.removeFirst() }
        let parts = inside.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        let name = parts.first ?? ""
        var placeholder = Placeholder(
            source: content.source, kind: name == "count" ? .integer : .text, argument: .name(name))
        if parts.count == 2 { I18NextFormat.apply(parts[1], to: &placeholder) }
        return .placeholder(placeholder)
    }

    /// A name between other separators than i18next has by default.
    private static func otherPlaceholder(
        _ scanner: inout TextScanner, _ start: String.Index
    ) -> FormatString.Segment? {
        // A key such as `menu__open__title`, which is shown where it has no text, has no placeholder in it.
        let isInWord = scanner.isAfterWord(start)
        for (mark, end) in [("__", "__"), ("[[", "]]"), ("%{", "}"), ("${", "}"), ("{", "}")] where scanner.take(mark) {
            let name = scanner.take { isPartOfName($0, besides: mark == "__" ? "" : "_.") }
            guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), scanner.take(end) else { break }
            if mark == "__", isInWord || scanner.peek.map({ isPartOfName($0, besides: "_") }) ?? false { break }
            return .placeholder(
                Placeholder(
                    source: scanner.source(from: start), kind: name == "count" ? .integer : .text,
                    argument: .name(name)))
        }
        scanner.move(to: start)
        return nil
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar, besides others: String) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: others.unicodeScalars.contains(scalar)
        }
    }

    /// `$t(key)`, `$t(namespace:key)`, `$t(key, {"count": 3})`.
    private static func reference(_ scanner: inout TextScanner, _ start: String.Index) -> FormatString.Segment? {
        guard let content = scanner.take(from: "$t(", to: ")") else { return nil }
        let parts = content.inside.split(separator: ",", maxSplits: 1).map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard let key = parts.first, !key.isEmpty else {
            scanner.move(to: start)
            return nil
        }
        var reference = FormatString.Reference(source: content.source, key: withoutNamespace(key))
        // A missing key is shown itself (`translate` of its Translator.js); one of another namespace may exist.
        if reference.key == key { reference.missing = key }
        if parts.count == 2 { I18NextFormat.applyOptions(parts[1], to: &reference) }
        return .reference(reference)
    }

    /// The key after `namespace:`. A catalog has the keys of one namespace, or those of several without the namespace.
    private static func withoutNamespace(_ key: String) -> String {
        guard let colon = key.firstIndex(of: ":"), !key[..<colon].contains(" ") else { return key }
        return String(key[key.index(after: colon)...])
    }
}
