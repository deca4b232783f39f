/// Names for files and anchors, made from the names of scenes and others. They have only letters, digits and hyphens of
/// ASCII, and are different on any file system.
package struct PlainNames {
    private var taken: Set<String> = []

    package init() {}

    /// A name for `name`, shorter than seventy bytes.
    ///
    /// - Parameter fallback: The name if nothing of `name` can be kept.
    package mutating func take(_ name: String, fallback: String) -> String {
        var base = Self.plain(name)
        if base.isEmpty { base = fallback }
        // Windows has devices of these names in every folder, whatever the extension.
        if Self.devices.contains(base) { base += "-\(fallback)" }
        var result = base
        var number = 2
        while !taken.insert(result).inserted {
            result = "\(base)-\(number)"
            number += 1
        }
        return result
    }

    /// Lowercase letters and digits, with a hyphen for everything between them.
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
