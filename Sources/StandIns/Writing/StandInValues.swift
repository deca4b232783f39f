internal import Basics

/// Values of types, as Swift expressions: what a member of a stand-in gives that has no body in its table.
struct StandInValues {
    let types: StandInTypes
    /// The type in which names are looked up first, such as `UNNotification`.
    let scope: String

    /// Nothing where no value of the type is known. O(characters).
    func value(of type: String) -> String? {
        let type = Self.withoutAttributes(type)
        if let known = Self.known[type] { return known }
        if let arrow = type.firstOutside("->") { return function(type, arrow) }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if type.hasPrefix("["), type.endOfFirstBracket == type.index(before: type.endIndex) {
            return type.dropFirst().dropLast().firstOutside(":") == nil ? "[]" : "[:]"
        }
        if type.hasPrefix("("), type.endOfFirstBracket == type.index(before: type.endIndex) { return tuple(type) }
        let base = TypeHeader(type).name
        if let generic = Self.generic[base], base != type { return generic }
        return types.value(of: type, in: scope)
    }

    /// A type without `@escaping`, `inout`, `any` and the like before it.
    static func withoutAttributes(_ type: String) -> String {
        var type = type.trimmed
        while type.hasPrefix("@") || ["inout ", "sending ", "borrowing ", "consuming "].contains(where: type.hasPrefix)
        {
            guard let blank = type.firstOutside(" ") else { return type }
            type = type[blank...].trimmed
        }
        return type
    }

    private func tuple(_ type: String) -> String? {
        var values: [String] = []
        for element in type.dropFirst().dropLast().listOutside {
            let colon = element.firstOutside(":")
            let elementType = colon.map { element[element.index(after: $0)...].trimmed } ?? element
            guard let value = value(of: elementType) else { return nil }
            values.append(colon.map { "\(element[..<$0].trimmed): \(value)" } ?? value)
        }
        return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    }

    private func function(_ type: String, _ arrow: String.Index) -> String? {
        let result = type[type.index(arrow, offsetBy: 2)...].trimmed
        guard let open = type.firstIndex(of: "("), let close = type[open...].endOfFirstBracket else { return nil }
        let count = type[type.index(after: open)..<close].listOutside.count
        guard let value = Self.isNothing(result) ? "()" : value(of: result) else { return nil }
        let names = Array(repeating: "_", count: count).joined(separator: ", ")
        return count == 0 ? "{ \(value) }" : "{ \(names) in \(value) }"
    }

    static func isNothing(_ type: String) -> Bool { ["Void", "()", "Swift.Void"].contains(type) }

    private static let known: [String: String] = {
        var values = ["Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\" \"", "Any": "()"]
        for number in [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat", "TimeInterval", "CFTimeInterval", "NSInteger", "NSNumber", "Decimal",
        ] { values[number] = "0" }
        for geometry in ["CGPoint", "CGSize", "CGRect", "CGAffineTransform"] { values[geometry] = "\(geometry)()" }
        for object in [
            "NSObject", "NSData", "NSString", "DateComponents", "AttributedString",
            "UserDefaults",
            "UIImage", "NSImage", "UIView", "NSView", "UIViewController", "NSViewController", "CALayer", "EmptyView",
            "IndexSet", "NSSize", "NSPoint", "NSRect",
            "NSItemProvider", "ProcessInfo", "OperationQueue", "PersonNameComponents", "CharacterSet",
        ] { values[object] = "\(object)()" }
        values["Data"] = "Data()"
        values["NSAttributedString"] = "NSAttributedString(string: \"\")"
        values["Progress"] = "Progress(totalUnitCount: 0)"
        values["Date"] = "Date(timeIntervalSinceReferenceDate: 0)"
        values["DateInterval"] = "DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)"
        values["URL"] = "URL(fileURLWithPath: \"/\")"
        values["URLRequest"] = "URLRequest(url: URL(fileURLWithPath: \"/\"))"
        values["UUID"] = "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"
        values["Locale"] = "Locale(identifier: \"en\")"
        values["Locale.Language"] = "Locale.Language(identifier: \"en\")"
        values["Calendar"] = "Calendar(identifier: .gregorian)"
        values["TimeZone"] = "TimeZone(secondsFromGMT: 0)!"
        values["Text"] = "Text(verbatim: \"\")"
        values["LocalizedStringResource"] = "\"\""
        values["LocalizedStringKey"] = "\"\""
        values["Bundle"] = "Bundle.main"
        values["NotificationCenter"] = "NotificationCenter.default"
        values["Never"] = "fatalError()"
        values["Notification.Name"] = "Notification.Name(\"\")"
        values["NSNotification.Name"] = "Notification.Name(\"\")"
        values["Duration"] = "Duration.zero"
        values["some View"] = "SwiftUI.EmptyView()"
        values["OpaquePointer"] = "OpaquePointer(bitPattern: 1)!"
        return values
    }()

    private static let generic = [
        "Set": "[]", "Array": "[]", "Dictionary": "[:]", "Optional": "nil",
        "AsyncStream": "AsyncStream { $0.finish() }", "AsyncThrowingStream": "AsyncThrowingStream { $0.finish() }",
        "AnyPublisher": "Empty().eraseToAnyPublisher()", "PassthroughSubject": "PassthroughSubject()",
    ]
}
