public import Typography

/// A glyph where it is drawn, in points from the paragraph's top left.
public struct PlacedGlyph: Hashable, Sendable {
    /// The glyph's number in its font; 0 for a missing character.
    public let id: UInt32
    /// The glyph's origin on the baseline.
    public let x: Double
    /// The baseline.
    public let y: Double
}

/// Glyphs of one font and size that are next to each other in a line, from left to right.
public struct GlyphRun {
    /// The font of all glyphs.
    public let font: Font
    /// Points per em.
    public let size: Double
    /// In the order that they are drawn in.
    public let glyphs: [PlacedGlyph]
    /// Where the run starts and ends along the line.
    public let x: Double
    /// How far along the line it reaches.
    public let width: Double
    /// What it was placed from.
    let piece: LinePiece
}

/// A stretch of a line in one run of the text, in logical order before it is reordered.
struct LinePiece {
    var font: SessionFont
    /// Points per em, at scale 1.
    var size: Double
    /// Em that a font unit of an advance takes.
    var emPerUnit: Double
    /// Points at scale 1 after every grapheme.
    var tracking: Double
    /// Points at scale 1 above the line's baseline.
    var baselineOffset: Double
    var level: UInt8
    /// The order of the glyphs, whatever the level has become.
    var isRightToLeft: Bool
    var glyphs: ArraySlice<Glyph>
    /// UTF-16 offsets in the text it was shaped from.
    var range: Range<Int>
    /// Where the clusters start that are set apart: graphemes, on the web clusters of glyphs. Nil where letters are not
    /// spaced, and for the one grapheme that layout added.
    var graphemes: [Int]?
    /// Whether it is an ellipsis or a hyphen that layout added.
    var isAdded = false
}

extension ParagraphLayout {
    /// The glyphs of a line, each where it is drawn, in visual order (UAX #9, rules L1 and L2).
    public func glyphRuns(ofLine index: Int) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        place(line: index) { piece, size, pen in
            let start = pen.x
            var placed: [PlacedGlyph] = []
            placed.reserveCapacity(piece.glyphs.count)
            pen.place(piece) { placed.append($0) }
            runs.append(
                GlyphRun(
                    font: piece.font.font, size: size, glyphs: placed, x: start, width: pen.x - start, piece: piece))
        }
        return runs
    }

    /// Goes through the pieces of a line in visual order, each with its points per em and the pen, which has to place its glyphs.
    func place(line index: Int, _ body: (LinePiece, _ size: Double, inout GlyphPen) -> Void) {
        let lines = lines
        guard lines.indices.contains(index) else { return }
        let pieces = pieces(ofLine: index)
        var pen = GlyphPen(
            x: lines[index].x, baseline: lines[index].baseline, scale: setting.scale,
            // Only the last line is ever drawn closer.
            tightening: index == lines.count - 1 ? setting.tightening : 0,
            pixels: WholePixels(paragraph.style, scale: setting.scale))
        if pieces.count == 1 {
            body(pieces[0], pieces[0].size * setting.scale, &pen)
            return
        }
        for place in visualOrder(ofLevels: pieces.map(\.level)) {
            body(pieces[place], pieces[place].size * setting.scale, &pen)
        }
    }

    /// The line's pieces in logical order.
    private func pieces(ofLine index: Int) -> [LinePiece] {
        let span = span(ofLine: index)
        let paragraph = paragraph.at(scale: setting.scale)
        if let cut = setting.cut, index == setting.spans.count - 1 {
            return paragraph.pieces(of: cut.head, context: cut.head)
                + paragraph.pieces(
                    of: paragraph.ellipsis(at: max(cut.head.upperBound - 1, 0)), level: cut.level(paragraph))
                + paragraph.pieces(of: cut.tail, context: cut.tail)
        }
        let shown = span.range.lowerBound..<span.contentEnd
        var pieces = paragraph.pieces(of: shown, context: span.range, trimsEnd: span.trimsEnd)
        if span.hasHyphen {
            let level = pieces.last?.level ?? 0
            pieces += paragraph.pieces(of: paragraph.hyphen(after: span.range.upperBound), level: level)
        }
        return pieces
    }
}

