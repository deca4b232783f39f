/// A JPEG file taken apart: the coefficients of its blocks (ITU T.81), of files that are sequential or progressive with
/// Huffman codes and eight bits, as cameras and programs write them.
///
/// O(bytes + pixels × scans). Nothing in the file is trusted: what is damaged leaves blocks gray or makes no picture.
struct JPEGFile {
    /// One of the colours of a picture.
    struct Component {
        var identifier: UInt8
        /// How many blocks of the colour a unit of the picture has across and down.
        var across: Int
        var down: Int
        var quantization: Int
        /// Blocks in a row, with those beyond the edge that complete a unit.
        var columns = 0
        var rows = 0
        /// 64 for each block, in the order of a zigzag.
        var coefficients: [Int16] = []
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var components: [Component] = []
    /// How four colours, or three, are stored, as Adobe's programs note it; nil without a note.
    private(set) var adobeTransform: Int?
    private(set) var quantizations = [[Int32]](repeating: [Int32](repeating: 1, count: 64), count: 4)

    private let bytes: [UInt8]
    private var place = 2
    private var isProgressive = false
    private var restartInterval = 0
    private var dcCodes = [JPEGCode?](repeating: nil, count: 4)
    private var acCodes = [JPEGCode?](repeating: nil, count: 4)

    /// nil for a file of another kind, of more than `mostPixels` pixels, or without a picture.
    init?(_ bytes: [UInt8], mostPixels: Int) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        self.bytes = bytes
        var scans = 0
        read: while let marker = nextMarker() {
            guard marker != 0xD9, let segment = segment() else { break }
            switch marker {
            case 0xC0, 0xC1, 0xC2:
                guard components.isEmpty, readFrame(segment, mostPixels) else { return nil }
                isProgressive = marker == 0xC2
            // Lossless, differential and arithmetic ones.
            case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return nil
            case 0xC4: readCodes(segment)
            case 0xDB: readQuantizations(segment)
            case 0xDD: if segment.count >= 2 { restartInterval = number(segment.lowerBound) }
            case 0xDA:
                guard scans < Self.mostScans, readScan(segment) else { break read }
                scans += 1
            case 0xEE where segment.count >= 12 && bytes[segment].starts(with: Array("Adobe".utf8)):
                adobeTransform = Int(bytes[segment.lowerBound + 11])
            default: break
            }
        }
        guard scans > 0 else { return nil }
    }

    /// Progressive files have about ten; each of them is a pass over all blocks.
    private static let mostScans = 100

