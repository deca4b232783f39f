internal import Basics
import Foundation
import Frames

/// The file `localizationStringData.plist` beside the pictures of a localization catalog: which key each shows, and where.
///
/// Source: a catalog that Xcode 12.4 exported with its pictures (the app GetAPet, in `noah-nuebling/xcode-localization-screenshot-fix`):
/// an array of dictionaries, and in each an array of pictures with a frame as `NSStringFromRect` writes one. The frame is
/// in points: a title in the middle of a picture of 1170 pixels with a density of 216 to an inch is around 195.
struct ScreenshotTable {
    struct Row {
        var key: String
        /// The name of the key's file without its extension, such as `Localizable`.
        var table: String
        /// The path of that file.
        var file: String
        var screenshots: [Screenshot]
    }

    static let fileName = "localizationStringData.plist"

    /// The names of the pictures in such a file; none where it is no such file.
    static func names(in data: Data) -> Set<String> {
        guard let rows = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]],
            // A file of Xcode's has pictures that Xcode took.
            rows.allSatisfy({ $0["bundleID"] as? String == bundle })
        else { return [] }
        let shots = rows.flatMap { $0["screenshots"] as? [[String: Any]] ?? [] }
        return Set(shots.compactMap { $0["name"] as? String })
    }

    /// Whether a picture may have such a name: `settings-1.png`. A list that someone has changed names no other file.
    static func isOwnName(_ name: String) -> Bool {
        name.hasSuffix(".png")
            && name.dropLast(4).utf8.allSatisfy { byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || byte == UInt8(ascii: "-")
            }
    }

    /// Nothing in the project is the installed app that Xcode names here.
    private static let bundle = "galley"

    /// The property list. Keys are in the order in which Xcode has them.
    static func render(_ rows: [Row]) -> String {
        let list = XMLElement("plist", ["version": "1.0"], [XMLElement("array", [:], rows.map(dictionary))])
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            \(list.fragment())
            """
    }

    private static func dictionary(_ row: Row) -> XMLElement {
        XMLElement(
            "dict", [:],
            pair("bundleID", bundle) + pair("bundlePath", row.file) + [
                XMLElement("key", [:], text: "screenshots"),
                XMLElement(
                    "array", [:],
                    row.screenshots.map {
                        XMLElement("dict", [:], pair("frame", rectangle($0.frame)) + pair("name", $0.name))
                    }),
            ] + pair("stringKey", row.key) + pair("tableName", row.table))
    }

    private static func pair(_ key: String, _ value: String) -> [XMLElement] {
        [XMLElement("key", [:], text: key), XMLElement("string", [:], text: value)]
    }

    /// `{{16, 8.5}, {120, 20}}`
    static func rectangle(_ frame: Frame) -> String {
        let (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
        let numbers = [x, y, width, height].map { Number.text($0) }
        return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
    }
}
