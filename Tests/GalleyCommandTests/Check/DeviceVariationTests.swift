import Foundation
import Testing

/// Variations of a text for a device that nothing is measured for are named.
@Suite struct DeviceVariationTests {
    private func project(widths: String, labels: String = "", forms: [String]) throws -> ScratchFolder {
        let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        let members = forms.map { "\"\($0)\": \(unit("Tap \($0)"))" }.joined(separator: ", ")
        let varied = "{\"localizations\": {\"en\": {\"variations\": {\"device\": {\(members)}}}}}"
        return try ScratchFolder([
            "L.xcstrings":
                "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"tap\": \(varied), \"b\": {}, "
                + "\"unseen\": \(varied)}}",
            "A.yml": "scene: A\nview: { VStack: [ { Text: tap }, { Text: b } ] }\n",
            "galley.yml": "scenes: [A.yml]\nstrings: [L.xcstrings]\ntextSizes: [large]\nwidths: \(widths)\n\(labels)",
        ])
    }

    /// The number of texts and the devices, in the JSON of a check.
    private func unchecked(_ arguments: String..., in scratch: ScratchFolder) throws -> (texts: Int, devices: [String])?
    {
        let run = try GalleyProcess(["check", "--format", "json"] + arguments, in: scratch.url)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let summary = try #require(document["summary"] as? [String: Any])
        guard let unchecked = summary["uncheckedDevices"] as? [String: Any] else { return nil }
        return (try #require(unchecked["texts"] as? Int), try #require(unchecked["devices"] as? [String]))
    }

    @Test func devicesThatAreNotInTheMatrix() throws {
        let scratch = try project(widths: "[390]", forms: ["iphone", "ipad", "applewatch", "other"])
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 0)
        #expect(
            run.output.contains(
                "note: 1 text has variations for Apple Watch, iPad and other devices, which are not checked: nothing is "
                    + "measured for such a device\n"), "\(run.output)")
        let found = try #require(try unchecked(in: scratch))
        #expect(found.texts == 1 && found.devices == ["Apple Watch", "iPad", "other devices"])
        for format in ["markdown", "html"] {
            let page = try GalleyProcess("check", "--format", format, in: scratch.url)
            #expect(page.output.contains("1 text has variations for Apple Watch, iPad and other devices"), "\(format)")
        }
        // A width of an iPad is one, and a filter may leave it out.
        try scratch.replace("[390]", with: "[390, 1024]", in: "galley.yml")
        #expect(try unchecked(in: scratch)?.devices == ["Apple Watch", "other devices"])
        #expect(try unchecked("--width", "390", in: scratch)?.devices == ["Apple Watch", "iPad", "other devices"])
    }

    @Test func everyDeviceIsInTheMatrix() throws {
        #expect(try unchecked(in: project(widths: "[390, 1024]", forms: ["iphone", "ipad"])) == nil)
        let watch = try project(
            widths: "[390, 1024]", labels: "labels: [{ keys: tap, maxWidth: 300 }]\n", forms: ["iphone", "applewatch"])
        #expect(try unchecked(in: watch)?.devices == ["Apple Watch"])
    }

    /// A label has the text of one device, whatever its width.
    @Test func labels() throws {
        let scratch = try project(
            widths: "[1024]", labels: "labels: [{ keys: \"t*\", maxWidth: 300 }]\n", forms: ["iphone", "ipad"])
        #expect(try unchecked(in: scratch)?.devices == ["iPad"])
    }

    /// The shares of a check say together what it says alone.
    @Test func shares() throws {
        let scratch = try project(widths: "[390]", forms: ["iphone", "ipad"])
        for share in ["1/2", "2/2"] {
            #expect(try GalleyProcess("check", "--shard", share, in: scratch.url).status == 0)
        }
        let run = try GalleyProcess("merge", ".", in: scratch.url)
        #expect(
            run.output.contains("note: 1 text has variations for iPad, which are not checked"),
            "\(run.output)\(run.error)")
    }
}
