import Frames
import Reports
import Testing

/// The tree that people read and that golden tests hold.
@Suite struct FrameTreeTests {
    @Test func showsWhatIsNotAsItIsWithMostViews() {
        #expect(
            FrameTree.render(SampleReport.full) == """
                Toolbar: de, rightToLeft, AX3, width 320, height 568, @2x, ios
                340 × 144, does not fit
                ViewThatFits 0,0 340×144, choice 2 of 2, none fits
                ├─ ZStack 0,0 100×64
                ├─ Button #add 108.5,0 212×64, in 100,0 240×64, allows truncated-text and overlap
                │  └─ Text 120.5,11 188×42.333 "Zur Wiedergabeliste hinzufügen" (add.button, few), from en, \
                2 lines of 2, scale 0.8, shows "Zur Wiedergabeliste…", ideal 255.6×21, missing U+0600, placeholder %@, \
                breaks "Wiedergabeliste"
                ├─ Text 310,-4 12×16 "3", clipped to 308,-4 16×16, moved, warning: the height was not a number
                └─ ScrollView 0,64 320×80, scrolls vertical
                   └─ Text 0,64 88×21 "שלום, עולם\\n!" (key)

                """)
    }

    /// A scene may be as deep as it likes.
    @Test func needsNoRecursion() {
        var view = ViewFrame(id: "0", kind: "VStack", frame: Frame(x: 0, y: 0, width: 1, height: 1))
        for _ in 0..<2000 {
            view = ViewFrame(
                id: "0", kind: "VStack", frame: Frame(x: 0, y: 0, width: 1, height: 1), children: [view])
        }
        let report = FrameReport(
            scene: "Deep", environment: LayoutEnvironment(), size: Size(width: 1, height: 1), fits: true, fonts: [],
            root: view)
        let lines = FrameTree.render(report).split(separator: "\n")
        #expect(lines.count == 2003)
        #expect(lines.last?.hasSuffix("└─ VStack 0,0 1×1") == true)
    }
}
