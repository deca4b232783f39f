import Foundation
import Galley
import Testing

@testable import SwiftUI

/// Widgets and Live Activities of an adopted app are checked at the text sizes of the standard places for the same.
@Suite struct WidgetPlaceTests {
    @Test(arguments: [
        (WidgetPlace.systemSmall, "widget: {family: systemSmall}"),
        (.accessoryRectangular, "widget: {family: accessoryRectangular}"),
        (.lockScreen, "liveActivity: {part: lockScreen}"), (.expanded, "liveActivity: {part: expanded}"),
        (.compactLeading, "dynamicIsland: {part: compactLeading}"), (.minimal, "dynamicIsland: {part: minimal}"),
    ])
    func placesHaveTheSameTextSizes(place: WidgetPlace, standard: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-widgets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "galley.yml")
        try "strings: [en.strings]\nsourceLocale: en\nplatform: ios\nlabels:\n  - {keys: '*', place: {\(standard)}}\n"
            .write(to: file, atomically: true, encoding: .utf8)
        try "\"a\" = \"b\";\n".write(to: folder.appending(path: "en.strings"), atomically: true, encoding: .utf8)
        let sizes = try #require(Project(contentsOf: file).labels.first).textSizes
        let names = Dictionary(uniqueKeysWithValues: zip(DynamicTypeSize.allCases, TextSize.dynamicTypeSizes))
        // Texts grow up to the largest size without a limit, too.
        #expect(sizes.smallest == names[place.textSizes.lowerBound])
        #expect(sizes.largest ?? .accessibility5 == names[place.textSizes.upperBound])
    }
}