    private func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }

    private mutating func nextMarker() -> UInt8? {
        while place + 1 < bytes.count {
            if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF,
                !(0xD0...0xD7).contains(bytes[place + 1])
            {
                place += 2
                return bytes[place - 1]
            }
            place += 1
        }
        return nil
    }

    /// The content of a segment, which the reader goes beyond.
    private mutating func segment() -> Range<Int>? {
        guard place + 2 <= bytes.count else { return nil }
        let end = place + number(place)
        guard end >= place + 2, end <= bytes.count else { return nil }
        defer { place = end }
        return place + 2..<end
    }

    /// The frame header (B.2.2).
    private mutating func readFrame(_ segment: Range<Int>, _ mostPixels: Int) -> Bool {
        guard segment.count >= 6, bytes[segment.lowerBound] == 8 else { return false }
        (height, width) = (number(segment.lowerBound + 1), number(segment.lowerBound + 3))
        let count = Int(bytes[segment.lowerBound + 5])
        guard width > 0, height > 0, width * height <= mostPixels, [1, 3, 4].contains(count),
            segment.count >= 6 + 3 * count
        else { return false }
        for index in 0..<count {
            let start = segment.lowerBound + 6 + 3 * index
            let component = Component(
                identifier: bytes[start], across: Int(bytes[start + 1] >> 4), down: Int(bytes[start + 1] & 15),
                quantization: Int(bytes[start + 2]))
            guard (1...4).contains(component.across), (1...4).contains(component.down), component.quantization < 4
            else { return false }
            components.append(component)
        }
        let (units, unitRows) = units
        for index in components.indices {
            components[index].columns = units * components[index].across
            components[index].rows = unitRows * components[index].down
            let blocks = components[index].columns * components[index].rows
            components[index].coefficients = [Int16](repeating: 0, count: blocks * 64)
        }
        return true
    }

    /// The most blocks of a colour in a unit.
    var across: Int { components.map(\.across).max() ?? 1 }
    var down: Int { components.map(\.down).max() ?? 1 }

    /// How many units of all colours there are across and down.
    private var units: (Int, Int) {
        ((width + 8 * across - 1) / (8 * across), (height + 8 * down - 1) / (8 * down))
    }

    /// Tables of quantization (B.2.4.1).
    private mutating func readQuantizations(_ segment: Range<Int>) {
        var place = segment.lowerBound
        while place < segment.upperBound {
            let (size, name) = (bytes[place] >> 4 == 0 ? 1 : 2, Int(bytes[place] & 15))
            place += 1
            guard name < 4, place + 64 * size <= segment.upperBound else { return }
            quantizations[name] = (0..<64).map { index in
                Int32(size == 1 ? Int(bytes[place + index]) : number(place + 2 * index))
            }
            place += 64 * size
        }
    }

    /// Tables of codes (B.2.4.2).
    private mutating func readCodes(_ segment: Range<Int>) {
        var place = segment.lowerBound
        while place + 17 <= segment.upperBound {
            let (isAC, name) = (bytes[place] >> 4 == 1, Int(bytes[place] & 15))
            let counts = bytes[place + 1..<place + 17].map { Int($0) }
            let total = counts.reduce(0, +)
            guard name < 4, total <= 256, place + 17 + total <= segment.upperBound else { return }
            let code = JPEGCode(counts: counts, values: Array(bytes[place + 17..<place + 17 + total]))
            if isAC { acCodes[name] = code } else { dcCodes[name] = code }
            place += 17 + total
        }
    }

    /// A scan: its header (B.2.3) and the codes after it.
    private mutating func readScan(_ segment: Range<Int>) -> Bool {
        guard !components.isEmpty, let count = segment.first.map({ Int(bytes[$0]) }), (1...4).contains(count),
            segment.count >= 4 + 2 * count
        else { return false }
        var parts: [JPEGScan.Part] = []
        for index in 0..<count {
            let start = segment.lowerBound + 1 + 2 * index
            guard let component = components.firstIndex(where: { $0.identifier == bytes[start] }),
                !parts.contains(where: { $0.component == component })
            else { return false }
            let (dc, ac) = (Int(bytes[start + 1] >> 4), Int(bytes[start + 1] & 15))
            guard dc < 4, ac < 4 else { return false }
            parts.append(JPEGScan.Part(component: component, dc: dcCodes[dc], ac: acCodes[ac]))
        }
        let rest = segment.lowerBound + 1 + 2 * count
        let band = Int(bytes[rest])...max(Int(bytes[rest + 1]), Int(bytes[rest]))
        guard band.upperBound < 64, band.lowerBound == 0 || count == 1 else { return false }
        var scan = JPEGScan(
            bytes: bytes, place: place, isProgressive: isProgressive, band: isProgressive ? band : 0...63,
            high: Int(bytes[rest + 2] >> 4), low: Int(bytes[rest + 2] & 15))
        guard scan.low < 14 else { return false }
        decode(&scan, parts)
        place = scan.place
        return true
    }

    private mutating func decode(_ scan: inout JPEGScan, _ parts: [JPEGScan.Part]) {
        var predictions = [Int32](repeating: 0, count: parts.count)
        var left = restartInterval
        // Coefficients that somebody else has, too, would be copied before each block.
        let shapes = components.map { (across: $0.across, down: $0.down, columns: $0.columns) }
        /// Whether the codes go on after a mark for a new beginning.
        func goesOn() -> Bool {
            guard restartInterval > 0 else { return true }
            if left == 0 {
                guard scan.restart() else { return false }
                predictions = [Int32](repeating: 0, count: parts.count)
                left = restartInterval
            }
            left -= 1
            return true
        }
        guard parts.count > 1 else {
            // The blocks of one colour are in rows, without those beyond the edge (A.2.2).
            let shape = shapes[parts[0].component]
            let columns = (width * shape.across + 8 * across - 1) / (8 * across)
            let rows = (height * shape.down + 8 * down - 1) / (8 * down)
            for row in 0..<rows {
                for column in 0..<columns {
                    guard goesOn() else { return }
                    let start = (row * shape.columns + column) * 64
                    let isRead = components[parts[0].component].coefficients.withUnsafeMutableBufferPointer {
                        scan.block(&$0, at: start, parts[0], &predictions[0])
                    }
                    guard isRead else { return }
                }
            }
            return
        }
        let (units, unitRows) = units
        for row in 0..<unitRows {
            for column in 0..<units {
                guard goesOn() else { return }
                for (index, part) in parts.enumerated() {
                    let shape = shapes[part.component]
                    for y in 0..<shape.down {
                        for x in 0..<shape.across {
                            let start = ((row * shape.down + y) * shape.columns + column * shape.across + x) * 64
                            let isRead = components[part.component].coefficients.withUnsafeMutableBufferPointer {
                                scan.block(&$0, at: start, part, &predictions[index])
                            }
                            guard isRead else { return }
                        }
                    }
                }
            }
        }
    }
}
