import Basics
import Catalogs
import Testing

@testable import Rooms

/// Files that are damaged, hostile or of another kind.
@Suite struct StoryboardFaultTests {
    private typealias Source = StoryboardSource

    private func error(_ text: String) -> CatalogError? {
        do {
            _ = try StoryboardReader.screens(Array(text.utf8), file: "Main.storyboard", table: "Main")
            return nil
        } catch {
            return error
        }
    }

    @Test func truncated() throws {
        let text = Source.scene(Source.label("a", "One"))
        let cut = String(text[..<(try #require(text.firstRange(of: "</label>")).lowerBound)])
        #expect(error(cut)?.description.hasPrefix("Main.storyboard:9:") == true)
        #expect(error(cut)?.message == "expected </label>, found the end of the file")
        #expect(error("")?.message == "expected an element, found the end of the file")
        #expect(error("not XML at all") != nil)
    }

    @Test func anotherKindOfFile() throws {
        #expect(error("<resources/>")?.message == "expected <document> or <archive>, found <resources>")
        let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>"
        #expect(
            try Source.screen(mac).notKnown?.first?.reason
                == "only storyboards and XIBs of iOS are read, and this is 'com.apple.InterfaceBuilder3.Cocoa.XIB'")
        #expect(try Source.screen("<archive type=\"x\"/>").notKnown?.first?.reason.contains("Xcode 4") == true)
    }

    @Test func deepAndExpanding() {
        let deep = String(repeating: "<view>", count: 3_000)
        #expect(error("<document type=\"CocoaTouch\">\(deep)")?.message.contains("deep") == true)
        let entities = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let bomb =
            "<!DOCTYPE document [<!ENTITY e0 \"xxxxxxxxxx\">\(entities)]><document><objects>&e30;</objects></document>"
        #expect(error(bomb) != nil)
    }

    /// Numbers that are none, infinite or far too large are passed over.
    @Test func oddNumbers() throws {
        let label = "<label text=\"A\" numberOfLines=\"1e300\" minimumScaleFactor=\"nan\" id=\"a\">"
        let text = Source.scene("\(label)\(Source.frame(0, 0, 100, 20))</label>")
        let room = try Source.screen(text).room("a.text")
        #expect(room?.lines == 1 && room?.minimumScale == nil && room?.width == 100)
        for value in ["inf", "x", "-1e99"] {
            let odd = text.replacing("width=\"100.0\"", with: "width=\"\(value)\"")
            #expect(try Source.screens(odd).allSatisfy { $0.rooms.isEmpty })
        }
    }

    /// The digest of FIPS 180-4's examples.
    @Test func digests() {
        #expect(
            SHA256.digits(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.digits([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            SHA256.digits(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    /// A file whose views all touch each other takes time that grows with its size, and has a limit.
    @Test func manyViews() throws {
        let labels = (0..<1_200).map { Source.label("l\($0)", "T") }.joined()
        let chain = (1..<1_200).map { Source.pin("l\($0)", "leading", to: "l\($0 - 1)", "trailing", 1) }.joined()
        let screen = try Source.screen(Source.scene(labels, constraints: chain))
        #expect(screen.notKnown?.first?.reason == "the scene has more than 1000 views")
    }
}
