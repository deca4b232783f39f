import Foundation
import GalleyTesting
import SwiftUI
import Testing

@testable import Classics

/// What the components have room for, in the languages of the catalog.
@MainActor @Suite struct ComponentTests {
    /// A check of scenes with what `galley.yml` says.
    private func project(_ scenes: [LayoutScene]) throws -> Project {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try Project.find(at: package.standardizedFileURL.path, scenes: scenes)
    }

    @Test func rowsOfFeaturesFit() throws {
        try project([
            LayoutScene("Shared albums") { FeatureRow(title: "Shared albums", trailing: NewBadge()) },
            LayoutScene("Automatic backup") { FeatureRow<Never>.plain("Automatic backup") },
        ]).expectNoFindings()
    }
}
