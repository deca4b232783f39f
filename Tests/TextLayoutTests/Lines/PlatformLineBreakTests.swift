import Testing
import TextLayout
import Typography

/// Where platforms break lines otherwise than UAX #14.
struct PlatformLineBreakTests {
    private func session(_ platform: Platform) throws -> TextSession {
        TextSession(fonts: try FontCollection(), platform: platform)
    }

    /// A text with a bar wherever a line may end.
    private func parts(_ text: String, on platform: Platform, _ rules: LineBreakRules = LineBreakRules()) throws
        -> String
    {
        let session = try session(platform)
        let shaped = session.paragraph(text, style: ParagraphStyle(lineBreaks: rules)).shaped
        let breaks = shaped.lineBreaks(rules, in: session)
        let units = Array(text.utf16)
        return units.indices.map { offset in
            let bar = offset > 0 && breaks[offset] != .none ? "|" : ""
            return bar + String(decoding: [units[offset]], as: UTF16.self)
        }.joined()
    }

    // MARK: Blink

    /// Each as `kAsciiLineBreakTable` and `ShouldBreakFast` have it.
    @Test(arguments: [
        ("https://example.com/path/to-file-1?q=a-b&x=1", "https://example.com/path/to-|file-|1?|q=a-|b&x=1"),
        ("and/or 2-3 -5", "and/or |2-|3 |-5"), ("--x $-5", "-|-|x |$-5"), ("a-$", "a-$"),
        ("what?no what?!", "what?|no |what?!"),
        ("f(x) f.(x) a[1] x=[1]", "f(x) |f.|(x) |a[1] |x=|[1]"), ("a|b C++", "a|b |C++"),
        // White space always parts, even before what UAX #14 keeps with the word before it.
        ("Quoi ! a / b", "Quoi |! |a |/ |b"), ("in .5", "in |.5"),
        // Beyond ASCII the pair decides alone, and beyond Latin-1 UAX #14.
        ("größer«x»", "größer«x»"), ("a-ä x-й", "a-|ä |x-|й"), ("a\u{a0}b", "a\u{a0}b"), ("設定-a", "設|定-|a"),
    ])
    func webBreaksAsBlinkDoes(text: String, expected: String) throws {
        #expect(try parts(text, on: .web) == expected)
    }

    /// The table holds for no other platform: a path is broken after its slashes, and no digit leaves its hyphen.
    @Test(arguments: [Platform.ios, .macos]) func applePlatformsFollowUAX14(platform: Platform) throws {
        let path = "https://a.com/path/to-file-1?q=a"
        #expect(try parts(path, on: platform) == "https://|a.com/|path/|to-|file-1?|q=a")
    }

    /// What must end a line does so on the web too, and no cluster is parted.
    @Test func webKeepsSeparatorsAndClusters() throws {
        #expect(try parts("a\nb", on: .web) == "a\n|b")
        #expect(try parts("-\u{301}a?\u{308}b", on: .web) == parts("-\u{301}a?\u{308}b", on: .ios))
    }

    // MARK: Korean

    /// iOS keeps Hangul together; the others break between syllables (CSS Text 3, Compose).
    @Test func hangulIsKeptOnIOS() throws {
        let text = "변경 사항을저장 2개(항목) 設定"
        #expect(try parts(text, on: .ios) == "변경 |사항을저장 |2|개|(항목) |設|定")
        for platform in [Platform.android, .web] {
            #expect(try parts(text, on: platform).hasPrefix("변|경 |사|항|을|저|장 |2|개"))
        }
    }

