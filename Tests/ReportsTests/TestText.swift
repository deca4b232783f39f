import Frames

/// A scene of one text.
enum TestText {
    static func report(
        string: String, scene: String, isCut: Bool = true, locale: String = "de", key: String? = nil
    ) -> FrameReport {
        var root = ViewFrame(id: "0", kind: "Text", frame: Frame(x: 0, y: 0, width: 88, height: 21))
        root.text = TextFacts(
            string: string, key: key, locale: locale, ideal: Size(width: isCut ? 120 : 80, height: 21),
            budget: Budget(width: 88, lines: 1),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: 80, baseline: 16)], truncated: isCut,
            visible: isCut ? "…" : string, fontSize: 17, firstBaseline: 16, lastBaseline: 16)
        return FrameReport(
            scene: scene, file: "Scene.yml", environment: LayoutEnvironment(locale: locale, width: 320),
            size: Size(width: 88, height: 21), fits: true, fonts: ["Inter 4.0"], root: root)
    }
}
