import Foundation
import Testing

@testable import Adoption

@Suite struct DataModelsTests {
    private let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Card" representedClassName="CardObject" codeGenerationType="class">
                <attribute name="title" attributeType="String"/>
                <attribute name="count" attributeType="Integer 64" usesScalarValueType="YES"/>
                <attribute name="weight" attributeType="Double"/>
                <attribute name="isSent" attributeType="Boolean" usesScalarValueType="YES"/>
                <attribute name="colors" attributeType="Transformable" customClassName="[String]"/>
                <attribute name="a = 1; b" attributeType="String"/>
                <relationship name="stamps" toMany="YES" destinationEntity="Stamp"/>
                <relationship name="album" destinationEntity="Album"/>
            </entity>
            <entity name="Stamp" representedClassName=".Stamp" parentEntity="Card" codeGenerationType="class"/>
            <entity name="Album" representedClassName="Album" codeGenerationType="category">
                <attribute name="made" attributeType="Date" usesScalarValueType="NO"/>
            </entity>
            <entity name="Old" representedClassName="Old"/>
        </model>
        """

    private func models(_ files: [String: String], of file: String) throws -> DataModels {
        let folder = try TestFolder(files)
        defer { folder.remove() }
        return DataModels(files: [folder.url.appending(path: file)])
    }

    @Test(arguments: ["M.xcdatamodeld", "M.xcdatamodeld/M.xcdatamodel/contents"])
    func entitiesAreClasses(file: String) throws {
        let models = try models(["M.xcdatamodeld/M.xcdatamodel/contents": model], of: file)
        #expect(models.names == ["CardObject", "Stamp"])
        #expect(
            models.source() == """
                public class CardObject: NSManagedObject {
                public var title: String? = nil
                public var count: Int64 = 0
                public var weight: NSNumber? = nil
                public var isSent: Bool = false
                public var colors: [String]? = nil
                public var album: Album? = nil
                public var stamps: NSSet? = nil
                public func addToStamps(_ value: Stamp) {}
                public func addToStamps(_ values: NSSet) {}
                public func removeFromStamps(_ value: Stamp) {}
                public func removeFromStamps(_ values: NSSet) {}
                public class func fetchRequest() -> NSFetchRequest<CardObject> { NSFetchRequest<CardObject>(entityName: "Card") }
                }
                extension CardObject: Identifiable {}
                public class Stamp: CardObject {
                public class func fetchRequest() -> NSFetchRequest<Stamp> { NSFetchRequest<Stamp>(entityName: "Stamp") }
                }
                extension Album {
                public var made: Date? { get { galleyManaged("made", nil) } set { galleyValues["made"] = newValue } }
                public class func fetchRequest() -> NSFetchRequest<Album> { NSFetchRequest<Album>(entityName: "Album") }
                }
                extension Album: Identifiable {}

                """)
    }

    @Test func theCurrentVersionIsTaken() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>
            """
        let models = try models(
            [
                "M.xcdatamodeld/M.xcdatamodel/contents": model, "M.xcdatamodeld/.xccurrentversion": list,
                "M.xcdatamodeld/M 2.xcdatamodel/contents": model.replacing("CardObject", with: "NewCard"),
            ], of: "M.xcdatamodeld")
        #expect(models.names == ["NewCard", "Stamp"])
    }

    @Test(arguments: ["", "<model>", "<model><attribute name=\"a\"/></model>", "<model><entity/></model>"])
    func aBrokenModelHasNoClasses(text: String) throws {
        #expect(try models(["M.xcdatamodeld/M.xcdatamodel/contents": text], of: "M.xcdatamodeld").isEmpty)
    }
}
