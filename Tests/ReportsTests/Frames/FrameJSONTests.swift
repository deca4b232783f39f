import Foundation
import Frames
import Reports
import Testing

/// The JSON of a frame report is a contract: what is written, what the schema says and what is read are one.
@Suite struct FrameJSONTests {
    @Test func readsWhatItWrites() throws {
        let text = try FrameJSON.render(SampleReport.full)
        #expect(try FrameJSON.read(Data(text.utf8)) == SampleReport.full)
        #expect(text.hasSuffix("}\n"))
    }

    @Test func writesTheSameTextEveryTime() throws {
        #expect(try FrameJSON.render(SampleReport.full) == FrameJSON.render(SampleReport.full))
    }

    /// Every key that is written is in the schema, every key of the schema is written, and what the schema requires is
    /// there.
    @Test func theSchemaNamesEveryKey() throws {
        let schema = try #require(try Self.object(Data(FrameJSON.schema().utf8)))
        let report = try #require(try Self.object(Data(FrameJSON.render(Self.covered).utf8)))
        var keys = SchemaKeys(definitions: schema["$defs"] as? [String: [String: Any]] ?? [:])
        keys.compare(report, with: schema, at: "report")
        #expect(keys.complaints.isEmpty)
        #expect(keys.seen == keys.named)
    }

    @Test(.enabled(if: Validator.python3.isInstalled, "needs jsonschema (Debian: python3-jsonschema)"))
    func theDocumentIsValid() throws {
        let schema = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(FrameJSON.schema().utf8).write(to: schema)
        defer { try? FileManager.default.removeItem(at: schema) }
        for report in [Self.covered, TestText.report(string: "OK", scene: "Clean", isCut: false)] {
            let text = try FrameJSON.render(report)
            #expect(try Validator.python3.complaint(about: text, schema: schema.path) == nil)
        }
    }

    /// The sample on a device that covers a part of it, as if nothing said where it is shown.
    private static var covered: FrameReport {
        var report = SampleReport.full
        report.environment.safeArea = SafeAreaInsets(top: 59, bottom: 34)
        report.environment.system = .ios26
        report.root.children[0].ignoresSafeArea = true
        report.root.children[0].standard = true
        report.root.children[0].leadsFurther = true
        report.root.children[0].hidden = [
            HiddenContent(kind: "Tab", title: "tab.more"), HiddenContent(kind: "Pets", reason: "needs a model"),
        ]
        report.isUnplaced = true
        return report
    }

    private static func object(_ data: Data) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: data) as? [String: Any]
    }
}

/// Compares the keys of a document with those that its schema names, without a validator.
private struct SchemaKeys {
    let definitions: [String: [String: Any]]
    var seen: Set<String> = []
    var named: Set<String> = []
    var complaints: [String] = []

    init(definitions: [String: [String: Any]]) { self.definitions = definitions }

    mutating func compare(_ value: Any, with schema: [String: Any], at place: String) {
        if let reference = Self.reference(schema), let definition = definitions[reference] {
            compare(value, with: definition, at: reference)
        } else if let object = value as? [String: Any],
            let properties = schema["properties"] as? [String: [String: Any]]
        {
            named.formUnion(properties.keys.map { "\(place).\($0)" })
            for required in schema["required"] as? [String] ?? [] where object[required] == nil {
                complaints.append("\(place).\(required) is missing")
            }
            for (key, value) in object {
                seen.insert("\(place).\(key)")
                guard let property = properties[key] else {
                    complaints.append("\(place).\(key) is not in the schema")
                    continue
                }
                compare(value, with: property, at: "\(place).\(key)")
            }
        } else if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
            for value in array { compare(value, with: items, at: place) }
        }
    }

    private static func reference(_ schema: [String: Any]) -> String? {
        let holder = (schema["allOf"] as? [[String: Any]])?.first ?? schema
        return (holder["$ref"] as? String)?.replacing("#/$defs/", with: "")
    }
}
