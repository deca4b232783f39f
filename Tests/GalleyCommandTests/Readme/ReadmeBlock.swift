import Foundation

/// A code block of the README, or of an article of the documentation.
struct ReadmeBlock: CustomStringConvertible {
    let path: String
    let language: String
    let lines: [Substring]

    /// The line that the block begins in.
    let line: Int

    var text: String { lines.map { $0 + "\n" }.joined() }
    var description: String { "\(path):\(line): \(language)" }

    /// The file that the block is, where its first line is a comment that names one: `# galley.yml`.
    var file: String? {
        guard language == "yaml", let name = lines.first?.dropFirst(2), lines[0].hasPrefix("# ") else { return nil }
        return String(name)
    }

    /// All of a file, in order.
    static func all(in path: String) throws -> [ReadmeBlock] {
        let text = try String(contentsOf: Package.root.appending(path: path), encoding: .utf8)
        var blocks: [ReadmeBlock] = []
        var open: (language: String, line: Int, lines: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("```") else {
                open?.lines.append(line)
                continue
            }
            if let block = open {
                blocks.append(ReadmeBlock(path: path, language: block.language, lines: block.lines, line: block.line))
                open = nil
            } else {
                open = (String(line.dropFirst(3)), index + 1, [])
            }
        }
        return blocks
    }
}
