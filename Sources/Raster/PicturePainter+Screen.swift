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

    /// Parts inside an outline. They are clipped by its frame; corners are not rounded.
    func paint(_ parts: [PictureElement], cutBy outline: [OutlineStep], in context: Context) {
        var context = context
        context.clip = context.clip.intersection(context.placement.pixels(outline.frame))
        if !context.clip.isEmpty { paint(parts, in: context) }
    }

    /// A picture, each pixel the nearest of the file's; a dashed outline for a format that is not decoded.
    func paint(_ image: PictureElement.Image, in context: Context) {
        guard let pixels = decoded(image.file) else {
            return paint(PictureScreen.unknown(image.title, in: image.frame), in: context)
        }
        var context = context
        if image.fills { context.clip = context.clip.intersection(context.placement.pixels(image.frame)) }
        let frame = image.placed
        let place = context.placement.moved(x: frame.x, y: frame.y)
        let (columns, rows) = (frame.width * place.scaleX, frame.height * place.scaleY)
        guard columns > 0, rows > 0 else { return }
        let stencil = image.ink?.shown(isDark)
        let ink = Ink { x, y in
            func index(_ pixel: Int, _ start: Double, _ length: Double, _ count: Int) -> Int {
                min(max(Int((Double(pixel) + 0.5 - start) / length * Double(count)), 0), count - 1)
            }
            let column = index(x, place.x, columns, pixels.width)
            let row = index(y, place.y, rows, pixels.height)
            let start = (row * pixels.width + column) * 4
            let opacity = Double(pixels.bytes[start + 3]) * image.opacity
            if let stencil { return (stencil.color, UInt32(opacity * stencil.opacity)) }
            let color = PictureColor(
                red: pixels.bytes[start], green: pixels.bytes[start + 1], blue: pixels.bytes[start + 2])
            return (color, UInt32(opacity))
        }
        rasterizer.fill(
            PictureElement.Outline.rectangle(frame, radius: 0).steps, at: context.placement, ink, clip: context.clip)
    }

    private func decoded(_ file: ImageFile) -> PixelImage? {
        guard file.format == .png else { return nil }
        if let known = pictures[file] { return known }
        guard let pixels = PixelImage(png: file.bytes) else { return nil }
        pictures[file] = pixels
        return pixels
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

extension [OutlineStep] {
    /// The frame around the points where steps end.
    fileprivate var frame: Frame {
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
