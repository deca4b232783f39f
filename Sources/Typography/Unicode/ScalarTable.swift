/// Properties of the scalars met so far, so that each is looked up in ICU once a session.
final class ScalarTable {
    private let records = ScalarPages<UInt32>()
    private var known: UInt32 { 1 << 31 }

    /// O(1); about ten look-ups in ICU the first time.
    @inline(__always)
    subscript(scalar: UInt32) -> ScalarProperties {
        let bits = records[scalar]
        return bits != 0 ? ScalarProperties(bits: bits & ~known) : load(scalar)
    }

    @inline(never)
    private func load(_ scalar: UInt32) -> ScalarProperties {
        let properties = ScalarProperties(of: scalar)
        records[scalar] = properties.bits | known
        return properties
    }
}
