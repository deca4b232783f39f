import Classics
import Galley
import Testing
import ViewLayout

@testable import SwiftUI

/// The previews of the sample of many hands, found without a list and laid out where room is scarce.
@MainActor @Suite struct PreviewsOfStrangersTests {
    private var previews: [LayoutScene] {
        types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .filter { String(reflecting: $0).hasPrefix("Classics.") }
            .flatMap { DiscoveredPreview.previews(of: $0) }
            .scenes
    }

    @Test func allAreFound() {
        #expect(previews.count > 60)
    }

    @Test(arguments: ["en", "de", "ar"]) func allAreLaidOut(locale: String) throws {
        for scene in previews {
            let report = try scene.report(in: LayoutEnvironment(locale: locale, textSize: .accessibility3, width: 320))
            #expect(report.size.height > 0, "\(scene.name)")
        }
    }
}
