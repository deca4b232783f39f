internal import Catalogs
internal import Foundation
internal import Labels

/// The classes that Xcode makes of the entities of a target's Core Data models, where a model says so.
///
/// Source: Apple, “Generating code” (Core Data), and the models of public apps for their format. Objects are optional whatever the
/// model says, and numbers have their value where it says that scalars are used.
struct DataModels {
    private var entities: [Entity] = []

    /// - Parameter files: Those of a target, with the models or what is in them.
    init(files: [URL]) {
        for model in Set(files.compactMap(Self.model)).sorted(by: { $0.path < $1.path }) {
            guard let version = Self.version(of: model),
                let data = try? InputFile.data(
                    at: version.appending(path: "contents"), named: "", largest: Self.mostBytes),
                let root = try? XML.tree(Array(data), file: "")
            else { continue }
            entities += root.elements.compactMap(Entity.init)
        }
    }

    var isEmpty: Bool { !entities.contains { $0.isMade } }

    /// The names of the classes.
    var names: Set<String> { Set(entities.filter { $0.generation == "class" }.map(\.className)) }

    /// What the classes are made of, a declaration in each line, so that one that does not compile can go alone.
    func source() -> String {
        let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
        let lines = entities.filter(\.isMade).flatMap { $0.lines(classes: classes) }
        return lines.map { "\($0)\n" }.joined()
    }

    private static let mostBytes = 10_000_000

    /// The model that is or has a file.
    private static func model(of file: URL) -> URL? {
        var url = file
        var model: URL?
        while url.path != "/" {
            if url.pathExtension == "xcdatamodeld" { return url }
            if url.pathExtension == "xcdatamodel" { model = url }
            url = url.deletingLastPathComponent()
        }
        return model
    }

    /// The version that is used.
    private static func version(of model: URL) -> URL? {
        guard model.pathExtension == "xcdatamodeld" else { return model }
        if let data = try? Data(contentsOf: model.appending(path: ".xccurrentversion")),
            PropertyListDepth.isBounded(Array(data)),
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return model.appending(path: name)
        }
        return AppFiles.folders(in: model).first { $0.pathExtension == "xcdatamodel" }
    }

    private struct Entity {
        let name: String
        let className: String
        let parent: String?
        /// `class`, `category`, or none.
        let generation: String?
        /// Attributes and relationships, each with its type.
        private var properties: [(name: String, type: String)] = []
        /// The relationships with several objects, each with the entity of these and the collection.
        private var collections: [(name: String, entity: String, type: String)] = []

        /// nil for another element, and for a name that is none in Swift.
        init?(_ element: XML.Element) {
            guard element.name == "entity", let name = Self.name(of: element) else { return nil }
            let className = (element["representedClassName"] ?? name).split(separator: ".").last.map(String.init)
            guard let className, Self.isIdentifier(className) else { return nil }
            self.name = name
            self.className = className
            parent = element["parentEntity"]
            generation = element["codeGenerationType"]
            for part in element.elements {
                guard let name = Self.name(of: part) else { continue }
                if part.name == "attribute" {
                    properties.append((name, Self.type(of: part)))
                } else if part.name == "relationship", let entity = part["destinationEntity"] {
                    if part["toMany"] == "YES" {
                        collections.append((name, entity, part["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"))
                    } else {
                        properties.append((name, "@" + entity))
                    }
                }
            }
        }

        var isMade: Bool { generation == "class" || generation == "category" }

        func lines(classes: [String: String]) -> [String] {
            let parent = parent.flatMap { classes[$0] } ?? "NSManagedObject"
            let isClass = generation == "class"
            let all =
                properties.map { property in
                    // A relationship has the class of its entity.
                    (
                        property.name,
                        property.type.hasPrefix("@")
                            ? classes[String(property.type.dropFirst())].map { "\($0)?" } ?? "NSManagedObject?"
                            : property.type
                    )
                } + collections.map { ($0.name, "\($0.type)?") }
            var lines = [isClass ? "public class \(className): \(parent) {" : "extension \(className) {"]
            for (name, type) in all {
                let value = type.hasSuffix("?") ? "nil" : type == "Bool" ? "false" : "0"
                let accessors =
                    "{ get { galleyManaged(\"\(name)\", \(value)) } set { galleyValues[\"\(name)\"] = newValue } }"
                lines.append("public var \(name): \(type) " + (isClass ? "= \(value)" : accessors))
            }
            for (name, entity, type) in collections {
                let suffix = name.prefix(1).uppercased() + name.dropFirst()
                for word in ["addTo", "removeFrom"] {
                    lines.append("public func \(word)\(suffix)(_ value: \(classes[entity] ?? "NSManagedObject")) {}")
                    lines.append("public func \(word)\(suffix)(_ values: \(type)) {}")
                }
            }
            lines.append(
                "public class func fetchRequest() -> NSFetchRequest<\(className)> { NSFetchRequest<\(className)>(entityName: \(SwiftLiteral.string(name))) }"
            )
            return lines + ["}"] + (self.parent == nil ? ["extension \(className): Identifiable {}"] : [])
        }

        private static func name(of element: XML.Element) -> String? {
            element["name"].flatMap { isIdentifier($0) ? $0 : nil }
        }

        private static func isIdentifier(_ name: String) -> Bool {
            name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
        }

        private static func type(of attribute: XML.Element) -> String {
            let kind = attribute["attributeType"] ?? ""
            if attribute["usesScalarValueType"] == "YES" {
                let scalars = [
                    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
                    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
                ]
                if let type = scalars[kind] { return type }
            }
            let objects = [
                "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber", "Double": "NSNumber",
                "Float": "NSNumber", "Boolean": "NSNumber", "Decimal": "NSDecimalNumber", "String": "String",
                "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
            ]
            let custom = attribute["customClassName"].flatMap { name in
                name.wholeMatch(of: /[A-Za-z_\[][A-Za-z0-9_.<>\[\]: ]*/) != nil ? name : nil
            }
            return (objects[kind] ?? custom ?? "NSObject") + "?"
        }
    }
}