    @Test func anyPlatformCanBeAsked() throws {
        let text = "변경을 저장 設定"
        for platform in Platform.allCases {
            #expect(try parts(text, on: platform, LineBreakRules(wordKeeping: .all)) == "변경을 |저장 |設定")
            #expect(
                try parts(text, on: platform, LineBreakRules(wordKeeping: LineBreakRules.WordKeeping.none))
                    == "변|경|을 |저|장 |設|定")
        }
    }

    /// `keep-all` leaves alone what a dictionary divides.
    @Test(arguments: [("th", "เพิ่มลงในเพลย์ลิสต์"), ("km", "បន្ថែមទៅបញ្ជីចាក់"), ("lo", "ເພີ່ມໃສ່ລາຍການຫຼິ້ນ"), ("my", "အကြောင်းကြားချက်များ")])
    func dictionaryBreaksAreKept(locale: String, text: String) throws {
        for platform in Platform.allCases {
            let session = try session(platform)
            func breaks(_ words: LineBreakRules.WordKeeping) -> [LineBreak] {
                let rules = LineBreakRules(wordKeeping: words)
                let style = ParagraphStyle(locale: TextLocale(locale), lineBreaks: rules)
                return session.paragraph(text, style: style).shaped.lineBreaks(rules, in: session)
            }
            #expect(breaks(.all) == breaks(.none))
            #expect(breaks(.all).count { $0 == .allowed } > 1)
        }
    }

    /// Chromium's ICU has the rules of Unicode 16.0: quotation marks between East Asian letters (LB19a), hyphens in Hebrew
    /// (LB21a).
    @Test func webBreaksAsNewerICUDoes() throws {
        #expect(try parts("私は“猫”と‘犬’が", on: .web) == "私|は|“猫”|と|‘犬’|が")
        #expect(try parts("名“a”名", on: .web) == "名“a”名")
        #expect(try parts("בן-אדם", on: .web) == "בן-|אדם")
        #expect(try parts("בן-é", on: .web) == "בן-é")
        #expect(try parts("בן-אדם", on: .ios) == "בן-אדם")
        #expect(try parts("а -б-в -c", on: .web) == "а |-б-|в |-|c")
    }

    /// Chromium 156 in a box of 77.25 px, with `overflow-wrap: anywhere`: a hyphen that has come to the start of a line holds to
    /// what follows, as each line is asked about by itself.
    @Test func aHyphenAtTheStartOfALine() throws {
        let session = try session(.web)
        let layout = session.paragraph("сербсько-хорватська", font: FontRequest(family: "Noto Sans", size: 33))
            .layout(width: 77.25)
        let scalars = Array("сербсько-хорватська".unicodeScalars)
        let lines = layout.lines.map { String(String.UnicodeScalarView(scalars[$0.range])) }
        #expect(lines == ["серб", "сько", "-хор", "ватс", "ька"])
    }

    // MARK: 64ths of a pixel

    /// Measured in Chromium 156: a text stays on one line in a box that is 1/64 px narrower than it, or anything above the next
    /// 64th; and is broken in one that is narrower still.
    @Test(arguments: ["Save file", "Hello world", "a b"], [1.0, 2]) func aLineMayBeA64thWider(
        text: String, scale: Double
    ) throws {
        let session = try session(.web)
        let paragraph = session.paragraph(text, style: ParagraphStyle(displayScale: scale))
        let unit = 1 / (64 * scale)
        let width = (paragraph.idealWidth / unit).rounded(.up) * unit
        for (room, lines) in [(width, 1), (width - unit, 1), (width - 1.5 * unit, 2), (width - 2 * unit, 2)] {
            #expect(paragraph.layout(width: room).lines.count == lines, "\(room - width)")
        }
        let exact = try self.session(.android).paragraph(text)
        #expect(exact.layout(width: exact.idealWidth - 1 / 64).lines.count == 2)
    }

    // MARK: Orphans

    private func lines(
        _ text: String, room: String, on platform: Platform, lineLimit: Int? = nil,
        _ rules: LineBreakRules = LineBreakRules()
    ) throws -> [String] {
        let session = try session(platform)
        let style = ParagraphStyle(lineLimit: lineLimit, lineBreaks: rules)
        let layout = session.paragraph(text, style: style).layout(width: session.paragraph(room).idealWidth + 0.01)
        let scalars = Array(text.unicodeScalars)
        return layout.lines.map { String(String.UnicodeScalarView(scalars[$0.range])) }
    }

    /// Apple: "Typically, the text system only pushes out the last line by one word."
    @Test func lastLineTakesAWord() throws {
        let text = "Add all of these to the playlist"
        let room = "Add all of these to the"
        #expect(try lines(text, room: room, on: .ios) == ["Add all of these to ", "the playlist"])
        #expect(try lines(text, room: room, on: .web) == ["Add all of these to the ", "playlist"])
        #expect(try lines(text, room: room, on: .android) == ["Add all of these to the ", "playlist"])
        let plain = LineBreakRules(avoidsOrphans: false)
        #expect(try lines(text, room: room, on: .ios, plain) == ["Add all of these to the ", "playlist"])
        let pushed = LineBreakRules(avoidsOrphans: true)
        #expect(try lines(text, room: room, on: .web, pushed) == ["Add all of these to ", "the playlist"])
    }

    /// White space behind the last word makes no difference, though the line has no room for it.
    @Test func spacesAtTheEndAreNoWord() throws {
        let text = "Add all of these to the playlist" + String(repeating: " ", count: 60)
        let lines = try lines(text, room: "Add all of these to the", on: .ios)
        #expect(lines.map { $0.prefix(19) } == ["Add all of these to", "the playlist       "])
    }

    /// Every paragraph of a text has a last line of its own.
    @Test func everyParagraphIsSpared() throws {
        #expect(
            try lines("one two three\none two three", room: "two three", on: .ios)
                == ["one ", "two three\n", "one ", "two three"])
    }

    /// A word that is alone before has nothing to give, and two that have no room together stay apart.
    @Test func someOrphansStay() throws {
        #expect(try lines("Notifications settings", room: "Notifications", on: .ios) == ["Notifications ", "settings"])
        #expect(
            try lines("of communications overwhelming", room: "of communications", on: .ios)
                == ["of communications ", "overwhelming"])
    }

    /// The word that is given fits, the line that takes it would not: here by the width of a few letters.
    @Test func aLastLineTakesNoMoreThanItHasRoomFor() throws {
        let text = "of the communications overwhelmingly"
        let session = try session(.ios)
        let need = session.paragraph("communications overwhelmingly").idealWidth
        for (room, expected) in [
            (need + 0.01, ["of the ", "communications overwhelmingly"]),
            (need - 1, ["of the communications ", "overwhelmingly"]),
        ] {
            let scalars = Array(text.unicodeScalars)
            let lines = session.paragraph(text).layout(width: room).lines
            #expect(lines.map { String(String.UnicodeScalarView(scalars[$0.range])) } == expected)
        }
    }

    /// A line that is cut is none to take words to.
    @Test func cutLinesAreLeftAlone() throws {
        let text = "Add all of these to the playlist of mine"
        let layout = try lines(text, room: "Add all of these to the", on: .ios, lineLimit: 1)
        #expect(layout == [text])
        let two = try lines("one two three four five", room: "one two", on: .ios, lineLimit: 2)
        #expect(two == ["one two ", "three four five"])
    }

    /// With or without, a text has as many lines, and none is wider than its room.
    @Test(arguments: Labels.paragraphs, [60.0, 88.25, 120, 200])
    func sparingCostsNoLine(_ label: Label, width: Double) throws {
        let session = try session(.ios)
        var style = ParagraphStyle(locale: TextLocale(label.locale))
        style.lineBreaks.avoidsOrphans = false
        let greedy = session.paragraph(label.text, style: style).layout(width: width)
        style.lineBreaks.avoidsOrphans = true
        let spared = session.paragraph(label.text, style: style).layout(width: width)
        #expect(spared.lines.count == greedy.lines.count)
        #expect(spared.size.width <= max(width + 1e-6, greedy.size.width))
        #expect(spared.lines.dropLast(2).map(\.range) == greedy.lines.dropLast(2).map(\.range))
        #expect(spared.lines.last?.range.upperBound == greedy.lines.last?.range.upperBound)
    }
}
