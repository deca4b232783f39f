internal import Basics
import Checks
package import Frames

/// A scene as it looks on the screen, with what the rules find marked on it.
package struct PictureScreen {
    let elements: [PictureElement]
    /// The frame of all of it: the sheet, and what is visible a little beyond.
    let bounds: Frame

    /// O(views + glyphs).
    init(_ scene: DrawnScene, _ picture: ScenePicture, _ faults: PictureFaults, sheet: Frame) {
        let extent = Self.extent(around: sheet)
        var layers = Layers(of: scene)
        var bounds = sheet
        for drawn in scene.views {
            guard let view = faults.view(id: drawn.id), view.frame.isDrawable else { continue }
            let elements = Self.elements(of: drawn, view, in: picture, scene, isCut: faults.cut.contains(drawn.id))
            guard !elements.isEmpty else { continue }
            layers.add(elements, clip: drawn.clip, effects: drawn.effects)
            let seen = drawn.clip.map { view.frame.intersection($0) } ?? view.frame
            if view.children.isEmpty, let seen = seen?.intersection(extent) { bounds = bounds.union(seen) }
        }
        let background = scene.background.in(scene)
        let ground = PictureElement.painted(
            PictureElement.Painted(part: DrawnPart(sheet.outline, paint: .tone(background)), title: nil))
        let marks = PictureNumber.numbers(of: faults, in: sheet)
        self.bounds = bounds
        elements =
            [
                ground, PictureElement.rectangle(sheet, look: "sheet edge"),
                .clip(bounds, layers.elements + marks.map(\.area)),
            ]
            + marks.flatMap(\.badge)
    }

    /// How far beyond the sheet views are shown.
    private static func extent(around sheet: Frame) -> Frame {
        let (x, y) = (min(sheet.width / 2, 120), min(sheet.height / 2, 120))
        return Frame(x: sheet.x - x, y: sheet.y - y, width: sheet.width + 2 * x, height: sheet.height + 2 * y)
    }

    private static func elements(
        of drawn: DrawnView, _ view: ViewFrame, in picture: ScenePicture, _ scene: DrawnScene, isCut: Bool
    ) -> [PictureElement] {
        guard drawn.opacity > 0, !PictureShape.invisible.contains(view.kind) else { return [] }
        let title = tooltip(view)
        if let name = view.name, name.hasPrefix(unknownPrefix) {
            return unknown(String(name.dropFirst(unknownPrefix.count)), in: view.frame)
        }
        var elements: [PictureElement] = drawn.parts.enumerated().map { index, part in
            var part = part
            part.paint = part.paint.faded(drawn.opacity, in: scene)
            return .painted(PictureElement.Painted(part: part, title: index == 0 ? title : nil))
        }
        let (ink, tint) = (drawn.ink.faded(drawn.opacity).in(scene), drawn.tint.faded(drawn.opacity).in(scene))
        if let image = drawn.image {
            let isRightToLeft = picture.report.environment.layoutDirection == .rightToLeft
            elements += self.elements(of: image, drawn, view, in: scene, ink: ink, isRightToLeft: isRightToLeft)
        } else if drawn.parts.isEmpty || view.kind == "Row" {
            let parts = PictureControl(view, in: picture.report.environment).elements
            elements += parts.map { $0.tinted(tint) }
            if view.kind == "Divider" { elements.append(PictureElement.rectangle(view.frame, look: "divider")) }
        }
        if let text = view.text {
            elements.append(PictureLetters.element(text, of: view, in: picture, isCut: isCut, ink: ink))
        }
        return elements
    }

    private static func elements(
        of image: DrawnImage, _ drawn: DrawnView, _ view: ViewFrame, in scene: DrawnScene, ink: DrawnTone,
        isRightToLeft: Bool
    ) -> [PictureElement] {
        let frame = view.frame
        guard frame.width > 0, frame.height > 0 else { return [] }
        switch image.content {
        case .symbol: return SymbolMark(image.name, isRightToLeft: isRightToLeft).elements(in: frame, ink: ink)
        case .file(let place) where scene.files.indices.contains(place):
            return [
                .image(
                    PictureElement.Image(
                        file: scene.files[place], frame: frame, ink: image.isTemplate ? ink : nil,
                        opacity: drawn.opacity, fills: image.fills, title: "\(image.name), \(tooltip(view))"))
            ]
        case .file, .unknown: return unknown(image.name, in: frame)
        }
    }

    /// A dashed outline with the name, where there is room for it.
    package static func unknown(_ name: String, in frame: Frame) -> [PictureElement] {
        let size = min(9, frame.height * 0.6, (frame.width - 4) / max(CaptionWidth.estimate(name, size: 1), 1))
        let outline = PictureElement.rectangle(frame, look: "unknown", title: name)
        guard size >= 4 else { return [outline] }
        let caption = PictureElement.text(
            Prose.oneLine(name), x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 + size * 0.35,
            look: "unknown amount", fontSize: size)
        return [outline, caption]
    }

    /// What an app that `galley adopt` compiles calls the boxes of views whose code is not there.
    private static let unknownPrefix = "unknown view: "

    private static func tooltip(_ view: ViewFrame) -> String {
        let name = view.name.map { "\(view.kind) #\($0)" } ?? view.kind
        return "\(name) \(Number.text(view.frame.width)) × \(Number.text(view.frame.height))"
    }
}

