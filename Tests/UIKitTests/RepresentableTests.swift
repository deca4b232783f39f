import AppKit
import Frames
import Scenes
import SwiftUI
import Testing
import UIKit

private struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

private struct Spinner: UIViewRepresentable {
    @Binding var isAnimating: Bool
    func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .large)
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentHuggingPriority(.required, for: .vertical)
        return view
    }
    func updateUIView(_ view: UIActivityIndicatorView, context: UIViewRepresentableContext<Spinner>) {
        isAnimating ? view.startAnimating() : view.stopAnimating()
    }
}

private struct Field: UIViewRepresentable {
    @Environment(\.isEnabled) private var isEnabled
    let text: String

    final class Coordinator: NSObject {
        let owner: Field
        init(_ owner: Field) { self.owner = owner }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.text = context.coordinator.owner.text
        return label
    }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.alpha = isEnabled ? 1 : 0.5 }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        uiView.sizeThatFits(CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
    }
}

private struct Share: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 120, height: 80)
        return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Glass: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ nsView: NSView, context: Context) {}
}

/// Views of UIKit and AppKit are boxes.
@MainActor
@Suite struct RepresentableTests {
    private func frame(width: Double? = 300, height: Double? = 200, _ view: some View) throws -> Frame {
        let tree = AnyView(view)
        nonisolated(unsafe) let content = tree
        return try LayoutScene("Box") { content }
            .report(in: LayoutEnvironment(width: width, height: height)).root.frame
    }

    @Test func viewWithoutASizeTakesWhatItIsOffered() throws {
        #expect(try [frame(Blur()).width, frame(Blur()).height] == [300, 200])
        #expect(try [frame(Glass()).width, frame(Glass()).height] == [300, 200])
        #expect(try [frame(Blur().frame(width: 50, height: 40)).width, frame(Blur().fixedSize()).width] == [50, 10])
    }

    @Test func viewThatHugsKeepsItsSize() throws {
        let spinner = try frame(Spinner(isAnimating: .constant(true)))
        #expect([spinner.width, spinner.height] == [37, 37])
    }

    @Test func labelIsAsHighAsItsLines() throws {
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        let one = try frame(width: 1000, Field(text: "Zur Wiedergabeliste hinzufügen"))
        let two = try frame(width: 170, Field(text: "Zur Wiedergabeliste hinzufügen"))
        #expect((0...0.34).contains(one.height - line))
        #expect((0...0.34).contains(two.height - 2 * line))
    }

    @Test func controllerHasItsPreferredSizeWhereNothingIsOffered() throws {
        #expect(try frame(width: nil, height: nil, Share()).width == 120)
        #expect(try frame(Share()).width == 300)
    }

    @Test func hostingControllerAsksItsViews() {
        let controller = UIHostingController(rootView: Color.red.frame(height: 30))
        #expect(
            controller.sizeThatFits(in: CGSize(width: 70, height: CGFloat.infinity)) == CGSize(width: 70, height: 30))
    }
}
