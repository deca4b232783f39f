import Foundation
import Testing

@testable import Typography

/// Which font takes spaces, digits, brackets and punctuation: `FontChoice.tsv` says by hand, label by label.
struct FontChoiceTests {
    @Test(arguments: FontChoiceCase.all) func fontsAndWidths(_ label: FontChoiceCase) throws {
        let session = TextSession(fonts: try FontCollection(), platform: label.platform)
        let found = session.inspect(label.text, locale: TextLocale(label.locale))
        // Neighbours in one font may be several pieces, of two directions for example.
        #expect(
            try found.runs.map(\.font).withoutRepeats
                == label.pieces.map { try $0.face(in: session).name }.withoutRepeats)

        let raw = try label.pieces.reduce(0) { sum, piece in
            let width = try RawHarfBuzz.width(
                of: piece.text, file: piece.file, locale: label.locale, script: piece.script,
                isRightToLeft: piece.isRightToLeft)
            return sum + width
        }
        #expect(abs(raw - label.width) < 1e-8, "the fonts are not those that the table was made with")
        let width = try found.runs.reduce(0.0) { sum, run in
            let face = try #require(session.fonts.faces.first { $0.name == run.font })
            return sum + Double(run.glyphs.reduce(0) { $0 + $1.advance }) / Double(face.unitsPerEm)
        }
        #expect(abs(width - label.width) < 1e-6)
        #expect(found.runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
    }

    @Test func tableHoldsThirtyLabelsOnEachPlatform() {
        for platform in Platform.allCases {
            let labels = FontChoiceCase.all.filter { $0.platform == platform }
            #expect(labels.count == 30)
            #expect(Set(labels.map(\.script)).count >= 10)
        }
    }
}

/// A label of the table on one platform.
struct FontChoiceCase: Sendable, CustomTestStringConvertible {
    /// What one font shapes in one go.
    struct Piece: Sendable {
        let file: String
        let isRightToLeft: Bool
        let script: String
        let text: String
    }

    let locale: String
    let script: String
    let text: String
    let platform: Platform
    let pieces: [Piece]
    /// In em.
    let width: Double

    var testDescription: String { "\(platform) \(locale) \(text)" }

    static let all: [FontChoiceCase] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FontChoice.tsv")
        guard let table = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        var cases: [FontChoiceCase] = []
        var label: [String] = []
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t").map(String.init)
            guard let platform = Platform(rawValue: columns[0]) else {
                label = columns
                continue
            }
            for platform in platform == .web ? [.web, .ios, .macos] : [platform] {
                cases.append(
                    FontChoiceCase(
                        locale: label[0], script: label[1], text: label[2], platform: platform,
                        pieces: columns[1].split(separator: "|").map { Piece($0, script: label[1]) },
                        width: Double(columns[2]) ?? .nan))
            }
        }
        return cases
    }()
}

extension FontChoiceCase.Piece {
    private static let files: [Character: String] = [
        "I": "Inter/Inter.var.ttf", "R": "Roboto/Roboto-Regular.ttf", "A": "Noto/NotoSansArabic-Regular.ttf",
        "B": "Noto/NotoSansBengali-Regular.ttf", "C": "Noto/NotoSansCJK-Regular.otf",
        "D": "Noto/NotoSansDevanagari-Regular.ttf", "G": "Noto/NotoSansGeorgian-Regular.ttf",
        "H": "Noto/NotoSansHebrew-Regular.ttf", "M": "Noto/NotoSansTamil-Regular.ttf",
        "T": "Noto/NotoSansThai-Regular.ttf",
    ]

    /// Reads `A<text` or `A<Latn:text`.
    init(_ notation: Substring, script: String) {
        let scalars = notation.unicodeScalars
        file = scalars.first.flatMap { Self.files[Character($0)] } ?? ""
        isRightToLeft = scalars.dropFirst().first == "<"
        let rest = scalars.dropFirst(2)
        let hasScript =
            rest.dropFirst(4).first == ":" && rest.prefix(4).allSatisfy { $0.properties.isAlphabetic && $0.isASCII }
        self.script = hasScript ? String(rest.prefix(4)) : script
        text = String(hasScript ? rest.dropFirst(5) : rest)
    }

    func face(in session: TextSession) throws -> FontFace {
        try #require(session.fonts.faces.first { $0.path.hasSuffix(file) })
    }
}

extension [String] {
    fileprivate var withoutRepeats: [String] {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
