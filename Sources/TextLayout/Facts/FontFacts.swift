public import Typography

/// A font and the part of a text that is set in it.
public struct FontUse: Hashable, Sendable {
    /// The font.
    public let font: Font
    /// Scalars of the text; whole grapheme clusters.
    public let range: Range<Int>
}

/// A character of a text that no font has.
public struct MissingCharacter: Hashable, Sendable {
    /// The character.
    public let scalar: Unicode.Scalar
    /// The character's Unicode name, such as `EGYPTIAN HIEROGLYPH A001`.
    public let name: String
    /// The scalar's place in the text.
    public let offset: Int
}

extension Paragraph {
    /// The font of every part of the text, in logical order; neighbours differ. Controls are in none.
    public var fontUses: [FontUse] {
        var uses: [(font: Font, range: Range<Int>)] = []
        for run in shaped.runs {
            if let last = uses.last, last.font == run.font.font, last.range.upperBound == run.range.lowerBound {
                uses[uses.count - 1].range = last.range.lowerBound..<run.range.upperBound
            } else {
                uses.append((run.font.font, run.range))
            }
        }
        return uses.map { FontUse(font: $0.font, range: scalarRange($0.range)) }
    }

    /// The fonts in use, in the order in which they first occur.
    public var fonts: [Font] {
        var seen: Set<Font> = []
        return shaped.runs.map(\.font.font).filter { seen.insert($0).inserted }
    }

    /// The fonts in use that have the measures of the system font instead of their own, and what they stand for in it.
    package var modelledFonts: [(font: Font, part: SystemFontPart)] {
        var fonts: [(font: Font, part: SystemFontPart)] = []
        for run in shaped.runs {
            guard let part = run.font.part, run.isModelled, !fonts.contains(where: { $0.part == part }) else {
                continue
            }
            fonts.append((run.font.font, part))
        }
        return fonts
    }

    /// The characters that no font has, in order. O(glyphs), and O(1) a missing one.
    public var missing: [MissingCharacter] {
        shaped.runs.flatMap { run -> [MissingCharacter] in
            let glyphs = shaped.glyphs[run.glyphs]
            guard glyphs.contains(where: { $0.id == 0 }) else { return [] }
            let clusters = Set(glyphs.map { Int($0.cluster) }).sorted() + [run.range.upperBound]
            let faulty = Set(glyphs.filter { $0.id == 0 }.map { Int($0.cluster) })
            return zip(clusters, clusters.dropFirst()).filter { faulty.contains($0.0) }
                .flatMap { missing(in: $0.0..<$0.1, of: run) }
        }
    }

    /// A cluster's scalars that its font lacks, as far as they would be drawn.
    private func missing(in cluster: Range<Int>, of run: ShapedRun) -> [MissingCharacter] {
        var offset = shaped.scalarOffset(cluster.lowerBound)
        let units = Array(shaped.units[cluster])
        return String(decoding: units, as: UTF16.self).unicodeScalars.compactMap { scalar in
            defer { offset += 1 }
            guard !session.covers(scalar.value, run.font) else { return nil }
            return MissingCharacter(scalar: scalar, name: scalar.unicodeName, offset: offset)
        }
    }

    func scalarRange(_ range: Range<Int>) -> Range<Int> {
        shaped.scalarOffset(range.lowerBound)..<shaped.scalarOffset(range.upperBound)
    }
}
