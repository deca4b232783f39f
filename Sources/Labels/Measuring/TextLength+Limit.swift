internal import Basics
package import Catalogs
package import Frames

extension TextLength {
    /// The length of a text as its catalog writes it; nil for a limit that is not counted in characters or bytes. O(n).
    package init?(of text: String, _ limit: SizeLimit, at place: Catalog.Position?) {
        guard let most = limit.most, let unit = Unit(limit.unit), let length = limit.length(of: text) else {
            return nil
        }
        self.init(length: length, limit: most, unit: unit, source: place.map { SourcePosition($0) })
    }
}

extension TextLength.Unit {
    fileprivate init?(_ unit: SizeLimit.Unit) {
        switch unit {
        case .character: self = .characters
        case .scalar, .scalarWithoutMarkup: self = .codePoints
        case .byte: self = .bytes
        case .pixel, .other: return nil
        }
    }
}
