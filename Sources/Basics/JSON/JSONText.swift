import Foundation

/// The one way to JSON, so that every document looks alike and is the same on every machine.
package enum JSONText {
    /// The document with a line feed at its end; without `isPretty` that is the only place where a line ends, for
    /// every reader.
    package static func render(_ value: some Encodable, isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isPretty ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: JSONLineBreaks.escaped([UInt8](try encoder.encode(value))), as: UTF8.self) + "\n"
    }
}
