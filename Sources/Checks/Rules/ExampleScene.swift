import Frames

/// Makes small reports for the examples of rules. Whatever does not matter to a rule is a tenth of a point large.
enum ExampleScene {
    /// A report of `root` on a screen of this width.
    static func report(
        _ root: ViewFrame, locale: String = "de", width: Double? = 320, size: Size? = nil, platform: Platform = .ios
    ) -> FrameReport {
        let size = size ?? Size(width: root.frame.width, height: root.frame.height)
        return FrameReport(
            scene: "Example", environment: LayoutEnvironment(locale: locale, width: width, platform: platform),
            size: size, fits: size.width <= width ?? .infinity, fonts: ["Inter 4.0"], root: root)
    }

    /// A view without any facts.
    static func view(
        _ kind: String, id: String = "0", _ frame: Frame, _ children: [ViewFrame] = [],
        with change: (inout ViewFrame) -> Void = { _ in }
    ) -> ViewFrame {
        var view = ViewFrame(id: id, kind: kind, frame: frame, children: children)
        change(&view)
        return view
    }

    /// A text of one line in a frame of its own size, with a key of a catalog.
    static func text(
        _ string: String, id: String = "0", at frame: Frame, with change: (inout TextFacts) -> Void = { _ in }
    ) -> ViewFrame {
        var text = TextFacts(
            string: string, key: "example", locale: "de", ideal: Size(width: frame.width, height: frame.height),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: frame.width, baseline: 16)],
            fontSize: 17, firstBaseline: 16, lastBaseline: 16)
        change(&text)
        return view("Text", id: id, frame) { $0.text = text }
    }
}
