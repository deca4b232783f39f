import Foundation
import Galley
import Testing
import ViewLayout

/// Letters of pictures are what was measured.
@Suite struct GlyphPictureTests {
    /// In each script: whole, wrapped, cut, bold, leaning, spaced and shrunk, small and large.
    @Test(arguments: Self.scripts.keys.sorted())
    func theDrawnLettersFillTheMeasuredInk(locale: String) throws {
        let string = try #require(Self.scripts[locale])
        let scene = LayoutScene("Scripts") {
            VStack(alignment: .leading) {
                Text(verbatim: string)
                Text(verbatim: string).font(.title).bold()
                Text(verbatim: string).font(.headline).italic()
                Text(verbatim: string).lineLimit(1)
                Text(verbatim: string).lineLimit(1).truncationMode(.middle).frame(width: 70)
                Text(verbatim: string).tracking(1.5)
                Text(verbatim: string).lineLimit(1).minimumScaleFactor(0.5)
            }
        }
        for platform in [Platform.ios, .android] {
            let size = platform == .ios ? TextSize.accessibility3 : .scale(1.3)
            for textSize in [TextSize.large, size] where platform == .ios || textSize != .large {
                let picture = try scene.picture(
                    in: LayoutEnvironment(locale: locale, textSize: textSize, width: 150, platform: platform))
                try Self.expectInk(of: picture, "\(platform) \(textSize.name)")
            }
        }
    }

