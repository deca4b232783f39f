internal import CICU

/// A script of the Unicode Character Database (UAX #24).
public struct Script: Hashable, Sendable, CustomStringConvertible {
    /// ICU's number of the script.
    package let code: UInt8

    package init(code: UInt8) { self.code = code }

    /// The script of an ISO 15924 code such as `Arab`, or nil for an unknown one.
    public init?(_ iso15924: String) {
        let found = galley_script_from_code(iso15924)
        guard found >= 0, found < 256 else { return nil }
        code = UInt8(found)
    }

    /// The ISO 15924 code, such as `Latn`.
    public var description: String {
        guard let name = galley_script_code(Int32(code)) else { return "Zzzz" }
        return String(cString: name)
    }

    package static let common = Script(code: 0)
    package static let inherited = Script(code: 1)
    package static let bopomofo = Script(code: 5)
    package static let cyrillic = Script(code: 8)
    package static let greek = Script(code: 14)
    package static let han = Script(code: 17)
    package static let hangul = Script(code: 18)
    package static let hiragana = Script(code: 20)
    package static let katakana = Script(code: 22)
    package static let latin = Script(code: 25)

    /// Common and Inherited: the scalar takes part in any script around it.
    package var isNeutral: Bool { code < 2 }
}
