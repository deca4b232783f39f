import Checks
import Foundation
import Frames

/// Parses the text of a frame report.
struct RecordedTree {
    /// One view of the tree.
    struct View {
        /// The path of positions from the root, such as `0.1.2`.
        var path: String
        /// Kind, name, text, frame, and everything else that the line says.
        var state: RecordedView
        /// The indices of the views inside.
        var children: [Int] = []
    }

    /// The lines above the tree.
    var header: [String]
    /// The views, parents first.
    var views: [View]

    /// Reads what `FrameTree` has written; nil for anything else. O(n).
    init?(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        guard lines.count > 2 else { return nil }
        header = lines.prefix(2).map(String.init)
        views = []
        var open: [Int] = []
        for line in lines.dropFirst(2) {
            var rest = line
            var depth = 0
            while let prefix = ["├─ ", "└─ ", "│  ", "   "].first(where: rest.hasPrefix) {
                rest = rest.dropFirst(prefix.count)
                depth += 1
            }
            guard depth <= open.count, depth > 0 || views.isEmpty, let state = RecordedView(line: rest) else {
                return nil
            }
            var view = View(path: "0", state: state)
            open.removeLast(open.count - depth)
            if let parent = open.last {
                view.path = "\(views[parent].path).\(views[parent].children.count)"
                views[parent].children.append(views.count)
            }
            open.append(views.count)
            views.append(view)
        }
    }

    /// The size in the second line; nil where it has none.
    var size: RecordedSize? {
        let parts = header[1].components(separatedBy: ", ")
        let lengths = parts[0].components(separatedBy: " × ").compactMap(Double.init)
        guard parts.count == 2, lengths.count == 2, ["fits", "does not fit"].contains(parts[1]) else { return nil }
        return RecordedSize(Size(width: lengths[0], height: lengths[1]), fits: parts[1] == "fits")
    }
}

extension RecordedView {
    /// "Text #title 16,0 88×21 "Sichern" (save), 2 lines".
    init?(line: Substring) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard
            let place = words.indices.dropFirst().first(where: {
                $0 + 1 < words.count && Frame(words[$0], words[$0 + 1]) != nil
            }),
            let frame = Frame(words[place], words[place + 1])
        else { return nil }
        self.init(
            title: words[..<place].joined(separator: " "), frame: frame)
        var rest = line[words[place + 1].endIndex...]
        if let quoted = rest.cut(from: " \"", to: "\"", before: [", ", " ("]) {
            string = String(quoted)
            if let origin = rest.cut(from: " (", to: ")", before: [", "]) { facts.append("key \(origin)") }
        }
        if rest.hasPrefix(", ") { facts += rest.dropFirst(2).components(separatedBy: ", ").map(Self.withoutPlace) }
    }

    /// The place of a box around a view follows from the place of the view; its size does not.
    private static func withoutPlace(_ fact: String) -> String {
        let words = fact.split(separator: " ")
        guard words.count > 2, ["in", "clipped"].contains(words[0]),
            Frame(words[words.count - 2], words[words.count - 1]) != nil
        else { return fact }
        return (words.dropLast(2) + words.suffix(1)).joined(separator: " ")
    }
}

extension Frame {
    /// "16,0" and "88×21"; nil for anything else.
    fileprivate init?(_ origin: Substring, _ size: Substring) {
        let place = origin.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        // A fact follows the size after a comma.
        let size = size.hasSuffix(",") ? size.dropLast() : size
        let lengths = size.split(separator: "×", omittingEmptySubsequences: false).map { Double($0) }
        guard place.count == 2, lengths.count == 2, let x = place[0], let y = place[1], let width = lengths[0],
            let height = lengths[1], [x, y, width, height].allSatisfy(\.isFinite)
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension Substring {
    /// Removes and returns the text between two marks at the beginning. The second mark is the first one that is
    /// followed by nothing or by one of `next`. nil where the text begins otherwise.
    fileprivate mutating func cut(from start: String, to end: Character, before next: [String]) -> Substring? {
        guard hasPrefix(start) else { return nil }
        let content = dropFirst(start.count)
        for place in content.indices where content[place] == end {
            let rest = content[content.index(after: place)...]
            guard rest.isEmpty || next.contains(where: rest.hasPrefix) else { continue }
            self = rest
            return content[..<place]
        }
        return nil
    }
}
