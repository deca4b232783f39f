internal import Frames
internal import Pictures

extension PicturePainter {
    /// The text of a view.
    func paint(_ letters: PictureElement.Letters, in context: Context) {
        var context = context
        if let ink = letters.ink { context.look.setText(ink.shown(isDark).color, opacity: ink.shown(isDark).opacity) }
        switch letters.content {
        case .outlines(let runs, let boxes):
            for run in runs {
                var context = look(run.font.boldness > 0 ? "heavy" : "", in: context)
                context.placement = context.placement.moved(x: run.x - run.run.x, y: run.y - run.run.y)
                context.look.strokeWidth = run.font.boldness
                paint(run.run, of: run.font, in: context)
            }
            paint(boxes, in: context)
        case .lines(let typeface, let lines):
            var context = context
            (context.look.fontSize, context.look.fontWeight) = (typeface.size, typeface.weight)
            for line in lines { paint(line, in: context) }
        }
    }

    /// A line whose font is not available, with its measured width.
    private func paint(_ line: PictureElement.Line, in context: Context) {
        let set = captions.set(line.text, like: context.look)
        guard set.width > 0 else { return }
        var context = context
        let left = line.isRightToLeft ? line.x - line.width : line.x
        context.placement = context.placement.moved(x: left, y: line.y).scaled(x: line.width / set.width, y: 1)
        paint(set, in: context)
    }

    /// A line that belongs to the picture.
    func paint(_ caption: PictureElement.Caption, in context: Context) {
        var context = context
        if let size = caption.fontSize { context.look.fontSize = size }
        let parts = caption.parts.map { part in
            let context = part.look.map { look($0, in: context) } ?? context
            return (set: captions.set(part.text, like: context.look), context: context)
        }
        // Spaces are between parts and not in them, where a text that runs from right to left would have them on its
        // left.
        let space = context.look.fontSize * 0.28
        let width = parts.reduce(-space) { $0 + $1.set.width + space }
        var x = caption.x - (context.look.isCentred ? width / 2 : 0)
        for var part in parts {
            part.context.placement = part.context.placement.moved(x: x, y: caption.y)
            paint(part.set, in: part.context)
            x += part.set.width + space
        }
    }

    /// A line from its beginning, on its baseline.
    private func paint(_ caption: SetCaption, in context: Context) {
        var context = context
        context.placement = context.placement.moved(x: 0, y: -caption.baseline)
        for run in caption.drawing.runs where caption.fonts.indices.contains(run.font) {
            paint(run, of: caption.fonts[run.font], in: context)
        }
        guard let color = context.look.fillColor else { return }
        for box in caption.drawing.boxes {
            let radius = min(box.frame.width, box.frame.height) / 6
            let steps = PictureElement.Outline.rectangle(box.frame, radius: radius).steps
            rasterizer.fill(steps, at: context.placement, Ink(color, opacity: 0.3), clip: context.clip)
        }
    }

    /// The glyphs of a run, from the top left of the text's frame.
    private func paint(_ run: DrawnRun, of font: DrawnFont, in context: Context) {
        for glyph in run.glyphs {
            guard let outline = font.outlines[glyph.id], !outline.isEmpty else { continue }
            let placement = context.placement.moved(x: glyph.x, y: glyph.y).scaled(x: run.scale, y: run.scale)
            if let color = context.look.fillColor {
                let ink = Ink(color, opacity: context.look.textOpacity)
                rasterizer.fill(outline, at: placement, ink, clip: context.clip)
            }
            guard font.boldness > 0, let color = context.look.strokeColor else { continue }
            let stroke = OutlineRasterizer.Stroke(width: font.boldness * abs(placement.scaleY), hasRoundJoins: true)
            rasterizer.stroke(outline, at: placement, stroke, Ink(color), clip: context.clip)
        }
    }
}
