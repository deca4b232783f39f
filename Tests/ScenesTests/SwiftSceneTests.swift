import Basics
import Catalogs
import Foundation
import Frames
import Labels
import Scenes
import Testing
import ViewLayout

/// Scenes in Swift, with real fonts: what a scene file cannot say.
@Suite struct SwiftSceneTests {
    /// A range reserves its lower bound and shows its upper one; Apple: "at least the lower bound, at most the upper".
    @Test func aRangeOfLinesReservesItsLowerBound() throws {
        let one = try height { Text(verbatim: "Hi") }
        #expect(try height { Text(verbatim: "Hi").lineLimit(1...5) } == one)
        #expect(try height { Text(verbatim: "Hi").lineLimit(3...) } > 2.9 * one)
        #expect(try height { Text(verbatim: "Hi").lineLimit(2...5) } == height { Text(verbatim: "a\nb") })
        #expect(try height { Text(verbatim: "a\nb\nc\nd").lineLimit(1...3) } == height { Text(verbatim: "a\nb\nc") })
        #expect(try height { Text(verbatim: "Hi").lineLimit(4, reservesSpace: true) } > 3.9 * one)
        let field = try height { TextField("Note", text: .constant(""), axis: .vertical).lineLimit(1...3) }
        #expect(field == (try height { TextField("Note", text: .constant("")) }))
    }

