internal import Assets
internal import Frames
internal import Pictures

/// What views draw in colours of their own.
extension PicturePainter {
    /// An area or a line.
    func paint(_ part: DrawnPart, in context: Context) {
        let ink = ink(part.paint, in: part.outline, context.placement)
        guard let width = part.lineWidth else {
            rasterizer.fill(
                part.outline, at: context.placement, ink, clip: context.clip, isEvenOdd: part.isEvenOdd)
            return
        }
        let stroke = OutlineRasterizer.Stroke(
            width: width * context.placement.scaleX, isOpen: !part.isClosed || !part.dashes.isEmpty)
        for line in dashed(part.outline, part.dashes) {
            rasterizer.stroke(line, at: context.placement, stroke, ink, clip: context.clip)
        }
    }

    /// What is painted inside an outline.
    func paint(cutBy outline: [OutlineStep], in context: Context, _ body: (Context) -> Void) {
        var inner = context
        // The pixels at the edge are partly inside.
        var box = context.placement.pixels(outline.frame)
        (box.left, box.top, box.right, box.bottom) = (box.left - 1, box.top - 1, box.right + 1, box.bottom + 1)
        inner.clip = context.clip.intersection(box)
        guard !inner.clip.isEmpty else { return }
        let layer = layer { body(inner) }
        let mask = self.layer {
            let ink = Ink(PictureColor(red: 0, green: 0, blue: 0))
            rasterizer.fill(outline, at: context.placement, ink, clip: inner.clip)
        }
        layer.keep(inside: mask)
        rasterizer.bitmap.draw(layer)
    }

    /// Parts with a shadow behind them.
    func paint(_ parts: [PictureElement], with shadow: DrawnShadow, in context: Context) {
        let layer = layer { paint(parts, in: context) }
        let shown = shadow.tone.shown(isDark)
        let scale = context.placement.scaleX
        let behind = layer.shadow(
            shown.color, opacity: UInt32((shown.opacity * 255).rounded()), deviation: shadow.radius * scale,
            right: Int((shadow.x * scale).rounded()), down: Int((shadow.y * scale).rounded()), inside: context.clip)
        rasterizer.bitmap.draw(behind)
        rasterizer.bitmap.draw(layer)
    }

    /// What is painted, on a bitmap of its own.
    private func layer(_ paint: () -> Void) -> Bitmap {
        let outer = rasterizer.bitmap
        let layer = Bitmap(width: outer.width, height: outer.height)
        rasterizer.bitmap = layer
        paint()
        rasterizer.bitmap = outer
        return layer
    }

    /// A picture; a dashed outline for one that cannot be decoded.
    func paint(_ image: PictureElement.Image, in context: Context) {
        var context = context
        if image.fills { context.clip = context.clip.intersection(context.placement.pixels(image.frame)) }
        let frame = image.placed
        let place = context.placement.moved(x: frame.x, y: frame.y)
        let (columns, rows) = (frame.width * place.scaleX, frame.height * place.scaleY)
        guard columns > 0, rows > 0 else { return }
        if image.file.format == .svg {
            if let drawing = drawing(of: image.file) {
                context.placement = place.scaled(x: frame.width / drawing.width, y: frame.height / drawing.height)
                paint(drawing, image, in: context)
                return
            }
        } else if let pixels = decoded(image.file, longestSide: Int(min(max(columns, rows), 1e6).rounded(.up))) {
            let ink = ink(pixels, image, x: place.x, y: place.y, width: columns, height: rows)
            let outline = PictureElement.Outline.rectangle(frame, radius: 0).steps
            rasterizer.fill(outline, at: context.placement, ink, clip: context.clip)
            return
        }
        paint(PictureScreen.unknown(image.title, in: image.frame), in: context)
    }

    /// Each pixel the nearest of a picture's.
    private func ink(
        _ pixels: PixelImage, _ image: PictureElement.Image, x left: Double, y top: Double, width: Double,
        height: Double
    ) -> Ink {
        let stencil = image.ink?.shown(isDark)
        return Ink { x, y in
            func index(_ pixel: Int, _ start: Double, _ length: Double, _ count: Int) -> Int {
                let place = (Double(pixel) + 0.5 - start) / length * Double(count)
                return place > 0 ? Int(min(place, Double(count - 1))) : 0
            }
            let column = index(x, left, width, pixels.width)
            let row = index(y, top, height, pixels.height)
            let start = (row * pixels.width + column) * 4
            let opacity = Double(pixels.bytes[start + 3]) * image.opacity
            if let stencil { return (stencil.color, UInt32(opacity * stencil.opacity)) }
            let color = PictureColor(
                red: pixels.bytes[start], green: pixels.bytes[start + 1], blue: pixels.bytes[start + 2])
            return (color, UInt32(opacity))
        }
    }

    /// The pixels of a picture, no more than it is drawn with.
    private func decoded(_ file: ImageFile, longestSide: Int) -> PixelImage? {
        let key = DecodedKey(file: file, longestSide: min(longestSide, Int(max(file.size.width, file.size.height))))
        if let known = pictures[key] { return known }
        let pixels =
            file.format == .png
            ? PixelImage(png: file.bytes) : PixelImage(jpeg: file.bytes, longestSide: key.longestSide)
        let scaled = pixels?.scaled(longestSide: key.longestSide)
        pictures[key] = .some(scaled)
        return scaled
    }

