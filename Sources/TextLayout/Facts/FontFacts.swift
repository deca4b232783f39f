public import Typography

/// A font and the part of a text that is set in it.
public struct FontUse: Hashable, Sendable {
    /// The font.
    public let font: Font
    /// Scalars of the text; whole grapheme clusters.
    public let range: Range<Int>
}

/// A character of a text that no font has, or none together with those that it is one letter with.
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

    /// The fonts in use that have the measures of the system font in place of their own, and which part of it they
    /// replace.
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

    /// The characters that keep a letter from being drawn, in order. O(glyphs), and O(runs + fonts) a missing one.
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

    /// The scalars of a cluster that keep it from being drawn.
    ///
    /// Those that no font has. Where fonts have each of them and none has all, those of another script than the rest of the
    /// text, such as one letter that was typed on the wrong keyboard, or else those that the chosen font lacks.
    private func missing(in cluster: Range<Int>, of run: ShapedRun) -> [MissingCharacter] {
        let first = shaped.scalarOffset(cluster.lowerBound)
        let scalars = Array(String(decoding: shaped.units[cluster], as: UTF16.self).unicodeScalars)
        let lacking = scalars.indices.filter { !session.covers(scalars[$0].value, run.font) }
        let style = shaped.styles[run.style]
        let unknown = lacking.filter { !session.hasFont(with: scalars[$0].value, styledAs: style) }
        let culprits = unknown.isEmpty ? foreign(among: scalars, lacking: lacking) ?? lacking : unknown
        return culprits.map {
            MissingCharacter(scalar: scalars[$0], name: scalars[$0].unicodeName, offset: first + $0)
        }
    }

    /// The places of a cluster's scalars that are of another script than the text; nil where its font lacks none of the
    /// text's own.
    private func foreign(among scalars: [Unicode.Scalar], lacking: [Int]) -> [Int]? {
        let scripts = scalars.map { session.script(of: $0.value) }
        guard let main = mainScript, lacking.contains(where: { scripts[$0] == main }) else { return nil }
        let foreign = scripts.indices.filter { scripts[$0] != main && !scripts[$0].isNeutral }
        return foreign.isEmpty ? nil : foreign
    }

    /// The script that most of the text is in; nil where there is none. O(runs).
    private var mainScript: Script? {
        var lengths: [Script: Int] = [:]
        for run in shaped.runs where !run.script.isNeutral { lengths[run.script, default: 0] += run.range.count }
        return lengths.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
    }

    func scalarRange(_ range: Range<Int>) -> Range<Int> {
        shaped.scalarOffset(range.lowerBound)..<shaped.scalarOffset(range.upperBound)
    }
}