/// Where the next glyph of a line is drawn.
struct GlyphPen {
    /// Along the line, in points.
    private(set) var x: Double
    let baseline: Double
    let scale: Double
    let tightening: Double
    let pixels: WholePixels?

    /// Places the glyphs of a piece, one behind the other. O(glyphs).
    mutating func place(_ piece: LinePiece, _ body: (PlacedGlyph) -> Void) {
        let size = piece.size * scale
        let factor = size * piece.font.emPerUnit
        let advanceFactor = size * piece.emPerUnit
        let tracking = (piece.tracking - tightening) * scale
        let baseline = baseline - piece.baselineOffset * scale
        let pointsPerUnit = piece.size * piece.emPerUnit
        for (index, glyph) in zip(piece.glyphs.indices, piece.glyphs) {
            body(
                PlacedGlyph(
                    id: glyph.id, x: x + Double(glyph.xOffset) * factor,
                    y: baseline - Double(glyph.yOffset) * factor))
            x += Double(glyph.advance) * advanceFactor
            if let pixels { x += pixels.excess(of: glyph, in: piece.font, pointsPerUnit: pointsPerUnit) * scale }
            guard tracking != 0 else { continue }
            let isLastOfCluster =
                index + 1 == piece.glyphs.endIndex || piece.glyphs[index + 1].cluster != glyph.cluster
            if isLastOfCluster { x += tracking * Double(piece.graphemeCount(ofClusterAt: index)) }
        }
    }
}

extension TruncatedLine {
    /// The ellipsis runs with the paragraph.
    fileprivate func level(_ paragraph: Paragraph) -> UInt8 {
        guard !paragraph.shaped.units.isEmpty else { return paragraph.shaped.baseLevel }
        return paragraph.shaped.paragraphLevel(at: min(range.lowerBound, paragraph.shaped.units.count - 1))
    }
}

extension LinePiece {
    /// Graphemes that start within the cluster that a glyph belongs to.
    fileprivate func graphemeCount(ofClusterAt index: Int) -> Int {
        guard let graphemes else { return 1 }
        return graphemes.indices(in: cluster(at: index)).count
    }
}

extension LinePiece {
    /// The units of the cluster that a glyph belongs to.
    func cluster(at index: Int) -> Range<Int> {
        let cluster = Int(glyphs[index].cluster)
        let beyond =
            isRightToLeft
            ? glyphs[..<index].last { $0.cluster != cluster } : glyphs[(index + 1)...].first { $0.cluster != cluster }
        let end = beyond.map { Int($0.cluster) } ?? range.upperBound
        return cluster..<max(end, cluster)
    }
}

extension Paragraph {
    /// The glyphs of a part of the text on a line of its own, in logical order of runs.
    func pieces(of shown: Range<Int>, context: Range<Int>, trimsEnd: Bool = false) -> [LinePiece] {
        guard !shown.isEmpty else { return [] }
        guard let middle = SplicePlan(context, ledger, trimsEnd: trimsEnd).middle else {
            return reshapedPieces(context, context: context, shown: shown, trimsEnd)
        }
        if middle == context { return resetTrailingSpace(slicedPieces(shown), of: shown) }
        let head = context.lowerBound..<middle.lowerBound
        let tail = middle.upperBound..<context.upperBound
        let pieces =
            (head.isEmpty ? [] : reshapedPieces(head, context: context, shown: shown, trimsEnd))
            + slicedPieces(middle.clamped(to: shown))
            + (tail.isEmpty ? [] : reshapedPieces(tail, context: context, shown: shown, trimsEnd))
        return resetTrailingSpace(pieces, of: shown)
    }

