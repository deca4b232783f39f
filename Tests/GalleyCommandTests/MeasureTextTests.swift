import Foundation
import Testing

/// What `galley measure` says about a text, and the options of the text engine.
@Suite struct MeasureTextTests {
    /// Stacked diacritics leave the line that a Latin font makes, and by how much is said.
    @Test(arguments: ["Ễ", "ที่นี่ปู่", "ٱلۡأَشۡيَآءِ"]) func inkOverTheLineIsReported(text: String) throws {
        let facts = try #require(try GalleyProcess("measure", text, "--format", "json").objects().first)
        let ink = try #require(facts["inkOverflow"] as? [String: Double])
        let above = try #require(ink["above"])
        #expect(above > 0.5)
        let line = try GalleyProcess("measure", text).output
        #expect(line.contains("above") && line.contains("the line"))
        #expect(try !GalleyProcess("measure", "Save").output.contains("the line"))
    }

    /// Each option of the engine changes what it is there to change.
    @Test func featuresChangeWidths() throws {
        #expect(try width("1111", "--feature", "tnum") == width("0000", "--feature", "tnum"))
        #expect(try width("1111") != width("0000"))
        #expect(try width("AVAVA", "--feature", "kern=0") > width("AVAVA"))
    }

    @Test func syntheticBoldThickensWithoutWidening() throws {
        let bold = ["設定", "--weight", "bold", "--format", "json"]
        let plain = try #require(try GalleyProcess(["measure"] + bold).objects().first)
        let thick = try #require(try GalleyProcess(["measure", "--synthetic-bold"] + bold).objects().first)
        let ink = try [plain, thick].map { try #require(($0["ink"] as? [String: Double])?["width"]) }
        #expect(ink[0] < ink[1])
        #expect(plain["ideal"] as? [String: Double] == thick["ideal"] as? [String: Double])
    }

    @Test func wordsAreKeptWhereAsked() throws {
        let room = try width("변경 사항", "--locale", "ko") + 0.01
        let arguments = ["변경 사항을 저장", "--locale", "ko", "--width", "\(room)"]
        #expect(try ends(of: arguments).first == 3)
        #expect(try ends(of: arguments + ["--platform", "web"]).first == 5)
        #expect(try ends(of: arguments + ["--platform", "web", "--keep-words"]).first == 3)
        #expect(try ends(of: arguments + ["--no-keep-words"]).first == 5)
    }

    @Test func orphansAreSparedWhereAsked() throws {
        let room = try width("Add all of these to the") + 0.01
        let arguments = ["Add all of these to the playlist", "--width", "\(room)"]
        #expect(try ends(of: arguments).first == 20)
        #expect(try ends(of: arguments + ["--no-avoid-orphans"]).first == 24)
        #expect(try ends(of: arguments + ["--platform", "android", "--avoid-orphans"]).first == 20)
    }

    @Test func smallKanaKeepToTheirNeighboursWhereStrict() throws {
        let arguments = ["サインアップしょう", "--locale", "ja", "--width", "70"]
        #expect(
            try ends(of: arguments + ["--line-break", "strict"]) != ends(of: arguments + ["--line-break", "loose"]))
    }

    @Test func linesAreAlignedAndSpaceIsReserved() throws {
        let lines = ["wide line\nx", "--format", "json"]
        #expect(try secondX(lines) == 0)
        let (center, trailing) = try (
            secondX(lines + ["--alignment", "center"]), secondX(lines + ["--alignment", "trailing"])
        )
        #expect(center > 0 && abs(trailing - 2 * center) < 1e-5)
        let one = try #require(try GalleyProcess("measure", "x", "--format", "json").objects().first)
        let two = try #require(
            try GalleyProcess("measure", "x", "--line-limit", "2", "--reserves-space", "--format", "json").objects()
                .first)
        let heights = try [one, two].map { try #require(($0["size"] as? [String: Double])?["height"]) }
        #expect(abs(heights[1] - 2 * heights[0]) < 1e-5)
    }

    /// A text is as wide as the advances that `galley inspect` lists, where no font is modelled.
    @Test(arguments: [
        ("Änderungen speichern", "de"), ("Добавить", "ru"), ("إضافة", "ar"), ("התנתקות", "he"), ("सेटिंग्स", "hi"),
        ("সেটিংস", "bn"), ("பிளேலிஸ்டில்", "ta"), ("การตั้งค่า", "th"), ("ការកំណត់", "km"), ("设置", "zh-Hans"),
        ("プレイリスト", "ja"), ("재생목록", "ko"),
    ])
    func widthIsTheSumOfAdvances(text: String, locale: String) throws {
        let run = try GalleyProcess("inspect", text, "--locale", locale, "--format", "json")
        let runs = try #require(run.objects().first?["runs"] as? [[String: Any]])
        let em = { (font: String) -> Double in font.hasPrefix("Inter") ? 2816 : 1000 }
        let sum = try runs.reduce(0.0) { sum, run in
            let font = try #require(run["font"] as? String)
            let glyphs = try #require(run["glyphs"] as? [[String: Any]])
            return sum + glyphs.reduce(0.0) { $0 + ($1["advance"] as? Double ?? 0) } * 17 / em(font)
        }
        #expect(try abs(width(text, "--locale", locale, "--no-system-font-model") - sum) < 0.01 / 64)
    }

