import Foundation
import Testing

/// What every command waits for before it begins.
@Suite struct StartTests {
    /// Foundation's network client and what it loads take as long to start as the rest of galley.
    @Test func noNetworkClientIsLoaded() throws {
        let program = try Data(contentsOf: Package.products.appending(path: "galley"), options: .alwaysMapped)
        #expect(program.firstRange(of: Data("libFoundation.so".utf8)) != nil)
        #expect(program.firstRange(of: Data("libFoundationNetworking".utf8)) == nil)
    }
}
