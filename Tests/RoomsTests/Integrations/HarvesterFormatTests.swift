import Basics
import Catalogs
import Foundation
import Testing

@testable import Rooms

/// What the harvesters for Compose and Flutter write, which no machine of ours runs: the names in their sources, and the samples
/// that were written by hand in the same form, are held against the schema.
@Suite struct HarvesterFormatTests {
    struct Harvester: Sendable, CustomTestStringConvertible {
        var source: String
        var sample: String
        /// How the source writes the name of a field: up to the first and from the second.
        var quotes: (String, String)

        var testDescription: String { source }
    }

    static let harvesters = [
        Harvester(source: "GalleyRooms.kt", sample: "Samples/Android/Rooms/timer.json", quotes: ("\"", "\" to ")),
        Harvester(source: "galley_rooms.dart", sample: "Samples/Flutter/Rooms/tickets.json", quotes: ("'", "': ")),
    ]

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The names of fields that a source writes.
    private static func names(in harvester: Harvester) throws -> Set<String> {
        let source = try text("Integrations/\(harvester.source)")
        let (open, close) = harvester.quotes
        let pattern = try Regex("\(open)([A-Za-z]+)\(close)", as: (Substring, Substring).self)
        return Set(source.matches(of: pattern).map { String($0.output.1) })
    }

    /// The fields of a record and of those inside it.
    private static func fields(of record: RoomsRecord) -> [RoomsRecord.Field] {
        record.fields.flatMap { field in
            switch field.shape {
            case .record(let inner), .list(.record(let inner)): [field] + fields(of: inner)
            default: [field]
            }
        }
    }

    /// The fields that have to be there, of a record and of those in it that a harvester writes: columns of tables are those of pages.
    private static func required(of record: RoomsRecord, in names: Set<String>) -> Set<String> {
        record.fields.filter { $0.isRequired || names.contains($0.name) }.reduce(into: []) { found, field in
            if field.isRequired { found.insert(field.name) }
            switch field.shape {
            case .record(let inner), .list(.record(let inner)): found.formUnion(required(of: inner, in: names))
            default: break
            }
        }
    }

    @Test(arguments: harvesters) func everyNameIsOneOfTheSchema(harvester: Harvester) throws {
        let names = try Self.names(in: harvester)
        let known = Self.fields(of: RoomsFile.record)
        #expect(names.subtracting(known.map(\.name)).isEmpty)
        // What the schema asks for is there; a harvester knows every room.
        let required = Self.required(of: RoomsFile.record, in: names)
        #expect(required.count > 5 && required.subtracting(["reason", "file"]).isSubset(of: names))
        #expect(names.count > 20)
    }

    /// The words for a limit and for an overflow are those of the schema, and the screen has a platform of it.
    @Test(arguments: harvesters) func everyWordIsOneOfTheSchema(harvester: Harvester) throws {
        let source = try Self.text("Integrations/\(harvester.source)")
        let quote = harvester.quotes.0
        for word in ["ellipsis", "clip", "visible", "scroll"] {
            #expect(HarvestedRoom.Overflow(rawValue: word) != nil && source.contains(quote + word + quote))
        }
        #expect(HarvestedRoom.Limit(rawValue: "screen") != nil && source.contains("\(quote)screen\(quote)"))
        #expect(ReadRooms.platforms.contains("android") && source.contains("\(quote)android\(quote)"))
    }

    /// A sample has every field that the source writes, and no other, and is read.
    @Test(arguments: harvesters) func theSampleIsWhatTheSourceWrites(harvester: Harvester) throws {
        let sample = try Self.text(harvester.sample)
        let read = try ReadRooms(Array(sample.utf8), file: harvester.sample)
        #expect(read.harvester.hasSuffix(harvester.source))
        #expect(read.screens.map(\.rooms.count) == [4])
        let used = Set(sample.matches(of: #/"([A-Za-z]+)": /#).map { String($0.output.1) })
        #expect(used == (try Self.names(in: harvester)))
    }
}
