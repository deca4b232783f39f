/// Names for files and places on pages, made of names that people gave: each with letters, digits and hyphens of ASCII
/// alone, and no two the same on any file system.
struct ProofNames {
    private var taken: Set<String> = []

    /// A name for `name`, shorter than seventy bytes.
    ///
    /// - Parameter fallback: What it is called where nothing of the name can be kept.
    mutating func take(_ name: String, fallback: String) -> String {
        var base = Self.plain(name)
        if base.isEmpty { base = fallback }
        // Windows has devices of these names in every folder, whatever the ending.
        if Self.devices.contains(base) { base += "-\(fallback)" }
        var result = base
        var number = 2
        while !taken.insert(result).inserted {
            result = "\(base)-\(number)"
            number += 1
        }
        return result
    }

    /// Small letters and digits, and a hyphen for all between them.
    static func plain(_ name: String) -> String {
        var result = ""
        for byte in name.lowercased().utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: if !result.isEmpty, result.last != "-" { result += "-" }
            }
            if result.utf8.count == 56 { break }
        }
        while result.last == "-" { result.removeLast() }
        return result
    }

    private static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
