/// How many names a pattern for files expands to after its braces are written out.
package enum FilePattern {
    /// The most alternatives of a pattern; people write a dozen.
    package static let most = 1000
    /// The deepest nesting of braces: each level takes a call.
    private static let deepest = 16
    /// The longest path that Linux knows, in bytes.
    private static let longest = 4096

    /// Whether a person may have written the pattern: each pair of braces multiplies the names that are searched for,
    /// so that `{a,b}` thirty times over would take hours. O(n).
    package static func isBounded(_ pattern: String) -> Bool {
        guard pattern.utf8.count <= longest else { return false }
        // The number of names from the alternatives before the latest comma, and from the current one so far.
        var open: [(before: Int, latest: Int)] = [(0, 1)]
        var isEscaped = false
        for byte in pattern.utf8 {
            let innermost = open.count - 1
            if isEscaped {
                isEscaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "{"): open.append((0, 1))
            case UInt8(ascii: ",") where innermost > 0:
                open[innermost] = (open[innermost].before + open[innermost].latest, 1)
            case UInt8(ascii: "}") where innermost > 0:
                let group = open.removeLast()
                open[innermost - 1].latest *= group.before + group.latest
            default: continue
            }
            guard open.count <= deepest + 1, open.allSatisfy({ $0.before + $0.latest <= most }) else { return false }
        }
        return true
    }
}
