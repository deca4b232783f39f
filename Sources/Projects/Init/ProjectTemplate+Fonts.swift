internal import Basics

extension ProjectTemplate {
    /// `fonts:`.
    struct FontSection {
        let text: String
        let findings: [(topic: String, text: String)]
        let notes: [String]

        init(_ fonts: AppFonts) {
            guard !fonts.usable.isEmpty else {
                text = "# fonts: [Fonts/Brand.ttf]          # fonts of the app; views name their families"
                findings = []
                notes = Self.notes(fonts)
                return
            }
            let lines = fonts.usable.map { font in
                ProjectTemplate.line(
                    "  - \(YAMLText.scalar(font.path))",
                    comment: ([font.families.joined(separator: ", ")] + [font.basis].compactMap(\.self))
                        .joined(separator: "; "))
            }
            text =
                (["fonts:                              # { file: …, default: true } for text that names no font"]
                + lines)
                .joined(separator: "\n")
            findings = Self.findings(fonts.usable)
            notes = Self.notes(fonts)
        }

        /// The most fonts that are named on the screen; the file has all.
        private static let mostFindings = 5

        private static func findings(_ fonts: [AppFonts.Font]) -> [(topic: String, text: String)] {
            let named = fonts.count > mostFindings ? fonts.prefix(mostFindings - 1) : fonts[...]
            let lines = named.map { font in
                let basis = font.basis.map { ", \($0)" } ?? ""
                return ("font", YAMLText.comment("\(font.path): \(font.families.joined(separator: ", "))\(basis)"))
            }
            let left = fonts.count - named.count
            return left > 0 ? lines + [("fonts", "\(left) more are in galley.yml")] : lines
        }

        private static func notes(_ fonts: AppFonts) -> [String] {
            let left = fonts.passedOver
            return fonts.unusable.map { YAMLText.comment("\($0.path): warning: this font is not used: \($0.reason)") }
                + fonts.missing.map {
                    YAMLText.comment("\($0.basis) names the font \($0.name.excerpt), which is not in this folder")
                }
                + (left > 0 ? ["\(left) more fonts were not looked at: name those of the app in fonts:"] : [])
        }
    }
}
