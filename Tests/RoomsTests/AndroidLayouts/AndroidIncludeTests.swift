import Catalogs
import Testing

@testable import Rooms

/// Layouts that consist of several files, and files that are damaged.
@Suite struct AndroidIncludeTests {
    private typealias Source = AndroidSource
    private var source = AndroidSource()

    private func include(_ name: String, _ attributes: String = "") -> String {
        "<include layout=\"@layout/\(name)\" \(attributes)/>"
    }

    private func frame(_ content: String) -> String { Source.view("FrameLayout", ["padding": "10dp"], content) }

    private func file(_ text: String) -> String {
        text.replacing("<FrameLayout ", with: "<FrameLayout \(Source.namespaces) ", maxReplacements: 1)
    }

    @Test func includesAndMerges() throws {
        var source = source
        let text = Source.view("TextView", ["text": "@string/save"])
        source.files[Source.path("row")] = file(frame(text))
        source.files[Source.path("pair")] = "<merge \(Source.namespaces)>\(text)\(text)</merge>"
        #expect(try source.room(frame(include("row")))?.width == 320)
        #expect(try source.room(frame(include("row")))?.place?.file == Source.path("row"))
        #expect(try source.screen(frame(include("pair"))).rooms.map(\.width) == [340, 340])
        // A width counts only together with a height.
        let wide = "android:layout_width=\"100dp\""
        #expect(try source.room(frame(include("row", wide)))?.width == 320)
        #expect(try source.room(frame(include("row", wide + " android:layout_height=\"0dp\"")))?.width == 80)
        let stub = "<ViewStub android:layout=\"@layout/row\"/>"
        #expect(try source.room(frame(stub))?.width == 320)
        let bound = "<layout><data/>\(frame(text))</layout>"
        #expect(try source.room(bound)?.width == 340)
    }

    @Test func theSameQualifiersCount() throws {
        var source = source
        source.files[Source.path("row")] = file(frame(Source.view("TextView", ["text": "Narrow"])))
        source.files[Source.path("row", "layout-land")] = file(frame(Source.view("TextView", ["text": "Wide"])))
        #expect(try source.room(frame(include("row")), folder: "layout-land")?.text == "Wide")
        #expect(try source.room(frame(include("row")), folder: "layout-sw600dp")?.text == "Narrow")
    }

    /// One message, and the texts around it are kept.
    @Test func aLayoutThatIncludesItself() throws {
        var source = source
        let text = Source.view("TextView", ["text": "@string/save"])
        source.files[Source.path("a")] = file(frame(text + include("b")))
        source.files[Source.path("b")] = file(frame(include("a")))
        let screen = try source.screen(frame(include("a") + text))
        #expect(screen.rooms.count == 2)
        #expect(screen.notKnown?.map(\.reason) == ["the layout includes itself: a → b → a"])
        #expect(screen.notKnown?.first?.place?.file == Source.path("b"))
        let own = try source.screen(frame(include("home")))
        #expect(own.notKnown?.map(\.reason) == ["the layout includes itself: home → home"])
    }

    @Test func layoutsThatAreMissingOrDamaged() throws {
        var source = source
        source.files[Source.path("bad")] = "<FrameLayout>"
        #expect(
            try source.screen(frame(include("none"))).notKnown?.map(\.reason) == ["the project has no layout 'none'"])
        let reason = try source.screen(frame(include("bad"))).notKnown?.first?.reason
        #expect(
            reason?.hasPrefix("the included layout cannot be read: app/src/main/res/layout/bad.xml:1:14: error:")
                == true)
        #expect(throws: CatalogError.self) { try source.screen("<FrameLayout >") }
    }

    /// Each of a chain of layouts includes the next one twice: two to the power of thirty views.
    @Test func anExplosionOfIncludes() throws {
        var source = source
        for index in 0..<30 {
            source.files[Source.path("l\(index)")] = file(frame(include("l\(index + 1)") + include("l\(index + 1)")))
        }
        source.files[Source.path("l30")] = file(frame(""))
        let screen = try source.screen(frame(include("l0")))
        #expect(screen.notKnown?.filter { $0.reason == "the layout has more than 20000 views" }.count == 1)
    }

    @Test func aLongChainOfIncludes() throws {
        var source = source
        for index in 0..<300 { source.files[Source.path("l\(index)")] = file(frame(include("l\(index + 1)"))) }
        let screen = try source.screen(frame(include("l0")))
        #expect(screen.notKnown?.map(\.reason) == ["views are nested more than 200 deep"])
    }
}
