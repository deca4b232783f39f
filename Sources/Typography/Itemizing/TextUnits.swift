/// A text in UTF-16, as HarfBuzz and ICU need it, with a summary of its scalars.
struct TextUnits {
    let units: [UInt16]
    let summary: TextSummary

    /// Step 1: transcodes and classifies. O(n).
    ///
    /// - Parameter properties: Receives the properties of the scalar of each unit. After them there may be values of an
    ///   earlier and longer text.
    init(_ string: String, table: ScalarTable, scratch properties: inout [ScalarProperties]) {
        var string = string
        var summary = TextSummary()
        units = string.withUTF8 { bytes in
            if properties.count < bytes.count {
                properties = Array(repeating: ScalarProperties(bits: 0), count: bytes.count)
            }
            return properties.withUnsafeMutableBufferPointer { properties in
                Array(unsafeUninitializedCapacity: bytes.count) { units, count in
                    var index = 0
                    while index < bytes.count {
                        let (scalar, length) = decode(bytes, at: index)
                        index += length
                        let found = table[scalar]
                        summary.add(found, of: scalar)
                        properties[count] = found
                        if scalar < 0x10000 {
                            units[count] = UInt16(truncatingIfNeeded: scalar)
                            count += 1
                        } else {
                            units[count] = UInt16(truncatingIfNeeded: 0xd7c0 + (scalar >> 10))
                            units[count + 1] = UInt16(truncatingIfNeeded: 0xdc00 | (scalar & 0x3ff))
                            properties[count + 1] = found
                            count += 2
                            summary.hasSurrogates = true
                        }
                    }
                }
            }
        }
        self.summary = summary
    }

    /// Gives the text to the steps of itemizing, without reference counting for every character.
    func withView<Result>(_ properties: [ScalarProperties], _ body: (TextView) -> Result) -> Result {
        units.withUnsafeBufferPointer { units in
            properties.withUnsafeBufferPointer { properties in
                body(TextView(units: units, properties: properties, summary: summary))
            }
        }
    }
}

/// A text that is being itemized; valid only within ``TextUnits/withView(_:_:)``.
struct TextView {
    let units: UnsafeBufferPointer<UInt16>
    let properties: UnsafeBufferPointer<ScalarProperties>
    let summary: TextSummary

    var count: Int { units.count }

    /// The scalar that starts at a UTF-16 offset.
    @inline(__always)
    func scalar(at offset: Int) -> UInt32 {
        let first = UInt32(units[offset])
        guard first & 0xfc00 == 0xd800, offset + 1 < units.count else { return first }
        return 0x10000 + (first & 0x3ff) << 10 | (UInt32(units[offset + 1]) & 0x3ff)
    }

    /// The UTF-16 offset after the scalar that starts at an offset.
    @inline(__always)
    func offset(after offset: Int) -> Int { offset + unitCount(startingWith: units[offset]) }
}

/// One scalar of valid UTF-8, and its length in bytes.
@inline(__always)
private func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    func next(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset]) & 0x3f }
    if first < 0xe0 { return ((first & 0x1f) << 6 | next(1), 2) }
    if first < 0xf0 { return ((first & 0x0f) << 12 | next(1) << 6 | next(2), 3) }
    return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
}

/// The scalar that starts at a UTF-16 offset.
@inline(__always)
func scalar(in units: [UInt16], at offset: Int) -> UInt32 {
    let first = UInt32(units[offset])
    guard first & 0xfc00 == 0xd800, offset + 1 < units.count else { return first }
    return 0x10000 + (first & 0x3ff) << 10 | (UInt32(units[offset + 1]) & 0x3ff)
}

/// UTF-16 units of a scalar that starts with this unit.
@inline(__always)
func unitCount(startingWith unit: UInt16) -> Int { unit & 0xfc00 == 0xd800 ? 2 : 1 }
