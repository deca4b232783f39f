import Foundation
import Testing
import TextLayout
import Typography

/// Widths of labels on Android devices, of which `widths.tsv` has some.
struct AndroidWidthTests {
    private struct Known {
        let text: String
        /// Pixels.
        let width: Double
        let size: Double
        let weight: Double
        let tracking: Double
        /// Pixels to a dp.
        let density: Double
        let isTextView: Bool

        func width(_ session: TextSession, roundsAdvances: Bool) -> Double {
            let font = FontRequest(size: size, weight: weight, tracking: tracking)
            let style = ParagraphStyle(displayScale: density, roundsAdvances: roundsAdvances)
            return session.paragraph(text, font: font, style: style).idealWidth * density
        }
    }

    private let session: TextSession
    private let known: [Known]

    init() throws {
        session = TextSession(fonts: try FontCollection(), platform: .android)
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "widths.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        known = try lines.dropFirst().map { line in
            let columns = line.split(separator: "\t").map(String.init)
            func number(_ column: Int) throws -> Double { try #require(Double(columns[column])) }
            return Known(
                text: columns[0], width: try number(1), size: try number(3),
                weight: try #require(["regular": 400, "medium": 500, "semibold": 600, "bold": 700][columns[4]]),
                tracking: try number(5), density: try number(6), isTextView: columns[7].hasPrefix("TextView"))
        }
    }

    /// A TextView sums whole pixels, and takes the next whole pixel for all of them. What is left is Roboto's: the one of
    /// devices is newer than Debian's, and with that all eleven are equal.
    @Test func aTextViewSumsWholePixels() {
        let texts = known.filter(\.isTextView)
        func equal(_ roundsAdvances: Bool) -> Int {
            texts.count { ($0.width(session, roundsAdvances: roundsAdvances) - 1e-6).rounded(.up) == $0.width }
        }
        #expect(texts.count == 11 && equal(true) == 7 && equal(false) == 2)
        for text in texts {
            #expect(abs(text.width(session, roundsAdvances: true) / text.width - 1) < 0.025, "\(text.text)")
        }
    }

    /// Compose has letters between pixels.
    @Test func composeRoundsNothing() {
        let texts = known.filter { !$0.isTextView }
        func error(_ roundsAdvances: Bool) -> Double {
            texts.reduce(0) { $0 + abs($1.width(session, roundsAdvances: roundsAdvances) + 0.5 - $1.width) }
        }
        #expect(texts.count > 5 && error(false) < error(true))
    }

    /// Each glyph is rounded at the size it is drawn at, at every scale, in whatever way the line comes about.
    @Test(arguments: ["Zur Wiedergabeliste hinzufügen", "AVAVAV Tomate", "Настройки"], [1.0, 2.625, 3.5])
    func everyGlyphIsRounded(text: String, density: Double) {
        let style = ParagraphStyle(displayScale: density, roundsAdvances: true)
        for size in [11.0, 14, 16.5, 22] {
            let paragraph = session.paragraph(text, font: FontRequest(size: size), style: style)
            let kerned = session.paragraph(text, font: FontRequest(size: size)).shaped
            let exact = kerned.runs.reduce(0) { sum, run in
                kerned.glyphs[run.glyphs].reduce(sum) { sum, glyph in
                    let nominal = run.font.advance(of: glyph.id)
                    let kern = (Double(glyph.advance) - nominal) * run.emPerUnit * size * density
                    return sum + (nominal * run.emPerUnit * size * density + 0.5).rounded(.down) + kern
                }
            }
            #expect(abs(paragraph.idealWidth * density - exact) < 1e-6)
            let direct = session.paragraph(text, font: FontRequest(size: size * 1.3), style: style)
            #expect(abs(paragraph.layout(scale: 1.3).size.width - direct.idealWidth) < 1e-6)
            for width in [40.0, 90, 200] {
                let layout = paragraph.layout(width: width, scale: 1.3)
                let lines = direct.layout(width: width).lines
                #expect(layout.lines.map(\.range) == lines.map(\.range))
                #expect(zip(layout.lines, lines).allSatisfy { abs($0.width - $1.width) < 1e-6 })
                for (index, line) in layout.lines.enumerated() {
                    let drawn = layout.glyphRuns(ofLine: index).reduce(0) { $0 + $1.width }
                    #expect(drawn >= line.width - 1e-6 && drawn <= line.width + 10)
                }
            }
        }
    }

    /// Semibold is no bold: of the variable Roboto it is half way between medium and bold.
    @Test func weightsBetweenAreInProportion() {
        func width(_ weight: Double, _ family: String? = nil) -> Double {
            session.paragraph("Insights", font: FontRequest(family: family, weight: weight)).idealWidth
        }
        #expect(abs(width(600) - (width(500) + width(700)) / 2) < 0.05 && width(600) < width(700) - 0.05)
        #expect(abs(width(450) - (width(400) + width(500)) / 2) < 0.05)
        #expect(width(300) == width(400) && width(800) == width(700))
        // A family that is named has the faces that it has, and other platforms have CSS's rules.
        #expect(width(600, "Roboto") == width(700, "Roboto"))
    }
}
