import Foundation
import SwiftUI
import Testing
import UIKit

/// Pictures are as large as their files say.
@Suite struct ImageTests {
    /// The header of a PNG file.
    private func png(width: UInt8, height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, width, 0, 0, 0, height])
    }

    /// A JPEG file up to its frame, with a segment and a table before it.
    private var jpeg: Data {
        Data(
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9]
                + [0xFF, 0xC2, 0, 17, 8, 1, 0x2C, 0, 0xC8, 3, 0, 0, 0])
    }

    @Test func headersHaveTheSize() throws {
        #expect(UIImage(data: png(width: 60, height: 30))?.size == CGSize(width: 60, height: 30))
        #expect(UIImage(data: png(width: 60, height: 30), scale: 3)?.size == CGSize(width: 20, height: 10))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 200, height: 300))
        #expect(UIImage(data: Data("GIF89a".utf8) + [40, 0, 2, 1, 0, 0])?.size == CGSize(width: 40, height: 258))
        #expect(UIImage(data: Data("no picture at all, but long enough".utf8)) == nil)
        #expect(UIImage(data: jpeg.prefix(15)) == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test func imageSetsOfABundleAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Pictures-\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try png(width: 90, height: 60).write(to: set.appending(path: "logo@3x.png"))
        try Data(#"{"images": [{"scale": "1x"}, {"filename": "logo@3x.png", "scale": "3x"}]}"#.utf8)
            .write(to: set.appending(path: "Contents.json"))
        try png(width: 40, height: 44).write(to: folder.appending(path: "Badge@2x.png"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "Logo", in: bundle, compatibleWith: nil)?.size == CGSize(width: 30, height: 20))
        #expect(UIImage(named: "Badge", in: bundle, compatibleWith: nil)?.size == CGSize(width: 20, height: 22))
        #expect(UIImage(named: "Nothing", in: bundle, compatibleWith: nil)?.size == CGSize(width: 20, height: 20))
    }

    @Test func symbolsAreAsHighAsALine() {
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        #expect(UIImage(systemName: "star")?.size.height == line)
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(UIImage(systemName: "star", withConfiguration: large)?.size.height == 2 * line)
    }
}
