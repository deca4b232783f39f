import Foundation

/// A compiled catalog of gettext, as its manual lays it out ("The Format of GNU MO Files"), without a hash table.
enum MOFile {
    static func data(_ entries: [(key: String, text: String)]) -> Data {
        let header = ("", "Content-Type: text/plain; charset=UTF-8\nLanguage: de\n")
        let messages = ([header] + entries.map { ($0.key, $0.text) }).sorted {
            $0.0.utf8.lexicographicallyPrecedes($1.0.utf8)
        }
        let start = 28 + messages.count * 16
        var texts = Data()
        var tables: [[UInt32]] = [[], []]
        for (table, message) in [messages.map(\.0), messages.map(\.1)].enumerated() {
            for text in message {
                tables[table] += [UInt32(text.utf8.count), UInt32(start + texts.count)]
                texts += Data(text.utf8) + [0]
            }
        }
        let count = UInt32(messages.count)
        let head: [UInt32] = [0x9504_12DE, 0, count, 28, 28 + count * 8, 0, UInt32(start)]
        return (head + tables[0] + tables[1]).withUnsafeBytes { Data($0) } + texts
    }
}
