#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A `.strings` file that a build has turned into an XML or binary property list. Its texts have no places.
enum PropertyListTable {
    /// By the first characters, in UTF-8 or UTF-16: marks and zeros apart.
    static func isPropertyList(_ data: [UInt8]) -> Bool {
        let start = String(decoding: data.prefix(512).filter { (1..<0x80).contains($0) }, as: UTF8.self)
        if start.hasPrefix("bplist") { return true }
        let text = start.drop { $0.isWhitespace }
        return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.hasPrefix($0) }
    }

    static func read(_ data: [UInt8], file: String) throws(CatalogError) -> StringsTable {
        guard PropertyListDepth.isBounded(data) else {
            throw CatalogError(.tooDeep(limit: PropertyListDepth.limit), file: file)
        }
        let values: [String: Value]
        do {
            values = try PropertyListDecoder().decode([String: Value].self, from: Data(data))
        } catch {
            throw CatalogError(.badPropertyList, file: file)
        }
        let position = Catalog.Position(file: file)
        var table = StringsTable()
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            switch value {
            case .text(let text):
                table.add(.init(key: key, keyPosition: position, value: text, valuePosition: position))
            case .other:
                let problem = CatalogError.Problem.unusableValue(key: key, kind: "a number, list or dictionary")
                table.warnings.append(CatalogError(problem, file: file))
            }
        }
        return table
    }

    private enum Value: Decodable {
        case text(String)
        case other

        init(from decoder: any Decoder) throws {
            self = (try? decoder.singleValueContainer().decode(String.self)).map(Value.text) ?? .other
        }
    }
}
