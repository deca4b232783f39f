import Catalogs

@testable import Rooms

/// Small Android projects in memory.
struct AndroidSource {
    /// By paths below the project.
    var files: [String: String] = [
        "app/src/main/res/values/strings.xml": """
        <resources><string name="save">Save</string><string name="name">Your name</string>
        <string name="alias">@string/save</string><string name="empty"/></resources>
        """,
        "app/src/main/res/values/styles.xml": """
        <resources><style name="AppTheme" parent="Theme.Material3.Light"/></resources>
        """,
    ]

    static let namespaces =
        "xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:app=\"http://schemas.android.com/apk/res-auto\" xmlns:tools=\"http://schemas.android.com/tools\""

    /// A theme with another parent.
    init(theme: String = "Theme.Material3.Light") {
        files["app/src/main/res/values/styles.xml"] =
            "<resources><style name=\"AppTheme\" parent=\"\(theme)\"/></resources>"
    }

    static func path(_ name: String, _ folder: String = "layout") -> String { "app/src/main/res/\(folder)/\(name).xml" }

    /// A view with attributes without their prefix: those of `app:` have it.
    static func view(_ kind: String, _ attributes: [String: String], _ content: String = "") -> String {
        var all = ["layout_width": "match_parent", "layout_height": "wrap_content"]
        all.merge(attributes) { _, new in new }
        let list = all.sorted { $0.key < $1.key }
            .map { "\($0.key.contains(":") || $0.key == "style" ? $0.key : "android:\($0.key)")=\"\($0.value)\"" }
        return "<\(kind) \(list.joined(separator: " "))>\(content)</\(kind)>"
    }

    func screen(_ layout: String, name: String = "home", folder: String = "layout") throws -> RoomsFile.Screen {
        var files = files
        let start = layout.firstIndex { $0 == " " || $0 == ">" } ?? layout.startIndex
        let text = layout[..<start] + " \(Self.namespaces)" + layout[start...]
        files[Self.path(name, folder)] = String(text)
        let names = files.keys.sorted()
        let project = AndroidProject(
            paths: names.filter { $0.hasSuffix(".xml") },
            eachSource: { take in
                for name in names where name.hasSuffix(".java") { take(Array(files[name, default: ""].utf8)) }
            },
            read: { files[$0].map { Array($0.utf8) } })
        return try AndroidLayoutReader.screen(Array(text.utf8), path: Self.path(name, folder), project: project)
    }

    /// The only room of a layout.
    func room(_ layout: String, name: String = "home", folder: String = "layout") throws -> HarvestedRoom? {
        let screen = try screen(layout, name: name, folder: folder)
        return screen.rooms.count == 1 ? screen.rooms[0] : nil
    }
}
