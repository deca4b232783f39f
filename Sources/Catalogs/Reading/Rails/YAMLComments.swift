internal import Basics

/// The comments of a YAML file on the lines right before those of keys, which the parser passes over.
struct YAMLComments {
    private var comments: [Int: String] = [:]

    /// The comment before a line, from 1.
    subscript(line: Int) -> String? { comments[line] }

    /// O(n).
    init(_ yaml: String) {
        guard yaml.utf8.contains(UInt8(ascii: "#")) else { return }
        var block: [(indent: Int, text: String)] = []
        for (index, line) in yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let text = line.drop { $0 == " " }
            let indent = line.utf8.count - text.utf8.count
            if text.hasPrefix("#") {
                block.append((indent, text.drop { $0 == "#" }.trimmed))
                continue
            }
            // A line that is indented differently may be one of a text that begins with the sign.
            if let last = block.last, last.indent == indent, !text.allSatisfy(\.isWhitespace) {
                let own = block.reversed().prefix { $0.indent == indent }.reversed()
                comments[index + 1] = own.map(\.text).joined(separator: "\n")
            }
            block = []
        }
    }
}
