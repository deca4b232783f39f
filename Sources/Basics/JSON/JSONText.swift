import Foundation

/// Encodes values as JSON. Every document looks alike and is the same on every machine: keys are in the order of their
/// code points. The text is what `JSONEncoder` would write, many times as fast.
///
/// Encodes what records are made of: objects, lists, texts, numbers, truth values, bytes (as Base64) and addresses.
package enum JSONText {
    /// The document with a line feed at its end; without `isPretty` that is the only place where a line ends, for
    /// every reader.
    ///
    /// - Throws: What the value throws.
    package static func render(_ value: some Encodable, isPretty: Bool = true) throws -> String {
        try text(JSONNode(of: value), depth: isPretty ? 0 : nil) + "\n"
    }

    /// A part of a document, without a line feed at its end.
    ///
    /// - Parameter depth: How many objects and lists are around it; the first line is not indented.
    /// - Throws: What the value throws.
    package static func part(_ value: some Encodable, depth: Int) throws -> String {
        text(try JSONNode(of: value), depth: depth)
    }

    /// JSON as it may be in a script of a page: no text can end the script, begin a comment in it, or turn the direction of what
    /// is around it for those who read the file.
    package static func inScript(_ json: String) -> String {
        var result = String.UnicodeScalarView()
        // By scalars: a "<" may be in one character with what is before it.
        for scalar in json.unicodeScalars {
            if scalar == "<" || scalar.properties.generalCategory == .format, scalar.value <= 0xFFFF {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result.append(
                    contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func text(_ node: JSONNode, depth: Int?) -> String {
        var writer = JSONWriter()
        node.write(to: &writer, depth: depth)
        return writer.text
    }
}
