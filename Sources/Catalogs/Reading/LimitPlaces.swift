/// Finds where the limits of length in a file are written, and reads those in comments.
struct LimitPlaces {
    private let source: CatalogSource
    private let isBehind: Bool
    private let format: String
    private var files: [String: [Catalog.Position]] = [:]

    init(_ source: CatalogSource, format: CatalogFormat) {
        self.source = source
        self.format = format.name
        isBehind = MarkPlaces.areBehind(format)
    }

    /// O(n) in entries; the file is read again where one of them has a limit.
    mutating func addLimits(to entries: inout [Catalog.Entry]) {
        for index in entries.indices {
            if entries[index].sizeLimit != nil {
                entries[index].placeOfLimit = place(of: entries[index])
            } else if let comment = entries[index].comment, let limit = SizeLimit(inComment: comment) {
                entries[index].sizeLimit = limit
                entries[index].placeOfLimit = placeInComment(of: entries[index], limit)
            }
        }
    }

    /// Of an attribute in the element that its reader names, or of a flag before the message; what is known already for a format
    /// whose reader has places.
    private mutating func place(of entry: Catalog.Entry) -> Catalog.Position? {
        switch format {
        case AndroidReader.format.name: return first(["maxLength"], from: entry.placeOfLimit ?? entry.position)
        case XLIFFReader.format.name:
            let names = ["maxwidth", "maxbytes", "sizeRestriction", "storageRestriction"]
            return first(names, from: entry.placeOfLimit ?? entry.position)
        case POReader.format.name: return last(["max-length:"], before: entry.position)
        default: return entry.placeOfLimit
        }
    }

    /// The nearest on that side of the key where its comment is.
    private mutating func placeInComment(of entry: Catalog.Entry, _ limit: SizeLimit) -> Catalog.Position? {
        let mark = limit.unit == .scalarWithoutMarkup ? SizeLimit.mozilla : SizeLimit.smartling
        return isBehind ? first([mark], from: entry.position) : last([mark], before: entry.position)
    }

    private mutating func first(_ marks: [String], from place: Catalog.Position) -> Catalog.Position? {
        let places = places(of: marks, in: place.file)
        let index = Self.count(of: places, before: place)
        return index < places.count ? places[index] : nil
    }

    private mutating func last(_ marks: [String], before place: Catalog.Position) -> Catalog.Position? {
        let places = places(of: marks, in: place.file)
        let count = Self.count(of: places, before: place)
        return count > 0 ? places[count - 1] : nil
    }

    /// O(log n): a file may have a limit for each text.
    private static func count(of places: [Catalog.Position], before place: Catalog.Position) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if (places[middle].line, places[middle].column) < (place.line, place.column) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private mutating func places(of marks: [String], in file: String) -> [Catalog.Position] {
        let name = file + "\0" + marks[0]
        if let known = files[name] { return known }
        let places = MarkPlaces(marks, in: source.table(named: file)).positions
        files[name] = places
        return places
    }
}
