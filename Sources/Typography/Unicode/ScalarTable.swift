/// Properties of scalars, so that ICU is asked only once in a session about each.
final class ScalarTable {
    /// The complement of the properties, which is never 0: 0 is for scalars that were not asked for yet.
    private let records = ScalarPages<UInt32>()

    /// O(1); about ten look-ups in ICU the first time.
    @inline(__always)
    subscript(scalar: UInt32) -> ScalarProperties {
        let record = records[scalar]
        return record != 0 ? ScalarProperties(bits: ~record) : load(scalar)
    }

    @inline(never)
    private func load(_ scalar: UInt32) -> ScalarProperties {
        let properties = ScalarProperties(of: scalar)
        records[scalar] = ~properties.bits
        return properties
    }
}
