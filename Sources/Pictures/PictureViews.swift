import Checks
import Frames

/// The views of a report, in two layers, so that no shape hides a text.
struct PictureViews {
    /// Containers, controls, shapes, and the frames of texts.
    let shapes: [PictureElement]
    let letters: [PictureElement]
    /// The frame of all visible views.
    private(set) var bounds: Frame

    private struct Layer {
        var parts: [(elements: [PictureElement], clip: Frame?)] = []

        mutating func add(_ elements: [PictureElement], clip: Frame?) {
            if let last = parts.last, last.clip == clip {
                parts[parts.count - 1].elements += elements
            } else {
                parts.append((elements, clip))
            }
        }

        var elements: [PictureElement] {
            parts.flatMap { part in part.clip.map { [.clip($0, part.elements)] } ?? part.elements }
        }
    }

    /// What a view clips is not drawn outside of it. O(n) in views.
    init(_ picture: ScenePicture, _ faults: PictureFaults, sheet: Frame) {
        let views = faults.views
        bounds = sheet
        var (ground, texts) = (Layer(), Layer())
        var clips: [Frame?] = []
        clips.reserveCapacity(views.views.count)
        for (index, view) in views.views.enumerated() {
            let clip = views.parent(of: index).flatMap { Self.clip(inside: views.views[$0], in: clips[$0]) }
            clips.append(clip)
            guard view.frame.isDrawable, let visible = clip.map({ view.frame.intersection($0) }) ?? view.frame else {
                continue
            }
            let isInside = sheet.holds(visible, slack: views.slack + 1e-6)
            let shape = PictureShape(view, in: views.environment, isInside: isInside)
            ground.add(shape.elements, clip: clip)
            if let text = view.text {
                let letters = PictureLetters.element(
                    text, of: view, in: picture, isCut: faults.cut.contains(view.id))
                texts.add([letters], clip: Self.clip(inside: view, in: clip))
            }
            if !shape.elements.isEmpty { bounds = bounds.union(visible) }
        }
        shapes = ground.elements
        letters = texts.elements
    }

    /// The part of the plane that is visible inside `view`.
    private static func clip(inside view: ViewFrame, in outer: Frame?) -> Frame? {
        guard view.clips == true || view.scrolls?.isEmpty == false, view.frame.isDrawable else { return outer }
        guard let outer else { return view.frame }
        return outer.intersection(view.frame) ?? Frame(x: view.frame.x, y: view.frame.y, width: 0, height: 0)
    }
}
