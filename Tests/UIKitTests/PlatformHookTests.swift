import SwiftUI
import Testing
import UIKit

/// Classes of UIKit and AppKit as apps derive from them.
@MainActor @Suite struct PlatformHookTests {
    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        override func prepareForReuse() { super.prepareForReuse() }
    }

    private final class Canvas: UIView {
        override func draw(_ rect: CGRect) {}
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
    }

    private final class Flipped: NSView {
        override var isFlipped: Bool { true }
        override func mouseDown(with event: NSEvent) {}
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
    }

    @Test func constraintsAreKept() {
        let (outer, inner) = (UIView(), Canvas())
        outer.addSubview(inner)
        let constraints = [
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 8),
            inner.widthAnchor.constraint(equalToConstant: 100),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(constraints[0].isActive && constraints[1].isActive)
        #expect([constraints[0].constant, constraints[1].constant] == [8, 100])
        NSLayoutConstraint.deactivate(constraints)
        #expect(!constraints[0].isActive)
    }

    @Test func viewsAreObjectsThatCanBeCompared() {
        let (view, other) = (UIView(), UIView())
        #expect(Set([view, other, view]).count == 2)
    }

    @Test func fittingSizeIsThatOfTheContent() {
        #expect(Canvas().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40))
        #expect(Flipped().fittingSize == CGSize(width: 30, height: 40))
    }

    @Test func hostingViewIsAsLargeAsItsViews() {
        let view = NSHostingView(rootView: Color.red.frame(width: 12, height: 34))
        #expect(view.fittingSize == CGSize(width: 12, height: 34))
        #expect(
            NSHostingController(rootView: Color.red.frame(width: 12, height: 34)).view.fittingSize == view.fittingSize)
    }

    @Test func rowHasContent() {
        let row = Row(style: .subtitle, reuseIdentifier: "row")
        row.contentView.addSubview(UIView())
        #expect(row.contentView.subviews.count == 1)
    }
}

extension PlatformHookTests {
    @Test func renderedImageHasTheSizeOfItsViews() {
        let renderer = ImageRenderer(content: Color.red.frame(maxWidth: .infinity).frame(height: 12))
        renderer.proposedSize = ProposedViewSize(width: 70, height: nil)
        #expect(renderer.uiImage?.size == CGSize(width: 70, height: 12))
    }
}
