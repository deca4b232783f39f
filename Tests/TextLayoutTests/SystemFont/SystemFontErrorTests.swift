import Foundation
import Testing
import TextLayout
import Typography

/// How near the model of the iOS system font comes to widths and heights in the real one.
struct SystemFontErrorTests {
    private let session: TextSession
    private let plain: TextSession
    private let known: [KnownText]

    init() throws {
        session = TextSession(fonts: try FontCollection(), modelsSystemFont: true)
        plain = TextSession(fonts: session.fonts)
        known = try KnownText.all()
    }

    private func texts(_ script: ModelledScript) -> [KnownText] { known.filter { $0.script == script } }

    private func fit(_ script: ModelledScript) -> SystemFontFit {
        SystemFontFit(texts(script), modelled: session, plain: plain) { !isDoubtful($0) && !isOld($0) }
    }

    private func summary(_ script: ModelledScript, where isWanted: (KnownText) -> Bool = { _ in true }) -> ErrorSummary
    {
        ErrorSummary(errors: texts(script).filter(isWanted).map { $0.error(session) })
    }

    /// What every report says is true of texts that the fit has not seen.
    @Test(arguments: ModelledScript.allCases) func statedErrorsAreTrue(_ script: ModelledScript) {
        let actual = ErrorSummary(errors: fit(script).leftOut.map(\.error))
        #expect(abs(script.error.mean - actual.mean) <= 0.0006, "mean \(actual.mean)")
        #expect(script.error.within95 >= 2 * actual.within95, "95 % \(actual.within95)")
        #expect(script.error.within95 <= 3 * actual.within95, "95 % \(actual.within95)")
    }

    /// The numbers of the model are those of the fit, rounded.
    @Test func theModelIsTheFit() {
        let expected: [(ModelledScript, [Double])] = [
            (
                .latin,
                [
                    SystemFontModel.letterWidth - 1, SystemFontModel.letterTracking, SystemFontModel.displayTracking,
                    SystemFontModel.heavyTracking,
                ]
            ), (.chinese, [SystemFontModel.chineseWidth]), (.japanese, [SystemFontModel.japaneseWidth]),
        ]
        for (script, numbers) in expected {
            let fitted = fit(script).parameters()
            #expect(zip(fitted, numbers).allSatisfy { abs($0 - $1) <= 0.001 }, "\(script): \(fitted)")
        }
    }

    @Test func latinIsWithinBounds() {
        #expect(summary(.latin).mean <= 0.012)
        for size in Set(texts(.latin).filter { !isDoubtful($0) }.map(\.size)) {
            #expect(summary(.latin) { $0.size == size && !isDoubtful($0) }.mean <= 0.015, "at \(size) pt")
        }
        // Without the model the same texts are missed by far more.
        #expect(ErrorSummary(errors: texts(.latin).map { $0.error(plain) }).mean > 0.03)
    }

    /// The commonest style of all is neither too wide nor too narrow.
    @Test func bodyTextIsNeitherWideNorNarrow() {
        let errors = summary(.latin) { $0.size == 17 && $0.weight == 400 }.errors
        #expect(errors.count > 20 && abs(errors.reduce(0, +) / Double(errors.count)) < 0.003)
    }

    /// Its size is inferred from its height alone; as wide as it is, it would be of 11 points, and the texts of 10 and of
    /// 13 points leave no room for such letters at 12.
    private func isDoubtful(_ text: KnownText) -> Bool { text.text == "App presented by" }

    /// iOS 9 and earlier set Chinese without the tracking that later ones add.
    private func isOld(_ text: KnownText) -> Bool {
        text.script == .chinese && ["iOS 9", "iOS 8-10"].contains { text.device.hasPrefix($0) }
    }

    @Test func chineseAndJapaneseAreWithinBounds() {
        #expect(summary(.chinese).mean <= 0.012)
        #expect(summary(.japanese).largest <= 0.012)
        #expect(texts(.japanese).contains { $0.isSpaced && $0.text.contains("（") })
    }

    /// Lines are as high as the real font makes them, to the pixel, in Chinese and Japanese too. Bars align the edges of
    /// their titles to pixels on their own, which can add one.
    @Test func heightsAreRightToThePixel() {
        // One is a pixel or two higher than any text of its size that is known.
        for text in known where text.text != "Password" {
            guard let known = text.height else { continue }
            let height = (text.layout(session).size.height / text.pixel - 1e-6).rounded(.up) * text.pixel
            let slack = text.device.contains("nav title") ? text.pixel : 0
            #expect((height - 0.05...height + slack + 0.05).contains(known), "\(text.testDescription): \(height)")
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
        let scripts = [(ModelledScript.latin, "Latin"), (.chinese, "Chinese"), (.japanese, "Japanese")]
        let weights = [400.0: "regular", 500: "medium", 600: "semibold", 700: "bold"]
        var rows = [
            "| script | size | weight | texts | mean error | mean of the signed errors | largest |",
            "| --- | --- | --- | --- | --- | --- | --- |",
        ]
        for (script, name) in scripts {
            let texts = fit(script).leftOut
            rows.append(row(name, "all", "all", texts.map(\.error)))
            for size in Set(texts.map(\.text.size)).sorted() {
                for weight in Set(texts.map(\.text.weight)).sorted() {
                    let group = texts.filter { $0.text.size == size && $0.text.weight == weight }
                    if group.isEmpty { continue }
                    rows.append(row(name, "\(Int(size))", weights[weight] ?? "", group.map(\.error)))
                }
            }
        }
        return rows.joined(separator: "\n") + "\n"
    }

    private func row(_ script: String, _ size: String, _ weight: String, _ errors: [Double]) -> String {
        let summary = ErrorSummary(errors: errors)
        let bias = errors.reduce(0, +) / Double(errors.count)
        let cells = [
            script, size, weight, "\(errors.count)", percent(summary.mean),
            (percent(bias).first == "-" || percent(bias) == "0 %" ? "" : "+") + percent(bias),
            percent(summary.largest),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func percent(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 10
        return rounded == 0 ? "0 %" : "\(rounded) %"
    }
}
