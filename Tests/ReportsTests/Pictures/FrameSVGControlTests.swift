import Frames
import Pictures
import Testing

/// Controls can be distinguished from each other.
@Suite struct FrameSVGControlTests {
    private static func picture(
        _ kind: String, _ labels: [Frame], direction: LayoutEnvironment.Direction = .leftToRight,
        platform: Platform = .ios
    ) -> [String] {
        let children = labels.enumerated().map { ViewFrame(id: "0.\($0)", kind: "Text", frame: $1) }
        var view = ViewFrame(
            id: "0", kind: kind, frame: Frame(x: 0, y: 0, width: 200, height: 44), children: children)
        view.control = true
        let report = FrameReport(
            scene: "Row",
            environment: LayoutEnvironment(locale: "en", layoutDirection: direction, width: 200, platform: platform),
            size: Size(width: 200, height: 44), fits: true, fonts: [], root: view)
        return FrameSVG.render(report).split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
    }

    /// At the end of the line, which is on the left in Hebrew.
    @Test func togglesHaveASwitchBesideTheirLabel() {
        let left = Self.picture("Toggle", [Frame(x: 0, y: 12, width: 100, height: 20)])
        #expect(left.contains(#"<rect class="part on" x="149" y="6.5" width="51" height="31" rx="15.5"/>"#))
        let right = Self.picture("Toggle", [Frame(x: 100, y: 12, width: 100, height: 20)], direction: .rightToLeft)
        #expect(right.contains(#"<rect class="part on" x="0" y="6.5" width="51" height="31" rx="15.5"/>"#))
        let mac = Self.picture("Toggle", [Frame(x: 22, y: 12, width: 100, height: 20)], platform: .macos)
        #expect(mac.contains(#"<rect class="part on" x="0" y="15" width="14" height="14" rx="3.5"/>"#))
    }

    /// In the margin that its text keeps at the other end.
    @Test func rowsThatLeadFurtherHaveAChevron() {
        func row(_ leadsFurther: Bool?, _ direction: LayoutEnvironment.Direction) -> String {
            let x = direction == .leftToRight ? 16.0 : 84
            let label = ViewFrame(id: "0.0", kind: "Text", frame: Frame(x: x, y: 12, width: 100, height: 20))
            var row = ViewFrame(
                id: "0", kind: "Row", frame: Frame(x: 0, y: 0, width: 200, height: 44), children: [label])
            row.leadsFurther = leadsFurther
            return FrameSVG.render(
                FrameReport(
                    scene: "List",
                    environment: LayoutEnvironment(locale: "en", layoutDirection: direction, width: 200),
                    size: Size(width: 200, height: 44), fits: true, fonts: [], root: row))
        }
        #expect(row(true, .leftToRight).contains(#"<path class="mark" d="M177.6 16.4L182.4 22L177.6 27.6"/>"#))
        #expect(row(true, .rightToLeft).contains(#"<path class="mark" d="M22.4 16.4L17.6 22L22.4 27.6"/>"#))
        #expect(!row(nil, .leftToRight).contains("class=\"mark\""))
    }

    /// A toggle that is a button has no switch: its label is everywhere.
    @Test func partsWithoutRoomAreNotDrawn() {
        let full = Self.picture("Toggle", [Frame(x: 12, y: 4, width: 176, height: 36)])
        #expect(!full.contains { $0.contains(#"class="part"#) })
    }

    /// The first segment is chosen: the first in reading order.
    @Test(arguments: [(LayoutEnvironment.Direction.leftToRight, "2"), (.rightToLeft, "135.333")])
    func segmentsStandSideBySide(direction: LayoutEnvironment.Direction, x: String) {
        let labels = [20, 90, 160].map { Frame(x: $0, y: 12, width: 20, height: 20) }
        let picture = Self.picture("Picker", labels, direction: direction)
        #expect(picture.contains(#"<rect class="thumb" x="\#(x)" y="2" width="62.667" height="40" rx="7"/>"#))
        #expect(picture.count { $0.contains(#"class="mark""#) } == 1)
        let wheel = [0, 24].map { Frame(x: 20, y: $0, width: 20, height: 20) }
        #expect(!Self.picture("Picker", wheel).contains { $0.contains(#"class="thumb""#) })
    }

    @Test(arguments: [
        ("Slider", #"<ellipse class="thumb" cx="140" cy="22" rx="13.5" ry="13.5"/>"#),
        ("Stepper", #"<rect class="part" x="106" y="6" width="94" height="32" rx="8"/>"#),
        ("ProgressView", #"<rect class="part on" x="0" y="40" width="80" height="4" rx="2"/>"#),
        ("Picker", #"<path class="mark" d="M190.4 20.08L194 16.56L197.6 20.08"/>"#),
        ("NavigationLink", #"<path class="mark" d="M193.6 16.4L198.4 22L193.6 27.6"/>"#),
        ("TextField", #"<rect class="field" x="0" y="0" width="200" height="44" rx="10">"#),
    ])
    func controlsHaveTheirParts(kind: String, part: String) {
        #expect(Self.picture(kind, [Frame(x: 0, y: 12, width: 80, height: 20)]).contains(part))
    }
}
