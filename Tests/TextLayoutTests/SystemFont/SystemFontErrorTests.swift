import Foundation
import Testing
import TextLayout
import Typography

/// How near the model of the iOS system font comes to widths and heights in the real one.
struct SystemFontErrorTests {
    private let session: TextSession
    private let known: [KnownText]

    init() throws {
        session = TextSession(fonts: try FontCollection(), modelsSystemFont: true)
        known = try KnownText.all()
    }

    private func summary(_ part: SystemFontPart, where isWanted: (KnownText) -> Bool = { _ in true }) -> ErrorSummary {
        ErrorSummary(
            errors: known.filter { ($0.locale == "en") == (part == .latin) && isWanted($0) }.map { $0.error(session) })
    }

    /// What every report says is what the known texts say.
    @Test(arguments: [SystemFontPart.latin, .han]) func statedErrorsAreTrue(_ part: SystemFontPart) {
        let stated = SystemFontModel.error(of: part)
        let actual = summary(part)
        #expect(abs(stated.mean - actual.mean) <= 0.0006, "mean \(actual.mean)")
        #expect(abs(stated.within95 - actual.within95) <= 0.0006, "95 % \(actual.within95)")
    }

    @Test func latinIsWithinBounds() {
        #expect(summary(.latin).mean <= 0.012)
        for size in Set(known.filter { $0.locale == "en" && !isDoubtful($0) }.map(\.size)) {
            #expect(summary(.latin) { $0.size == size && !isDoubtful($0) }.mean <= 0.025, "at \(size) pt")
        }
        // Without the model the same texts are missed by far more.
        let plain = TextSession(fonts: session.fonts)
        #expect(ErrorSummary(errors: known.filter { $0.locale == "en" }.map { $0.error(plain) }).mean > 0.03)
    }

    /// Its size is inferred from its height alone; as wide as it is, it would be of 11 points, and the texts of 10 and of
    /// 13 points leave no room for such letters at 12.
    private func isDoubtful(_ text: KnownText) -> Bool { text.text == "App presented by" }

    @Test func chineseAndJapaneseAreWithinBounds() {
        #expect(summary(.han) { $0.locale == "zh" }.mean <= 0.012)
        #expect(summary(.han) { $0.locale == "ja" }.mean <= 0.012)
    }

    /// Lines are as high as the real font makes them, to the pixel, in Chinese and Japanese too. Bars align the edges of
    /// their titles to pixels on their own, which can add one.
    @Test func heightsAreRightToThePixel() {
        for text in known {
            let height = (text.layout(session).size.height / text.pixel - 1e-6).rounded(.up) * text.pixel
            let slack = text.device.contains("nav title") ? text.pixel : 0
            #expect((height - 0.05...height + slack + 0.05).contains(text.height), "\(text.testDescription): \(height)")
        }
    }

    /// The documentation shows the errors as they are. `GALLEY_RECORD=1` writes them there, and fails.
    @Test func documentationIsTrue() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Typography/Typography.docc/SystemFont.md").standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
            let head = try #require(text.range(of: "| script |"))
            let tail = try #require(text.range(of: "\n\n", range: head.lowerBound..<text.endIndex))
            let renewed = text.replacingCharacters(in: head.lowerBound...tail.lowerBound, with: table)
            try renewed.write(to: page, atomically: true, encoding: .utf8)
            Issue.record("recorded \(page.path)")
            return
        }
        #expect(text.contains(table), "the page should have this table:\n\(table)")
    }

    private var table: String {
        let languages = ["en": "Latin", "zh": "Chinese", "ja": "Japanese"]
        let weights = [400.0: "regular", 500: "medium", 600: "semibold", 700: "bold"]
        var rows = [
            "| script | size | weight | texts | mean error | mean of the signed errors | largest |",
            "| --- | --- | --- | --- | --- | --- | --- |",
        ]
        for language in ["en", "zh", "ja"] {
            let texts = known.filter { $0.locale == language }
            rows.append(row(languages[language] ?? "", "all", "all", texts))
            for size in Set(texts.map(\.size)).sorted() {
                for weight in Set(texts.map(\.weight)).sorted() {
                    let group = texts.filter { $0.size == size && $0.weight == weight }
                    if group.isEmpty { continue }
                    rows.append(row(languages[language] ?? "", "\(Int(size))", weights[weight] ?? "", group))
                }
            }
        }
        return rows.joined(separator: "\n") + "\n"
    }

    private func row(_ script: String, _ size: String, _ weight: String, _ texts: [KnownText]) -> String {
        let summary = ErrorSummary(errors: texts.map { $0.error(session) })
        let bias = summary.errors.reduce(0, +) / Double(texts.count)
        let cells = [
            script, size, weight, "\(texts.count)", percent(summary.mean), (bias > 0 ? "+" : "") + percent(bias),
            percent(summary.largest),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func percent(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 10
        return rounded == 0 ? "0 %" : "\(rounded) %"
    }
}
