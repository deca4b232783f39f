/// Properties of the scalars met so far, so that each is looked up in ICU once a session.
final class ScalarTable {
    /// Page of 256 scalars → its place in `records`, in pages; 0 holds nothing yet.
    private var pages = [UInt16](repeating: 0, count: 0x11_0000 >> 8)
    private var records = [UInt32](repeating: 0, count: 256)
    private let known: UInt32 = 1 << 31

    /// O(1); about ten look-ups in ICU the first time.
    subscript(scalar: UInt32) -> ScalarProperties {
        let place = Int(pages[Int(scalar >> 8)])
        if place != 0 {
            let bits = records[place << 8 | Int(scalar & 0xff)]
            if bits != 0 { return ScalarProperties(bits: bits & ~known) }
        }
        return load(scalar)
    }

    private func load(_ scalar: UInt32) -> ScalarProperties {
        let page = Int(scalar >> 8)
        if pages[page] == 0 {
            pages[page] = UInt16(records.count >> 8)
            records.append(contentsOf: repeatElement(0, count: 256))
        }
        let properties = ScalarProperties(of: scalar)
        records[Int(pages[page]) << 8 | Int(scalar & 0xff)] = properties.bits | known
        return properties
    }
}
