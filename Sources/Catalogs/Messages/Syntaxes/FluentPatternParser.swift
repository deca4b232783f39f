/// Parses patterns of Fluent as `FluentReader` passes them on: without indentation, placeables as they are written.
///
/// The marks that isolate the direction of placeables, which programs add, have no width and are left out.
enum FluentPatternParser {
    /// Parses a text; one that is not well formed stays as it is. O(n).
    static func parse(_ text: String) -> FormatString {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
            return FormatString(segments: [.literal(text)])
        }
        var parser = FluentParser(Array(text.utf8))
        do throws(FluentParser.Fault) {
            return FormatString(segments: try parser.readLevelPattern())
        } catch {
            return FormatString(segments: [.literal(text)])
        }
    }
}

extension FluentParser {
    /// A pattern whose lines all count from their first column.
    fileprivate mutating func readLevelPattern() throws(Fault) -> [FormatString.Segment] {
        var segments: [FormatString.Segment] = []
        while let byte = current {
            let start = index
            switch byte {
            case UInt8(ascii: "{"): segments.append(try readPlaceable())
            case UInt8(ascii: "}"): throw fault("a text")
            default:
                while let byte = current, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") { index += 1 }
                segments.append(.literal(source(from: start)))
            }
        }
        return segments
    }
}
