package import Foundation

extension SourceFaults {
    /// The faults as bytes, for another process of the same program. O(n).
    package var packed: Data {
        var packer = Packer()
        packer.add(locale, cells, unnamed)
        return Data(packer.bytes)
    }

    /// Reads what ``packed`` wrote. O(n).
    ///
    /// - Throws: `UnpackingError` for any other bytes.
    package init(packed: Data) throws(UnpackingError) {
        var unpacker = Unpacker(Array(packed))
        (locale, cells, unnamed) = try unpacker.nextAll()
        try unpacker.end()
    }
}
