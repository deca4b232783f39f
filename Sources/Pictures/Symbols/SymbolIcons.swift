internal import BundledFonts
internal import Foundation
import Frames

/// The icons that stand in for symbols of the system, and the table of near names.
///
/// Both are files beside the bundled fonts, read once: O(bytes), a quarter of a megabyte.
struct SymbolIcons: Sendable {
    /// The side of the square that outlines are drawn in.
    static let side = 512.0

    /// Those that are bundled; none where the files are missing.
    static let bundled: SymbolIcons = {
        let folder = try? BundledFonts.directory().appendingPathComponent("Symbols")
        func text(_ name: String) -> String {
            folder.flatMap { try? String(contentsOf: $0.appendingPathComponent(name), encoding: .utf8) } ?? ""
        }
        return SymbolIcons(names: text("names.txt"), outlines: text("icons.txt"))
    }()

    /// The icon of each symbol.
    let icons: [String: String]
    /// The path of each icon.
    let paths: [String: String]

    /// - Parameters:
    ///   - names: A line for each symbol: its name, a space, the name of the icon.
    ///   - outlines: A line for each icon: its name, a space, its path.
    init(names: String, outlines: String) {
        icons = Self.table(names)
        paths = Self.table(outlines)
    }

    private static func table(_ text: String) -> [String: String] {
        let pairs = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line -> (String, String)? in
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            return parts.count == 2 ? (String(Substring(parts[0])), String(Substring(parts[1]))) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The outline of the nearest icon, and how many words of the name it has: the longest beginning of the name that
    /// the table has; nil where it has none.
    func nearest(to words: [String]) -> (outline: [OutlineStep], words: Int)? {
        for count in stride(from: words.count, to: 0, by: -1) {
            guard let path = icons[words.prefix(count).joined(separator: ".")].flatMap({ paths[$0] }) else { continue }
            return (Self.outline(path), count)
        }
        return nil
    }

    /// The steps of a path that has absolute commands M, L, Q and Z.
    static func outline(_ path: String) -> [OutlineStep] {
        var steps: [OutlineStep] = []
        var start: OutlinePoint?
        let commands = Array(path.utf8)
        var place = 0
        while place < commands.count {
            let command = commands[place]
            place += 1
            let first = place
            while place < commands.count, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(commands[place]) {
                place += 1
            }
            let numbers = commands[first..<place].split(separator: UInt8(ascii: " ")).compactMap {
                Double(String(decoding: $0, as: UTF8.self))
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                OutlinePoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (command, points.count) {
            case (UInt8(ascii: "M"), 1):
                start = points[0]
                steps.append(.move(points[0]))
            case (UInt8(ascii: "L"), 1): steps.append(.line(points[0]))
            case (UInt8(ascii: "Q"), 2): steps.append(.quadratic(points[0], to: points[1]))
            case (UInt8(ascii: "Z"), 0): if let start { steps.append(.line(start)) }
            default: return []
            }
        }
        return steps
    }
}
