internal import Basics
import Checks

/// Parts of HTML documents: texts of a project are escaped here and nowhere else.
package enum HTML {
    /// The string as text or as the value of an attribute in double quotes; control characters are shown as `\n` or
    /// `\u{7}`.
    package static func escaped(_ string: String) -> String { XMLElement.escaped(Prose.oneLine(string)) }

    /// A text of the interface on one line, with its own language and direction, so that neither affects the text
    /// around it (HTML, 4.5.24).
    package static func text(_ string: String, locale: String) -> String {
        "<bdi lang=\"\(escaped(locale))\">\(escaped(string))</bdi>"
    }

    /// A name given by users, such as a key or the name of a scene, in any language and direction.
    package static func name(_ string: String) -> String { "<bdi>\(escaped(string))</bdi>" }

    /// A key of a catalog, or a file.
    package static func code(_ string: String) -> String { "<code><bdi>\(escaped(string))</bdi></code>" }

    /// A sentence of Galley's with a capital letter.
    package static func capitalized(_ sentence: String) -> String {
        escaped(sentence.prefix(1).uppercased() + sentence.dropFirst())
    }

    /// The string as a value of a query: reserved characters, and whatever is not ASCII, as `%3d`.
    package static func query(_ string: String) -> String { string.plain(escapedBy: "%", keeping: "_/") }

    /// A locale's tag.
    package static func tag(_ locale: String) -> String { "<span class=\"tag\">\(name(locale))</span>" }

    /// A sentence that quotes texts of the interface; each of them is isolated as in `text`.
    ///
    /// - Parameters:
    ///   - quotes: The texts that may be in it between quotation marks.
    ///   - names: Names given by users that may be in it without quotation marks, such as a key or the name of a scene.
    static func sentence(
        _ sentence: String, quoting quotes: [String], naming names: [String] = [], locale: String
    ) -> String {
        // ASCII alone does not affect the direction of the text around it.
        let names = names.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }.map(Prose.oneLine)
        let marks = Set(quotes.filter { !$0.isEmpty }.map(Prose.quoted) + names).sorted {
            ($0.utf8.count, $0) > ($1.utf8.count, $1)
        }
        var result = ""
        var rest = Substring(sentence)
        while let (place, mark) = firstMark(of: marks, in: rest) {
            result += escaped(String(rest[..<place.lowerBound]))
            result +=
                names.contains(mark)
                ? name(mark) : "“" + text(String(mark.dropFirst().dropLast()), locale: locale) + "”"
            rest = rest[place.upperBound...]
        }
        return result + escaped(String(rest))
    }

    /// The first of them in a text, and the longest of those that begin there.
    private static func firstMark(
        of marks: [String], in text: Substring
    ) -> (place: Range<Substring.Index>, mark: String)? {
        marks.compactMap { mark in text.range(ofScalars: mark).map { ($0, mark) } }.min { first, second in
            first.0.lowerBound == second.0.lowerBound
                ? first.0.upperBound > second.0.upperBound : first.0.lowerBound < second.0.lowerBound
        }
    }
}

extension StringProtocol {
    /// The first occurrence of `other`, compared scalar by scalar.
    func range(ofScalars other: String) -> Range<Index>? {
        let wanted = Array(other.unicodeScalars)
        guard let first = wanted.first else { return nil }
        var start = startIndex
        while let place = unicodeScalars[start...].firstIndex(of: first) {
            if let end = unicodeScalars.index(place, offsetBy: wanted.count, limitedBy: endIndex),
                unicodeScalars[place..<end].elementsEqual(wanted)
            {
                return place..<end
            }
            start = unicodeScalars.index(after: place)
        }
        return nil
    }
}

/// A whole page.
package struct HTMLPage {
    /// What the window is called.
    package var title: String
    /// The content of the head besides the title: styles and scripts.
    package var head: String
    /// What is on the page.
    package var body: String

    package init(title: String, head: String, body: String) {
        self.title = title
        self.head = head
        self.body = body
    }

    /// The document, with a line feed at its end.
    package var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(HTML.escaped(title))</title>
        \(head)
        </head>
        <body>
        <a class="skip" href="#main">Skip to the content</a>
        \(body)
        </body>
        </html>

        """
    }
}
