import Frames
import Testing

@Suite struct ViewFrameTests {
    private func view(_ id: String, _ children: [ViewFrame] = []) -> ViewFrame {
        ViewFrame(id: id, kind: "VStack", frame: Frame(x: 0, y: 0, width: 1, height: 1), children: children)
    }

    @Test func parentsComeFirstWithTheirAncestors() {
        let root = view("0", [view("0.0", [view("0.0.0")]), view("0.1")])
        var visits: [String] = []
        root.walk { view, ancestors in
            visits.append((ancestors.map(\.id) + [view.id]).joined(separator: " > "))
        }
        #expect(visits == ["0", "0 > 0.0", "0 > 0.0 > 0.0.0", "0 > 0.1"])
    }

    @Test func aMissingCharacterIsNamedByItsCodePoint() {
        #expect(MissingCharacter(scalar: "\u{E9}", name: "").scalar == "U+00E9")
        #expect(MissingCharacter(scalar: "\u{1F9FF}", name: "NAZAR AMULET").scalar == "U+1F9FF")
    }
}
