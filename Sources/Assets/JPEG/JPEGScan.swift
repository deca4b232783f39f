/// A Huffman code (ITU T.81, Annex C and F.2.2.3).
struct JPEGCode {
    /// By the next eight bits: the length of the code and its value; a length of 0 for longer codes.
    let short: [(length: UInt8, value: UInt8)]
    /// By length: the largest code, or -1; where its values begin, less the first code.
    private let largest: [Int32]
    private let offsets: [Int]
    private let values: [UInt8]

    /// - Parameters:
    ///   - counts: How many codes there are of each length from 1 to 16.
    ///   - values: As many as there are codes.
    init(counts: [Int], values: [UInt8]) {
        var (largest, offsets) = ([Int32](repeating: -1, count: 17), [Int](repeating: 0, count: 17))
        var short = [(length: UInt8, value: UInt8)](repeating: (0, 0), count: 256)
        var (code, index) = (0, 0)
        for length in 1...16 {
            offsets[length] = index - code
            for _ in 0..<counts[length - 1] {
                if length <= 8 {
                    let first = code << (8 - length)
                    for next in first..<first + 1 << (8 - length) where next < 256 {
                        short[next] = (UInt8(length), values[index])
                    }
                }
                code += 1
                index += 1
            }
            if counts[length - 1] > 0 { largest[length] = Int32(code - 1) }
            code <<= 1
        }
        (self.short, self.largest, self.offsets, self.values) = (short, largest, offsets, values)
    }

    /// The value of a code of a length; nil where it is the beginning of a longer one.
    func value(of code: Int32, length: Int) -> UInt8? {
        guard code <= largest[length] else { return nil }
        let index = Int(code) + offsets[length]
        return values.indices.contains(index) ? values[index] : nil
    }
}

/// Reads the codes of a scan.
struct JPEGScan {
    /// A colour in the scan, and its codes.
    struct Part {
        var component: Int
        var dc: JPEGCode?
        var ac: JPEGCode?
    }

    private let bytes: [UInt8]
    private(set) var place: Int
    private let isProgressive: Bool
    /// Which coefficients the scan has.
    private let band: ClosedRange<Int>
    /// The place of the bit that was read before, and of that which is read now.
    private let high: Int
    let low: Int
    private var bits: UInt32 = 0
    private var count = 0
    /// How many more blocks have no further coefficients.
    private var emptyBlocks = 0

    init(bytes: [UInt8], place: Int, isProgressive: Bool, band: ClosedRange<Int>, high: Int, low: Int) {
        (self.bytes, self.place, self.isProgressive, self.band) = (bytes, place, isProgressive, band)
        (self.high, self.low) = (isProgressive ? high : 0, isProgressive ? low : 0)
    }

    // MARK: Bits

    /// Adds bytes until there are 25 bits; after the end of the codes these are zeros.
    private mutating func fill() {
        while count <= 24 {
            var byte: UInt32 = 0
            if place < bytes.count {
                byte = UInt32(bytes[place])
                if byte == 0xFF {
                    if place + 1 < bytes.count, bytes[place + 1] == 0 {
                        place += 2
                    } else {
                        byte = 0
                        overrun += 1
                    }
                } else {
                    place += 1
                }
            } else {
                overrun += 1
            }
            bits |= byte << UInt32(24 - count)
            count += 8
        }
    }

    /// How many bytes were asked for after the end.
    private var overrun = 0

    private mutating func read(_ length: Int) -> Int32 {
        guard length > 0 else { return 0 }
        if count < length { fill() }
        let value = Int32(bits >> UInt32(32 - length))
        bits <<= UInt32(length)
        count -= length
        return value
    }

    /// A number of a length whose first bit says whether it is positive (F.2.2.1).
    private mutating func signed(_ length: Int) -> Int32 {
        let value = read(length)
        return length > 0 && value < 1 << Int32(length - 1) ? value - (1 << Int32(length)) + 1 : value
    }

    private mutating func value(_ code: JPEGCode) -> UInt8? {
        if count < 16 { fill() }
        // Long after the end there is nothing to read.
        guard overrun < 64 else { return nil }
        let known = code.short[Int(bits >> 24)]
        if known.length > 0 {
            bits <<= UInt32(known.length)
            count -= Int(known.length)
            return known.value
        }
        for length in 9...16 {
            if let value = code.value(of: Int32(bits >> UInt32(32 - length)), length: length) {
                bits <<= UInt32(length)
                count -= length
                return value
            }
        }
        return nil
    }

