import Frames

/// The text of a frame report, taken apart again.
struct RecordedTree {
    /// One view of the tree.
    struct View {
        /// The path of positions from the root, such as `0.1.2`.
        var path: String
        /// Kind and name, such as `Button #save`.
        var title: String
        /// The text between quotation marks, with them.
        var string: String?
        var frame: Frame
        /// Everything after the frame.
        var facts: String
        /// The indices of the views inside.
        var children: [Int] = []
    }

    /// The lines above the tree.
    var header: [String]
    /// The views, parents first.
    var views: [View]

    /// Reads what `FrameTree` has written; nil for anything else.
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
            guard depth <= open.count, depth > 0 || views.isEmpty, var view = Self.view(rest) else { return nil }
            open.removeLast(open.count - depth)
            if let parent = open.last {
                view.path = "\(views[parent].path).\(views[parent].children.count)"
                views[parent].children.append(views.count)
            }
            open.append(views.count)
            views.append(view)
        }
    }

    /// "Text #title 16,0 88×21 "Sichern" (save), 2 lines".
    private static func view(_ line: Substring) -> View? {
        let pattern = /(.+?) (-?[0-9.]+),(-?[0-9.]+) (-?[0-9.]+)×(-?[0-9.]+)(.*)/
        guard let match = line.wholeMatch(of: pattern)?.output, let x = Double(match.2), let y = Double(match.3),
            let width = Double(match.4), let height = Double(match.5)
        else { return nil }
        let string = match.6.prefixMatch(of: /\ (".*?")(?:\ \(|,|$)/)?.output.1
        return View(
            path: "0", title: String(match.1), string: string.map(String.init),
            frame: Frame(x: x, y: y, width: width, height: height), facts: String(match.6))
    }
}
