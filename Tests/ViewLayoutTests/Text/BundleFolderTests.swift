import Foundation
import Testing

@testable import ViewLayout

/// Where texts, images and colours of a bundle are looked up.
@Suite struct BundleFolderTests {
    /// Code that picks a language by itself has picked that of the device, which is the environment's here.
    @Test func theBundleOfALanguageCountsAsTheWhole() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        let whole = try #require(Bundle(path: folder.path))
        let part = try #require(Bundle(path: german.path))
        #expect(whole.ownFolder == folder.path)
        #expect(part.ownFolder == folder.standardizedFileURL.path)
        #expect(Bundle.main.ownFolder == nil)
        #expect(Image("roof", bundle: part).folder == Image("roof", bundle: whole).folder)
        #expect(Color("roof", bundle: part) == Color("roof", bundle: whole))
        #expect(Image("roof", bundle: .main) == Image("roof"))
        #expect(Color("roof", bundle: .main) == Color("roof"))
    }
}