    private func drawing(of file: ImageFile) -> SVGDrawing? {
        if let known = drawings[file] { return known }
        let drawing = SVGDrawing(file.bytes)
        drawings[file] = .some(drawing)
        return drawing
    }

    /// Shapes, those with the same clips together.
    private func paint(_ drawing: SVGDrawing, _ image: PictureElement.Image, in context: Context) {
        var parts = drawing.parts[...]
        while let first = parts.first {
            let group = parts.prefix { $0.clips == first.clips }
            parts = parts.dropFirst(group.count)
            paint(clippedBy: first.clips[...], in: context) { context in
                for part in group { paint(part, image, in: context) }
            }
        }
    }

    private func paint(clippedBy outlines: ArraySlice<[OutlineStep]>, in context: Context, _ body: (Context) -> Void) {
        guard let outline = outlines.first else { return body(context) }
        paint(cutBy: outline, in: context) { paint(clippedBy: outlines.dropFirst(), in: $0, body) }
    }

    private func paint(_ part: SVGDrawing.Part, _ image: PictureElement.Image, in context: Context) {
        var drawn = part.part
        drawn.paint = drawn.paint.faded(image.opacity)
        if let ink = image.ink { drawn.paint = .tone(ink.faded(drawn.paint.opacity)) }
        guard let width = drawn.lineWidth else { return paint(drawn, in: context) }
        let stroke = OutlineRasterizer.Stroke(
            width: width * context.placement.scaleX, hasRoundCaps: part.hasRoundCaps,
            hasRoundJoins: part.hasRoundJoins, isOpen: !drawn.isClosed)
        let ink = ink(drawn.paint, in: drawn.outline, context.placement)
        rasterizer.stroke(drawn.outline, at: context.placement, stroke, ink, clip: context.clip)
    }

    private func ink(_ paint: DrawnPaint, in outline: [OutlineStep], _ placement: Placement) -> Ink {
        switch paint {
        case .tone(let tone):
            let shown = tone.shown(isDark)
            return Ink(shown.color, opacity: shown.opacity)
        case .gradient(let gradient):
            let frame = outline.frame
            let place = placement.moved(x: frame.x, y: frame.y)
            let (width, height) = (
                max(frame.width * place.scaleX, 0.001), max(frame.height * place.scaleY, 0.001)
            )
            let stops = gradient.stops.map { ($0.location, $0.tone.shown(isDark)) }
            return Ink { x, y in
                let point = OutlinePoint(
                    x: (Double(x) + 0.5 - place.x) / width, y: (Double(y) + 0.5 - place.y) / height)
                return Self.mixed(stops, at: gradient.location(of: point))
            }
        }
    }

    /// The colour between two stops.
    private static func mixed(
        _ stops: [(location: Double, shown: (color: PictureColor, opacity: Double))], at location: Double
    ) -> (PictureColor, UInt32) {
        let after = stops.firstIndex { $0.location >= location } ?? stops.count - 1
        let (first, second) = (stops[max(after - 1, 0)], stops[after])
        let distance = second.location - first.location
        let part = distance > 0 ? min(max((location - first.location) / distance, 0), 1) : 1
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        func byte(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(mix(Double(a), Double(b)).rounded()) }
        let (a, b) = (first.shown, second.shown)
        let color = PictureColor(
            red: byte(a.color.red, b.color.red), green: byte(a.color.green, b.color.green),
            blue: byte(a.color.blue, b.color.blue))
        return (color, UInt32((mix(a.opacity, b.opacity) * 255).rounded()))
    }
}

extension DrawnTone {
    /// The colour in an appearance, and its opacity from 0 to 1.
    func shown(_ isDark: Bool) -> (color: PictureColor, opacity: Double) {
        let color = isDark ? dark : light
        return (PictureColor(red: color.red, green: color.green, blue: color.blue), min(max(color.opacity, 0), 1))
    }
}

extension DrawnGradient {
    /// The place between the ends of a point in coordinates of the area.
    fileprivate func location(of point: OutlinePoint) -> Double {
        let (x, y) = (point.x - start.x, point.y - start.y)
        guard let end else { return radius > 0 ? (x * x + y * y).squareRoot() / radius : 1 }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        return length > 0 ? (x * dx + y * dy) / length : 1
    }
}

extension DrawnPart {
    /// Whether the line ends where it began.
    fileprivate var isClosed: Bool {
        guard case .move(let first)? = outline.first, let last = outline.last?.end else { return false }
        return first == last
    }
}

extension OutlineStep {
    fileprivate var end: OutlinePoint {
        switch self {
        case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
        }
    }
}

extension DrawnPaint {
    /// How opaque it is at most.
    fileprivate var opacity: Double {
        switch self {
        case .tone(let tone): max(tone.light.opacity, tone.dark.opacity)
        case .gradient(let gradient): gradient.stops.map(\.tone.light.opacity).max() ?? 1
        }
    }
}

extension [OutlineStep] {
    /// The frame around the points where steps end.
    var frame: Frame {
        let points = map(\.end)
        guard let first = points.first else { return Frame(x: 0, y: 0, width: 0, height: 0) }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
            (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
        }
        return Frame(x: left, y: top, width: right - left, height: bottom - top)
    }
}
