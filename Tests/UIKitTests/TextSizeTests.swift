import Frames
import Scenes
import SwiftUI
import Testing
import UIKit

/// Attributed strings are measured as texts are.
@Suite struct TextSizeTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test func sizeIsThatOfAView() throws {
        let size = "Zur Wiedergabeliste".size(withAttributes: [.font: font])
        let scene = LayoutScene("Text") { Text(verbatim: "Zur Wiedergabeliste").font(.system(size: 17)) }
        let view = try scene.report(in: LayoutEnvironment(width: 1000)).root.frame
        // Views are rounded up to a third of a point.
        #expect((0...1 / 3.0).contains(view.width - size.width))
        #expect(abs(size.height - font.lineHeight) < 1e-9)
    }

    @Test func linesAreBrokenAtAWidthOnRequest() {
        let text = NSAttributedString(string: "Zur Wiedergabeliste hinzufügen", attributes: [.font: font])
        let space = CGSize(width: 170, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(
            with: space, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(abs(wrapped.height - 2 * font.lineHeight) < 1e-9)
        #expect(wrapped.width <= 170)
        #expect(text.boundingRect(with: space).size == text.size())
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let spaced = "a\nb".boundingRect(
            with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: font, .paragraphStyle: style],
            context: nil)
        #expect(abs(spaced.height - 2 * font.lineHeight - 6) < 1e-9)
    }

    @Test func kerningAndFontsOfRunsCount() {
        let plain = "Wort".size(withAttributes: [.font: font]).width
        #expect(abs("Wort".size(withAttributes: [.font: font, .kern: 2]).width - plain - 8) < 1e-9)
        let text = NSMutableAttributedString(string: "Wort", attributes: [.font: font])
        text.append(NSAttributedString(string: "Wort", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        #expect(abs(text.size().height - UIFont.systemFont(ofSize: 34).lineHeight) < 1e-9)
        #expect(("Wort" as NSString).size(withAttributes: [.font: font]).width == plain)
    }
}