    @Test func byteOrderMarksAndEmptyLines() throws {
        let file = try TemporaryFile("labels.txt", "\u{feff}Hund\r\n\n\u{0}\n")
        let run = try GalleyProcess("measure", "--from", file.url.path, "--format", "json")
        #expect(try run.objects().map { $0["string"] as? String } == ["Hund", "", "\u{0}"])
    }

    /// Bytes that are no text are an error with their place, never silently another text.
    @Test(arguments: [[0xed, 0xa0, 0x80], [0xff], [0xc3]] as [[UInt8]]) func brokenUTF8IsRefused(bytes: [UInt8]) throws
    {
        let file = try TemporaryFile("labels.txt")
        try Data(Array("ok\nÄb".utf8) + bytes + [0x0a]).write(to: file.url)
        let run = try GalleyProcess("measure", "--from", file.url.path)
        #expect(run.status == 3)
        #expect(run.output.contains("\"ok\""))
        #expect(run.error == "\(file.url.path):2:3: error: not UTF-8\n")
    }

    /// A file of results is there whole, or not at all.
    @Test func outputIsWrittenWholeOrNotAtAll() throws {
        let labels = try TemporaryFile("labels.tsv", "de\tHund\nno tab\n")
        let folder = labels.url.deletingLastPathComponent()
        let run = try GalleyProcess(
            "measure", "--from", labels.url.path, "--tsv", "-o", folder.appending(path: "out.txt").path)
        #expect(run.status == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["labels.tsv"])
    }

    @Test func aFontFileComesFirstAndTheOthersFollow() throws {
        let run = try GalleyProcess("measure", "Hamburg שלום", "--font", "Fonts/Roboto/Roboto-Regular.ttf")
        #expect(run.output.contains("Roboto 2.138 + Noto Sans Hebrew"))
        let web = try TemporaryFile("Brand.woff2", "wOF2 and more than a header")
        let refused = try GalleyProcess("measure", "A", "--font", web.url.path)
        #expect(refused.status == 3 && refused.error.contains("Brand.woff2: the web font cannot be unpacked: "))
        let brand = "Tests/TypographyTests/Fonts/Web/Hebrew.woff2"
        let packed = try GalleyProcess("measure", "Hamburg שלום", "--font", brand, "--format", "json")
        let plain = try GalleyProcess(
            "measure", "Hamburg שלום", "--font", "Fonts/Noto/NotoSansHebrew-Regular.ttf", "--format", "json")
        #expect(packed.status == 0 && packed.output == plain.output)
    }

    /// Several fonts are a list, files and names alike: a character takes the first that has it.
    @Test func fontsAreAListInOrder() throws {
        func fonts(_ text: String, _ fonts: String..., platform: String = "web") throws -> [String] {
            let options = fonts.flatMap { ["--font", $0] }
            let run = try GalleyProcess(["measure", text, "--platform", platform, "--format", "json"] + options)
            return try #require(run.objects().first?["fonts"] as? [String])
        }
        let thai = "Fonts/Noto/NotoSansThai-Regular.ttf"
        let hebrew = "Fonts/Noto/NotoSansHebrew-Regular.ttf"
        #expect(try fonts("Hamburg", "Roboto", "Noto Sans") == ["Roboto 2.138"])
        #expect(try fonts("Hamburg", "Noto Sans", "Roboto").allSatisfy { $0.hasPrefix("Noto Sans 2") })
        #expect(try fonts("สวัสดี (3)", thai, "Roboto").map(family) == ["Noto Sans Thai", "Roboto"])
        #expect(try fonts("שלום สวัสดี", hebrew, thai).map(family) == ["Noto Sans Hebrew", "Noto Sans Thai"])
        // Letters and digits that a font lacks are of one other font, not of two.
        #expect(try fonts("สวัสดี (3) OK", thai).map(family) == ["Noto Sans Thai", "Inter"])
        #expect(try fonts("สวัสดี (3) OK", thai, platform: "android").map(family) == ["Noto Sans Thai", "Roboto"])
        #expect(try GalleyProcess("measure", "A", "--font", "Roboto", "--font", "Robto").status == 2)
    }

    /// The family of a font that is named with its version.
    private func family(_ name: String) -> String { name.split(separator: " ").dropLast().joined(separator: " ") }

    @Test(arguments: [
        (["--feature", "tnmu"], #"did you mean "tnum"?"#), (["--feature", "x"], "invalid"),
        (["--reserves-space"], "--reserves-space needs --line-limit"),
        (["--font-style", "bodyy"], #"did you mean "body"?"#),
    ])
    func mistakesAreNamed(arguments: [String], message: String) throws {
        let run = try GalleyProcess(["measure", "A"] + arguments)
        #expect(run.status == 2)
        #expect(run.error.contains(message))
    }

    private func width(_ arguments: String...) throws -> Double {
        let facts = try GalleyProcess(["measure"] + arguments + ["--format", "json"]).objects().first
        return try #require((facts?["ideal"] as? [String: Double])?["width"])
    }

    private func lines(_ arguments: [String]) throws -> [[String: Any]] {
        try #require(try GalleyProcess(["measure"] + arguments).objects().first?["lines"] as? [[String: Any]])
    }

    private func ends(of arguments: [String]) throws -> [Int] {
        try lines(arguments + ["--format", "json"]).compactMap { ($0["range"] as? [Int])?.last }
    }

    private func secondX(_ arguments: [String]) throws -> Double {
        try #require(try lines(arguments).last?["x"] as? Double)
    }
}
