internal import Assets
internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

/// What a picture needs besides the report, filled while that is made.
final class SceneDrawing {
    let texts = TextDrawer()
    var scene: DrawnScene?
}

/// Finds out how placed views look, in the order in which they are drawn.
///
/// It exists while one picture is made. O(views + steps of their outlines).
struct SceneDrawer {
    private let catalogs: AssetCatalogs?
    private var files: [ImageFile] = []
    private var places: [LookImage.Source: Int] = [:]
    private var scheme: ColorScheme?

    init(_ catalogs: AssetCatalogs?) { self.catalogs = catalogs }

    /// What a scene draws.
    mutating func draw(_ scene: PlacedScene) -> DrawnScene {
        let views = draw(scene.root, id: "0")
        return DrawnScene(
            background: DrawnTone(SystemColor.systemBackground.tone), isDark: scheme.map { $0 == .dark }, views: views,
            files: files)
    }

    /// The view and what is in it; identifiers are those of the report.
    private mutating func draw(_ view: PlacedView, id: String) -> [DrawnView] {
        var drawn = self.drawn(view, id: id).map { [$0] } ?? []
        // Content that extends behind a bar above it is drawn before the bar.
        let order = Self.drawingOrder(of: view.children)
        let bars = order.filter { view.children[$0].kind == "NavigationBar" }
        for child in order.filter({ view.children[$0].kind != "NavigationBar" }) + bars {
            drawn += draw(view.children[child], id: "\(id).\(child)")
        }
        return drawn
    }

    /// The children from the back to the front: a background is before the views that it is behind.
    static func drawingOrder(of views: [PlacedView]) -> [Int] {
        guard views.contains(where: { $0.behind != nil }) else { return Array(views.indices) }
        var order: [Int] = []
        for (index, view) in views.enumerated() {
            guard let behind = view.behind else {
                order.append(index)
                continue
            }
            let range = (index - behind.first)..<(index - behind.end)
            order.insert(index, at: order.firstIndex(where: range.contains) ?? order.endIndex)
        }
        return order
    }

    private mutating func drawn(_ view: PlacedView, id: String) -> DrawnView? {
        guard let look = view.look?.look(in: view.frame) else { return nil }
        scheme = scheme ?? look.preferredScheme
        var drawn = DrawnView(id: id, ink: DrawnTone(look.ink), tint: DrawnTone(look.tint))
        drawn.parts = look.parts.compactMap { DrawnPart($0, in: view.frame) }
        drawn.image = look.image.map { image($0, of: view) }
        drawn.opacity = look.opacity
        drawn.clip = view.clip.map { Frame($0) }
        drawn.effects = view.effects.compactMap { DrawnEffect($0) }
        return drawn
    }

    private mutating func image(_ look: LookImage, of view: PlacedView) -> DrawnImage {
        switch look.source {
        case .symbol(let name): return DrawnImage(.symbol, name: name)
        case .asset(let name, let folder):
            guard let image = catalogs?.image(name, in: folder) else { return DrawnImage(.unknown, name: name) }
            if places[look.source] == nil {
                places[look.source] = files.count
                files.append(ImageFile(image))
            }
            var drawn = DrawnImage(places[look.source].map { .file($0) } ?? .unknown, name: name)
            drawn.isTemplate = look.isTemplate ?? image.isTemplate ?? false
            // The frame of a picture that fills its room is larger than what is seen of it.
            drawn.fills = view.clip.map { $0.insetBy(dx: -1, dy: -1).contains(view.frame) == false } ?? false
            return drawn
        }
    }
}

extension ImageFile {
    fileprivate init(_ image: AssetImage) {
        let format: Format =
            switch image.format {
            case .png: .png
            case .jpeg: .jpeg
            case .svg: .svg
            }
        self.init(format, bytes: image.bytes, size: Size(width: image.width, height: image.height))
    }
}