    /// A raised text moves up, and the box grows below it.
    @Test func aBaselineOffsetIsMeasured() throws {
        let plain = try report { Text(verbatim: "Hello") }.root
        let raised = try report { Text(verbatim: "Hello").baselineOffset(10) }.root
        #expect(abs(raised.frame.height - plain.frame.height - 10) < 0.34)
        #expect(raised.frame.width == plain.frame.width)
        let (before, after) = (try #require(plain.text), try #require(raised.text))
        #expect(abs(after.firstBaseline - before.firstBaseline - 10) < 0.34)
        #expect(after.ink?.y == before.ink?.y)
        let mixed = try report { Text(verbatim: "H") + Text(verbatim: "2").font(.caption2).baselineOffset(-9) }.root
        #expect(mixed.frame.height > plain.frame.height + 3)
    }

    /// Without any catalog a text in code is written for every locale; with one, it lacks a translation.
    @Test func literalsWithoutACatalogAreOfEveryLocale() throws {
        let bare = try report(locale: "de") { Text("Save") }.root
        #expect(bare.text?.locale == "de" && bare.text?.key == "Save")
        let folder = try TemporaryFolder()
        try folder.write(SceneText.pets, to: "Localizable.xcstrings")
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "Localizable.xcstrings"))
        let scene = LayoutScene("Save", catalog: catalog) { Text("Save") }
        #expect(try scene.report(in: LayoutEnvironment(locale: "de")).root.text?.locale == "en")
    }

    /// What no catalog has is a sample where the preview itself writes it, and not where a view of the app does.
    @Test func textsOfPreviewsAloneAreSamples() throws {
        let folder = try TemporaryFolder()
        try folder.write(SceneText.pets, to: "Localizable.xcstrings")
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "Localizable.xcstrings"))
        let first = #line
        var scene = LayoutScene("Preview", catalog: catalog) {
            NavigationStack {
                ScrollView {
                    Text("Rocks, paper and scissors")
                    Button("Sample button") {}
                    Label("Sample label", systemImage: "star")
                    Text("vote.cat")
                    ShownRow()
                }.navigationTitle("Title in a bar")
            }
        }
        let lines = first...#line
        func untranslated() throws -> Set<String> {
            func keys(_ view: ViewFrame) -> [String] {
                [view.text].compactMap { $0?.locale == "en" ? $0?.key : nil } + view.children.flatMap(keys)
            }
            return Set(keys(try scene.report(in: LayoutEnvironment(locale: "de", width: 375, height: 800)).root))
        }
        let all: Set = [
            "Rocks, paper and scissors", "Sample button", "Sample label", "Title in a bar", "Header", "Row button",
            "Returned", "Beta",
        ]
        #expect(try untranslated() == all)
        let file = try #require(scene.position?.file)
        scene.previewLines = PreviewLines([file: [lines]])
        #expect(try untranslated() == ["Title in a bar", "Header", "Row button", "Returned", "Beta"])
        let behind = (lines.upperBound + 1)...(lines.upperBound + 2)
        scene.previewLines = PreviewLines([file: [behind], "Other.swift": [lines]])
        #expect(try untranslated() == all)
    }

    /// A view of the app, with titles that do not know where they are written.
    private struct ShownRow: View {
        var body: some View {
            Section("Header") { Button("Row button") {} }
            returned.overlay(Text("Beta"))
        }

        private var returned: some View {
            return Button("Returned") {}
        }
    }

    /// A window of macOS is no smaller than its content has to be, and no larger for a text that can be cut.
    @Test(arguments: [Platform.macos, .ios]) func aWindowHoldsItsContent(platform: Platform) throws {
        var scene = LayoutScene("Window") {
            Text(verbatim: "A sentence that is wider than this window is, whatever is in it").lineLimit(1)
                .frame(minWidth: 300, maxWidth: .infinity)
        }
        func report(_ width: Double) throws -> FrameReport {
            try scene.report(in: LayoutEnvironment(width: width, platform: platform))
        }
        let file = try report(200)
        scene.origin = .window
        let window = try report(200)
        #expect(file.environment.width == 200)
        #expect(window.environment.width == (platform == .macos ? 300 : 200))
        #expect(try report(350).environment.width == 350)
    }

    /// An image of the project's catalogs has its own size, unless it is resizable; one that they lack has the preset's.
    @Test func anImageIsAsLargeAsItsFile() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"images": [{"idiom": "universal", "filename": "roof.svg"}]}"#,
            to: "Assets.xcassets/Roof.imageset/Contents.json")
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 40"/>"#,
            to: "Assets.xcassets/Roof.imageset/roof.svg")
        var scene = LayoutScene("Roof") {
            HStack(spacing: 0) {
                Image("Roof")
                Image("Roof").resizable().frame(width: 30, height: 30)
                Image("Wall")
            }
        }
        let unknown = try scene.report(in: LayoutEnvironment()).root.children.map(\.frame.width)
        scene.assetFolder = folder.url
        let known = try scene.report(in: LayoutEnvironment()).root
        #expect(known.children.map(\.frame.width) == [96, 30, 20])
        #expect(known.frame.height == 40)
        #expect(unknown == [20, 30, 20])
    }

    private struct Nested: View {
        let depth: Int
        var body: some View {
            if depth > 0 { HStack { AnyView(Nested(depth: depth - 1)) } } else { Text(verbatim: "deep") }
        }
    }

    @Test func aViewThatIsNestedTooDeepIsInTheNotes() throws {
        let notes = try report { Nested(depth: 1000) }.notes
        let note = try #require(notes.first { $0.contains("1500") })
        #expect(note.hasPrefix("1 view nested more than 1500 deep") && note.hasSuffix("no text in there was measured"))
        #expect(try report { Nested(depth: 10) }.notes.allSatisfy { !$0.contains("1500") })
    }

    /// A page as high as a scroll view that is as high as its pages: the message names the view, and what helps.
    @Test func whatNeverSettlesIsAnError() throws {
        let scene = LayoutScene("Pages") {
            ScrollView {
                VStack {
                    Text(verbatim: "a").containerRelativeFrame(.vertical)
                    Text(verbatim: "b").containerRelativeFrame(.vertical)
                }
            }
        }
        let error = #expect(throws: InputError.self) { try scene.report(in: LayoutEnvironment(width: 320)) }
        #expect(error?.message.hasPrefix("Pages never settles: a view in the ScrollView is as high as") == true)
        #expect(error?.message.hasSuffix("give the scene a height, as in heights: in galley.yml or --height") == true)
        #expect(error?.file?.hasSuffix("SwiftSceneTests.swift") == true && error?.line != nil)
        #expect(try scene.report(in: LayoutEnvironment(width: 320, height: 568)).size.height == 568)
    }

    /// A window and a preview are as high as the device of their width; another scene is as high as its views.
    @Test func aScreenIsAsHighAsItsDevice() throws {
        var scene = LayoutScene("Settings") { Text(verbatim: "a") }
        func height(_ width: Double?) throws -> Double? {
            try scene.report(in: LayoutEnvironment(width: width)).environment.height
        }
        #expect(try height(320) == nil)
        for origin in [LayoutScene.Origin.window, .preview] {
            scene.origin = origin
            #expect(try height(320) == 568)
            #expect(try height(393) == 852)
            #expect(try height(nil) == nil)
        }
        #expect(try scene.report(in: LayoutEnvironment(width: 320, height: 100)).environment.height == 100)
        scene.space = .fixed(width: 200, height: nil)
        #expect(try height(200) == nil)
        // A reader that is all there is has no height of its own.
        let reader = LayoutScene("Reader") { GeometryReader { _ in Text(verbatim: "a") } }
        #expect(try reader.report(in: LayoutEnvironment(width: 320)).root.frame.height == 568)
        #expect(try reader.report(in: LayoutEnvironment(width: 320)).environment.height == nil)
    }

    private func report<V: View>(
        locale: String = "en", @ViewBuilder _ content: @escaping @MainActor @Sendable () -> V
    ) throws -> FrameReport {
        try LayoutScene("Scene", content: content).report(in: LayoutEnvironment(locale: locale))
    }

    private func height<V: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> V) throws -> Double {
        try report(content).root.frame.height
    }
}