    private static func expectInk(of picture: ScenePicture, _ comment: Comment) throws {
        let drawn = try #require(DrawnPicture(FrameSVG.render(picture)))
        #expect(drawn.undefined.isEmpty)
        let texts = Self.texts(of: picture.report.root)
        try #require(drawn.texts.count == texts.count && texts.count == 7)
        for (text, facts) in zip(drawn.texts, texts) {
            let (box, ink) = try (#require(text.box), #require(facts.ink))
            #expect(text.title == "\"\(facts.string)\"" && text.glyphs > 0)
            #expect(abs(box.minX - ink.x) < 0.1 && abs(box.maxX - ink.maxX) < 0.1, comment)
            #expect(abs(box.minY - ink.y) < 0.1 && abs(box.maxY - ink.maxY) < 0.1, comment)
        }
    }

    private static func texts(of view: ViewFrame) -> [TextFacts] {
        (view.text.map { [$0] } ?? []) + view.children.flatMap { texts(of: $0) }
    }

    static let scripts = [
        "am": "ወደ አጫዋች ዝርዝር አክል", "ar": "أضف إلى قائمة التشغيل", "bn": "প্লেলিস্টে যোগ করুন", "el": "Προσθήκη στη λίστα",
        "en": "Affix to playlist", "he": "הוסף לרשימת ההשמעה", "hi": "प्लेलिस्ट में जोड़ें", "hy": "Ավելացնել երգացանկում",
        "ja": "プレイリストに追加", "ka": "დასაკრავ სიაში დამატება", "km": "បញ្ចូល​ទៅ​បញ្ជី​ចាក់", "ko": "재생 목록에 추가하기",
        "my": "ဖွင့်စာရင်းသို့ ထည့်ရန်", "ru": "Добавить в плейлист", "ta": "பிளேலிஸ்டில் சேர்", "th": "เพิ่มไปยังเพลย์ลิสต์",
        "zh-Hans": "添加到播放列表中",
    ]

    /// An emoji has no outline in the bundled font, and a hieroglyph is in none.
    @Test func whatHasNoOutlineIsALabelledBox() throws {
        let scene = LayoutScene("Boxes") { Text(verbatim: "a👍🏽\u{13000}") }
        let picture = try scene.picture()
        let text = try #require(picture.texts.values.first)
        #expect(text.boxes.map(\.isMissing) == [false, true])
        #expect(text.boxes.map(\.characters) == ["👍🏽", "\u{13000}"])
        #expect(text.runs.flatMap(\.glyphs).count == 1)
        let svg = FrameSVG.render(picture)
        #expect(svg.contains("<title>👍🏽 THUMBS UP SIGN, EMOJI MODIFIER FITZPATRICK TYPE-4</title>"))
        #expect(svg.contains("<title>no font has EGYPTIAN HIEROGLYPH A001</title>") && svg.contains(">13000</text>"))
        // What is measured for an emoji is its advance.
        let run = try #require(text.runs.first)
        #expect(abs(text.boxes[0].frame.x - run.x - 9.4) < 1 && text.boxes[0].frame.width > 15)
    }

    /// Links of a list can be distinguished from its other rows.
    @Test func linksOfListsHaveAChevron() throws {
        let scene = LayoutScene("List") {
            List {
                NavigationLink("Further", value: 1)
                Button("Here") {}
            }
        }
        let picture = try scene.picture(in: LayoutEnvironment(width: 320, height: 200))
        #expect(FrameSVG.render(picture).ranges(of: "class=\"mark\"").count == 1)
    }

    /// A label is drawn where it was measured: at the edge from which its interface reads.
    @Test func aLabelIsAPicture() throws {
        let measurer = LabelMeasurer(fonts: try FontLibrary())
        for (locale, string) in Self.scripts.sorted(by: { $0.key < $1.key }) {
            let environment = LayoutEnvironment(locale: locale, width: 400)
            let picture = measurer.picture(of: string, in: environment)
            let drawn = try #require(DrawnPicture(FrameSVG.render(picture)))
            let text = try #require(picture.report.root.text)
            let (box, ink) = try (#require(drawn.texts.first?.box), #require(text.ink))
            #expect(abs(box.minX - ink.x) < 0.1 && abs(box.maxX - ink.maxX) < 0.1, "\(locale)")
            #expect(abs(box.minY - ink.y) < 0.1 && abs(box.maxY - ink.maxY) < 0.1, "\(locale)")
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            #expect(isRightToLeft ? abs(picture.report.root.frame.maxX - 400) < 1e-9 : picture.report.root.frame.x == 0)
        }
    }

    /// Drawing changes nothing of what is reported, and a saved report can still be drawn.
    @Test func aPictureHasTheReportOfItsScene() throws {
        let scene = LayoutScene("Same") { Text(verbatim: "Same").tracking(2).italic() }
        let environment = LayoutEnvironment(locale: "de", textSize: .xxLarge, width: 40)
        let pictures = try scene.pictures(in: [environment, LayoutEnvironment(platform: .android)])
        #expect(pictures[0].report == (try scene.report(in: environment)))
        #expect(pictures.map(\.texts.count) == [1, 1] && pictures.map(\.fonts.count) == [1, 1])
        #expect(pictures[0].fonts[0].id != pictures[1].fonts[0].id)
        let saved = FrameSVG.render(pictures[0].report)
        #expect(saved.contains("textLength=") && !saved.contains("<use"))
    }

    /// One outline serves all texts of a document, in whatever pictures they are.
    @Test func outlinesAreDefinedOnce() throws {
        let scene = LayoutScene("Twice") {
            VStack {
                Text(verbatim: "aba")
                Text(verbatim: "ab")
            }
        }
        let picture = try scene.picture()
        let definitions = GlyphDefinitions()
        let figures = [picture, picture].map { FrameSVG.figure([$0], sharing: definitions) }
        #expect(figures[0] == figures[1] && !figures[0].contains("<path id"))
        #expect(figures[0].ranges(of: "<use href=").count == 5)
        #expect(definitions.render().ranges(of: "<path id=").count == 2)
    }

    /// What a text says is text, whatever is in it; and it is drawn from its own font's outlines.
    @Test func markupAndQuotesAreText() throws {
        let string = "<b title=\"x\">&amp;</b> 'é' ش"
        let picture = try LayoutScene("Markup") { Text(verbatim: string) }.picture()
        let drawn = try #require(DrawnPicture(FrameSVG.render(picture)))
        #expect(drawn.texts.map(\.title) == ["\"\(string)\""])
        #expect(picture.fonts.count == 2)
    }
}