    /// Goes on after the next mark for a new beginning; false where there is none.
    mutating func restart() -> Bool {
        (bits, count, emptyBlocks, overrun) = (0, 0, 0, 0)
        while place + 1 < bytes.count {
            if bytes[place] == 0xFF, (0xD0...0xD7).contains(bytes[place + 1]) {
                place += 2
                return true
            }
            if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF { return false }
            place += 1
        }
        return false
    }

    // MARK: Blocks

    /// The coefficients of a block, as far as the scan has them; false where the codes end or are damaged.
    mutating func block(
        _ block: inout UnsafeMutableBufferPointer<Int16>, at start: Int, _ part: Part, _ prediction: inout Int32
    ) -> Bool {
        guard isProgressive else {
            guard direct(&block, start, part, &prediction) else { return false }
            return further(&block, start, part, from: 1)
        }
        if band.lowerBound == 0 {
            guard high == 0 else {
                if read(1) == 1 { block[start] |= 1 << Int16(low) }
                return overrun < 64
            }
            return direct(&block, start, part, &prediction)
        }
        return high == 0 ? further(&block, start, part, from: band.lowerBound) : refine(&block, start, part)
    }

    /// The mean of the block (F.2.2.1).
    private mutating func direct(
        _ block: inout UnsafeMutableBufferPointer<Int16>, _ start: Int, _ part: Part, _ prediction: inout Int32
    ) -> Bool {
        guard let code = part.dc, let length = value(code), length <= 15 else { return false }
        prediction = min(max(prediction &+ signed(Int(length)), -32768), 32767)
        block[start] = Int16(truncatingIfNeeded: prediction << Int32(low))
        return true
    }

    /// The other coefficients (F.2.2.2, G.1.2.2).
    private mutating func further(
        _ block: inout UnsafeMutableBufferPointer<Int16>, _ start: Int, _ part: Part, from first: Int
    ) -> Bool {
        if emptyBlocks > 0 {
            emptyBlocks -= 1
            return true
        }
        guard let code = part.ac else { return false }
        var index = first
        while index <= band.upperBound {
            guard let symbol = value(code) else { return false }
            let (run, length) = (Int(symbol >> 4), Int(symbol & 15))
            if length == 0 {
                if run == 15 {
                    index += 16
                    continue
                }
                if isProgressive { emptyBlocks = 1 << run + Int(read(run)) - 1 }
                return true
            }
            index += run
            guard index <= band.upperBound else { return false }
            block[start + index] = Int16(truncatingIfNeeded: signed(length) << Int32(low))
            index += 1
        }
        return true
    }

    /// One more bit of the other coefficients (G.1.2.3).
    private mutating func refine(_ block: inout UnsafeMutableBufferPointer<Int16>, _ start: Int, _ part: Part) -> Bool {
        let bit = Int16(1) << Int16(low)
        var index = band.lowerBound
        if emptyBlocks == 0 {
            guard let code = part.ac else { return false }
            while index <= band.upperBound {
                guard let symbol = value(code) else { return false }
                var run = Int(symbol >> 4)
                var new: Int16 = 0
                if symbol & 15 != 0 {
                    new = read(1) == 1 ? bit : -bit
                } else if run < 15 {
                    emptyBlocks = 1 << run + Int(read(run))
                    break
                }
                while index <= band.upperBound {
                    let place = start + index
                    if block[place] != 0 {
                        if read(1) == 1, abs(Int32(block[place])) & Int32(bit) == 0 {
                            block[place] &+= block[place] > 0 ? bit : -bit
                        }
                    } else if run == 0 {
                        if new != 0 { block[place] = new }
                        index += 1
                        break
                    } else {
                        run -= 1
                    }
                    index += 1
                }
                guard overrun < 64 else { return false }
            }
        }
        if emptyBlocks > 0 {
            while index <= band.upperBound {
                let place = start + index
                if block[place] != 0, read(1) == 1, abs(Int32(block[place])) & Int32(bit) == 0 {
                    block[place] &+= block[place] > 0 ? bit : -bit
                }
                index += 1
            }
            emptyBlocks -= 1
        }
        return overrun < 64
    }
}
