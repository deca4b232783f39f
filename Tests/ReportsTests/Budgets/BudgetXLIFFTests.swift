import Budgets
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The document against the rules of XLIFF 1.2: which elements stand in which, in what order, with what attributes.
@Suite struct BudgetXLIFFTests {
    private final class Reader: NSObject, XMLParserDelegate {
        var files: [[String: String]] = []
        var units: [(attributes: [String: String], children: [String], texts: [String])] = []
        private var path: [String] = []
        private(set) var misplaced: [String] = []

        private static let parents = [
            "xliff": "", "file": "xliff", "body": "file", "trans-unit": "body", "source": "trans-unit",
            "note": "trans-unit",
        ]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            if Self.parents[name] != path.last ?? "" { misplaced.append(name) }
            path.append(name)
            switch name {
            case "file": files.append(attributes)
            case "trans-unit": units.append((attributes, [], []))
            case "source", "note":
                units[units.count - 1].children.append(name)
                units[units.count - 1].texts.append("")
            default: break
            }
        }

        func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
            path.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            guard path.last == "source" || path.last == "note" else { return }
            units[units.count - 1].texts[units[units.count - 1].texts.count - 1] += string
        }
    }

    private func read(_ text: String) throws -> Reader {
        let (parser, reader) = (XMLParser(data: Data(text.utf8)), Reader())
        parser.delegate = reader
        #expect(parser.parse())
        return reader
    }

    @Test func aUnitAKeyHoldsItsTextAndItsRoom() throws {
        let reader = try read(BudgetXLIFF.render(SampleBudgets.result))
        #expect(reader.misplaced.isEmpty)
        #expect(reader.files.map { $0["original"] } == ["Localizable.xcstrings", "Other.xcstrings"])
        #expect(reader.files.allSatisfy { $0["source-language"] == "en" && $0["datatype"] == "plaintext" })
        let units = reader.units.map(\.attributes)
        #expect(units.map { $0["id"] } == ["a,b \"c\"\n<&>", "title", "body"])
        #expect(units.map { $0["maxwidth"] } == ["70", "150", nil])
        #expect(units.map { $0["maxheight"] } == ["21", "61", nil])
        #expect(units.map { $0["size-unit"] } == ["pixel", "pixel", nil])
        #expect(units.map { $0["font"] } == ["Noto Sans;17;bold", "Noto Sans;18.2;bold", nil])
        #expect(reader.units.map(\.children) == [["source", "note", "note"], ["source", "note"], ["source"]])
        #expect(
            reader.units[0].texts == [
                "Add & <save>", "A \"button\", short",
                "At most 70 points wide on 1 line (Noto Sans, 17 points), usually 8 characters.",
            ])
    }

    /// Weblate merges the flags that it makes of the attributes with those of `weblate-flags`, which come last: a size of
    /// 18.2 in `font` is none that it takes, and without a number of lines it allows one.
    @Test func weblateTakesWholeSizesAndLines() throws {
        let flags = try read(BudgetXLIFF.render(SampleBudgets.result)).units.map { $0.attributes["weblate-flags"] }
        #expect(flags[1]?.hasPrefix("max-size:157:3, font-family:Noto_Sans, font-size:19, font-weight:bold, ") == true)
        #expect(
            flags[0] == "max-size:70:1, max-length:8, font-family:Noto_Sans, font-size:17, font-weight:bold"
                && flags[2] == nil)
    }

    @Test func theLanguageToTranslateIntoIsNamed() throws {
        let reader = try read(BudgetXLIFF.render(SampleBudgets.result, targetLanguage: "de"))
        #expect(reader.files.allSatisfy { $0["target-language"] == "de" })
    }

    @Test func withoutKeysThereIsAFileAllTheSame() throws {
        let reader = try read(BudgetXLIFF.render(BudgetResult(budgets: [])))
        #expect(reader.files.count == 1 && reader.units.isEmpty && reader.misplaced.isEmpty)
    }
}