    /// The glyphs of a text that layout added.
    func pieces(of addition: Ellipsis, level: UInt8) -> [LinePiece] {
        let shaped = addition.shaped
        return shaped.runs.map { run in
            LinePiece(
                font: run.font, size: size(ofStyle: addition.style), emPerUnit: run.emPerUnit,
                tracking: trackingOfAdditions(in: run.font, style: addition.style),
                baselineOffset: text.baselineOffset(ofRun: addition.style), level: level,
                isRightToLeft: run.isRightToLeft,
                glyphs: shaped.glyphs[run.glyphs], range: run.range, graphemes: nil, isAdded: true)
        }
    }

    private func reshapedPieces(
        _ part: Range<Int>, context: Range<Int>, shown: Range<Int>, _ trimsEnd: Bool
    ) -> [LinePiece] {
        session.reshape(part, of: shaped, context: context, trimsEnd: trimsEnd).compactMap { piece in
            let range = piece.range.clamped(to: shown)
            guard !range.isEmpty else { return nil }
            let run = shaped.runs[piece.run]
            var made = self.piece(run, range, piece.glyphs[...].within(range, isRightToLeft: run.isRightToLeft))
            if made.graphemes != nil, session.platform.spacesGlyphClusters {
                made.graphemes = session.spacedClusters(
                    of: piece.glyphs[...], in: shaped.units, script: run.script)
            }
            return made
        }
    }

    private func slicedPieces(_ range: Range<Int>) -> [LinePiece] {
        shaped.runIndices(overlapping: range).map { index in
            let run = shaped.runs[index]
            let part = run.range.clamped(to: range)
            return piece(run, part, shaped.glyphs[run.glyphs].within(part, isRightToLeft: run.isRightToLeft))
        }
    }

    private func piece(_ run: ShapedRun, _ range: Range<Int>, _ glyphs: ArraySlice<Glyph>) -> LinePiece {
        LinePiece(
            font: run.font, size: size(ofStyle: run.style), emPerUnit: run.emPerUnit, tracking: tracking(of: run),
            baselineOffset: text.baselineOffset(ofRun: run.style), level: run.level, isRightToLeft: run.isRightToLeft,
            glyphs: glyphs, range: range,
            graphemes: hasTracking || style.allowsTightening ? shaped.spacedPlaces(in: session) : nil)
    }

    /// Rule L1: white space at the end of a line has the paragraph's level.
    private func resetTrailingSpace(_ pieces: [LinePiece], of shown: Range<Int>) -> [LinePiece] {
        let content = contentEnd(of: shown)
        guard content < shown.upperBound, let levels = shaped.levels else { return pieces }
        return pieces.flatMap { piece -> [LinePiece] in
            guard piece.range.upperBound > content else { return [piece] }
            let ranges = [piece.range.clamped(to: 0..<content), piece.range.clamped(to: content..<shown.upperBound)]
            return ranges.enumerated().compactMap { index, range in
                guard !range.isEmpty else { return nil }
                var part = piece
                part.range = range
                part.glyphs = piece.glyphs.within(range, isRightToLeft: piece.isRightToLeft)
                if index == 1 { part.level = levels.paragraphs[range.lowerBound] }
                return part
            }
        }
    }
}

extension ArraySlice<Glyph> {
    /// The glyphs whose clusters start in a range of a run; clusters rise or fall throughout. O(log n).
    func within(_ range: Range<Int>, isRightToLeft: Bool) -> ArraySlice<Glyph> {
        let first: Int
        let limit: Int
        if isRightToLeft {
            first = partition { Int($0.cluster) < range.upperBound }
            limit = partition { Int($0.cluster) < range.lowerBound }
        } else {
            first = partition { Int($0.cluster) >= range.lowerBound }
            limit = partition { Int($0.cluster) >= range.upperBound }
        }
        return self[first..<Swift.max(first, limit)]
    }
}
