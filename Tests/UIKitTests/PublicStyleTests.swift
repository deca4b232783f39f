import Frames
import Scenes
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
private typealias PlatformColor = UIColor
private typealias PlatformFont = UIFont
#elseif canImport(AppKit)
import AppKit
private typealias PlatformColor = NSColor
#endif

/// A file in the way of many apps: colours, haptics, the screen and the pasteboard of UIKit among views.
private struct CardView: View {
    let title: String
    @State private var isPressed = false
    private let impact = UIImpactFeedbackGenerator(style: .medium)

    private var cardWidth: CGFloat {
        UIDevice.current.userInterfaceIdiom == .pad ? 400 : UIScreen.main.bounds.width * 0.9
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(Font(PlatformFont.preferredFont(forTextStyle: .headline)))
                .foregroundColor(Color(.label))
            Text(verbatim: "Kopieren")
                .font(.system(size: UIFontMetrics.default.scaledValue(for: 13)))
                .foregroundColor(Color(UIColor.secondaryLabel))
            Button("Kopieren") {
                UIPasteboard.general.string = title
                impact.impactOccurred()
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UIApplication.shared.isIdleTimerDisabled = true
                if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
                UIAccessibility.post(notification: .announcement, argument: title)
            }
        }
        .padding()
        .frame(width: cardWidth, alignment: .leading)
        .background(Color(uiColor: .secondarySystemGroupedBackground))
        .background(Color(PlatformColor.systemBackground))
        .onAppear { UISelectionFeedbackGenerator().selectionChanged() }
    }
}

/// Code that imports UIKit for its edges alone compiles, and is laid out.
@Suite struct PublicStyleTests {
    @Test(arguments: [320.0, 393]) func cardIsAsWideAsItsScreenAllows(width: Double) throws {
        let scene = LayoutScene("Card") { CardView(title: "Zur Wiedergabeliste hinzufügen") }
        let report = try scene.report(in: LayoutEnvironment(locale: "de", textSize: .accessibility1, width: width))
        #expect(abs(report.size.width - width * 0.9) < 1e-6)
        #expect(count(report.root) { $0.text != nil } == 3)
    }

    private func count(_ view: ViewFrame, _ isMeant: (ViewFrame) -> Bool) -> Int {
        view.children.reduce(isMeant(view) ? 1 : 0) { $0 + count($1, isMeant) }
    }

    @MainActor @Test func pasteboardKeepsAText() {
        UIPasteboard.general.string = "a"
        #expect(UIPasteboard.general.string == "a")
        #expect(UIPasteboard.general.hasStrings)
    }
}
