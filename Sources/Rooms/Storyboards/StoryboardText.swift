internal import Foundation

/// Texts that a file keeps in Base64.
enum StoryboardText {
    static func decode(_ text: String) -> String? {
        // Xcode leaves out the padding.
        var digits = text.filter { !$0.isWhitespace }
        digits += String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) }
    }
}
