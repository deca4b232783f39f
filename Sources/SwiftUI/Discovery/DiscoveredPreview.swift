internal import Foundation
internal import Galley
internal import ViewLayout

/// A preview of the program, before it has a name.
struct DiscoveredPreview {
    /// What the views or the macro say about it.
    let facts: PreviewFacts
    /// The type without what marks it as previews, or the file of a macro.
    let owner: String
    /// The place of the macro, or, for a type, of the view; nil where that is not known.
    let position: SourcePosition?
    let module: String
    /// What orders the previews of a module.
    private let place: (file: String, line: Int, column: Int, type: String, index: Int)
    let content: @MainActor @Sendable () throws -> AnyView

    /// The previews of a type: one for each of its views side by side.
    @MainActor static func previews<Provider: PreviewProvider>(of type: Provider.Type) -> [DiscoveredPreview] {
        let name = TypeName(type)
        return type.previews.previewFacts.enumerated().map { index, facts in
            DiscoveredPreview(
                facts: facts, owner: name.withoutPreviews, position: facts.source?.position, module: name.module,
                place: ("", 0, 0, name.path.joined(separator: "."), index)
            ) { AnyView(PreviewElement(index) { Provider.previews }) }
        }
    }
}

extension DiscoveredPreview {
    /// The preview of a macro; what it throws, its scene throws where it is laid out.
    @MainActor init<Registry: PreviewRegistry>(of type: Registry.Type) {
        let file = type.fileID.split(separator: "/")
        self.init(
            facts: (try? type.makePreview())?.facts ?? PreviewFacts(),
            owner: String(file.last ?? "").replacing(/\.swift$/, with: ""),
            position: type.position,
            module: String(file.first ?? ""),
            place: (type.fileID, type.line, type.column, "", 0)
        ) { try Registry.makePreview().content() }
    }

    /// The preview of a widget: one for each place and each entry in it.
    @MainActor static func widgets<Registry: PreviewRegistry>(
        of type: Registry.Type, _ widget: WidgetPreview
    ) -> [DiscoveredPreview] {
        let preview = DiscoveredPreview(of: type)
        let name = TypeName(Swift.type(of: widget.widget())).last
        let samples = widget.samples().indices
        return widget.places.flatMap { place in
            samples.map { index in
                var facts = preview.facts
                facts.widgetPlace = place.rawValue
                facts.displayName = facts.displayName.map { "\($0), \(place.rawValue)" }
                return DiscoveredPreview(
                    facts: facts, owner: "\(name), \(place.rawValue)", position: preview.position,
                    module: preview.module, place: preview.place
                ) { try Registry.makePreview().widget?.view(in: place, sample: index) ?? AnyView(EmptyView()) }
            }
        }
    }

    static func precedes(_ a: DiscoveredPreview, _ b: DiscoveredPreview) -> Bool {
        a.module != b.module ? a.module < b.module : a.place < b.place
    }
}

extension PreviewRegistry {
    /// Where the macro is.
    static var position: SourcePosition { SourcePosition(file: filePath, line: line, column: column) }
}

extension DiscoveredPreview {
    /// The scene under a name.
    @MainActor func scene(named name: String) -> LayoutScene {
        var scene = LayoutScene(preview: name, at: position, content: content)
        scene.locale = facts.locale?.identifier(.bcp47)
        scene.space = facts.space
        scene.isSizedToFit = facts.layout == .sizeThatFits
        scene.safeArea = facts.safeArea
        scene.system = facts.system
        if let place = facts.widgetPlace.flatMap(WidgetPlace.init) { scene.take(place) }
        scene.catalogs = AppExtensions.catalogs(ofModule: module)
        scene.previewLines = AppFacts.previewLines
        return scene
    }
}

extension [DiscoveredPreview] {
    /// Their scenes, by their display names, else by their types or files; of previews that are alike in that, display
    /// names are followed by the type or file.
    ///
    /// No name depends on a line or on the number of previews before it, since baselines and recordings use names.
    @MainActor var scenes: [LayoutScene] {
        let owners = Dictionary(grouping: self, by: \.name).mapValues { Set($0.map(\.owner)) }
        return map { preview in
            let name = preview.name
            let isAlone = owners[name, default: []].count < 2 || name == preview.owner
            return preview.scene(named: isAlone ? name : "\(name) (\(preview.owner))")
        }
    }
}

extension DiscoveredPreview {
    /// The display name, else that of the type or file.
    fileprivate var name: String {
        let name = facts.displayName?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return name.isEmpty ? owner : name
    }
}

extension TypeName {
    /// The name without what marks it as previews: `Settings` for `Settings_Previews`, and for `Settings.Previews` too.
    var withoutPreviews: String {
        path.lazy.reversed().map { $0.replacing(/_?Previews?(Provider)?$/, with: "") }.first { !$0.isEmpty } ?? last
    }
}

extension ViewSource {
    /// The place in Swift; nil for one in the engine itself.
    fileprivate var position: SourcePosition? {
        file.flatMap { SourcePosition($0, UInt(line), UInt(column)) }
    }
}