/// What is drawn one over the other. Neighbours that begin with the same effects are drawn as one picture, and those with
/// the same clip in one part.
private struct Layers {
    private struct Layer {
        var elements: [PictureElement]
        var clip: Frame?
        var effects: [DrawnEffect]
    }

    private let scene: DrawnScene
    private var layers: [Layer] = []

    init(of scene: DrawnScene) { self.scene = scene }

    mutating func add(_ elements: [PictureElement], clip: Frame?, effects: [DrawnEffect]) {
        if let last = layers.last, last.clip == clip, last.effects == effects {
            layers[layers.count - 1].elements += elements
        } else {
            layers.append(Layer(elements: elements, clip: clip, effects: effects))
        }
    }

    var elements: [PictureElement] { elements(of: layers[...], depth: 0) }

    /// - Parameter depth: How many effects of the layers are drawn already; these are the same for all.
    private func elements(of layers: ArraySlice<Layer>, depth: Int) -> [PictureElement] {
        var elements: [PictureElement] = []
        var start = layers.startIndex
        while start < layers.endIndex {
            guard depth < layers[start].effects.count, depth < Self.deepest else {
                elements += Self.clipped(layers[start])
                start += 1
                continue
            }
            let effect = layers[start].effects[depth]
            let end =
                layers[start...].firstIndex { $0.effects.count <= depth || $0.effects[depth] != effect }
                ?? layers.endIndex
            elements += drawn(effect, on: self.elements(of: layers[start..<end], depth: depth + 1))
            start = end
        }
        return elements
    }

    /// Effects within each other; those further inside are left out.
    private static let deepest = 64

    private static func clipped(_ layer: Layer) -> [PictureElement] {
        guard let clip = layer.clip else { return layer.elements }
        return clip.isDrawable ? [.clip(clip, layer.elements)] : []
    }

    private func drawn(_ effect: DrawnEffect, on elements: [PictureElement]) -> [PictureElement] {
        func painted(_ part: DrawnPart) -> PictureElement {
            var part = part
            part.paint = part.paint.faded(1, in: scene)
            return .painted(PictureElement.Painted(part: part, title: nil))
        }
        switch effect {
        case .clip(let outline): return [.cut(outline, elements)]
        case .behind(let part): return [painted(part)] + elements
        case .over(let part): return elements + [painted(part)]
        case .shadow(var shadow):
            shadow.tone = shadow.tone.in(scene)
            return elements.isEmpty ? [] : [.shadowed(shadow, elements)]
        }
    }
}

extension PictureElement {
    /// A part of a control that shows its state, in the colour of the control.
    fileprivate func tinted(_ tint: DrawnTone) -> PictureElement {
        guard case .shape(let shape) = self, shape.look == "part on" else { return self }
        return .painted(Painted(part: DrawnPart(shape.outline.steps, paint: .tone(tint)), title: shape.title))
    }
}

extension DrawnTone {
    /// The colour in the appearance that the scene asks for.
    func `in`(_ scene: DrawnScene) -> DrawnTone {
        scene.isDark.map { isDark in
            let color = isDark ? dark : light
            return DrawnTone(light: color, dark: color)
        } ?? self
    }

    package func faded(_ opacity: Double) -> DrawnTone {
        var tone = self
        tone.light.opacity *= opacity
        tone.dark.opacity *= opacity
        return tone
    }
}

extension DrawnPaint {
    fileprivate func faded(_ opacity: Double, in scene: DrawnScene) -> DrawnPaint {
        mapped { $0.faded(opacity).in(scene) }
    }

    package func faded(_ opacity: Double) -> DrawnPaint { mapped { $0.faded(opacity) } }

    private func mapped(_ change: (DrawnTone) -> DrawnTone) -> DrawnPaint {
        switch self {
        case .tone(let tone): return .tone(change(tone))
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].tone = change(gradient.stops[index].tone) }
            return .gradient(gradient)
        }
    }
}

extension Frame {
    /// The outline of the frame.
    var outline: [OutlineStep] {
        [
            .move(OutlinePoint(x: x, y: y)), .line(OutlinePoint(x: maxX, y: y)), .line(OutlinePoint(x: maxX, y: maxY)),
            .line(OutlinePoint(x: x, y: maxY)), .line(OutlinePoint(x: x, y: y)),
        ]
    }
}
