import Galley

/// A project made by chance: texts in several scripts, with plural forms and variants by width; budgets of every kind; a
/// scene; and a matrix. The same seed makes the same project.
struct RandomProject {
    /// By path.
    private(set) var files: [String: String] = [:]
    private var random: SplitMix
    private var platform = "ios"
    private var keys: [String] = []
    /// Texts of the source language.
    private var sources: [String] = []

    /// - Parameter hasRooms: Whether a file of rooms shows some of the texts.
    init(seed: UInt64, hasRooms: Bool = false) {
        random = SplitMix(state: seed)
        makeCatalogs()
        makeConfiguration(hasRooms: hasRooms)
    }

    /// What to write into a bug report.
    var description: String {
        files.sorted { $0.key < $1.key }.map { "--- \($0)\n\($1)" }.joined(separator: "\n")
    }

    // MARK: Chance

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }
    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    /// Between so many and so many of the elements, in any order.
    private mutating func some<Element>(_ count: ClosedRange<Int>, of elements: [Element]) -> [Element] {
        let most = min(count.upperBound, elements.count)
        return Array(
            elements.shuffled(using: &random).prefix(
                Int.random(in: min(count.lowerBound, most)...most, using: &random)))
    }

    /// A length in points, with a fraction now and then.
    private mutating func length(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) + (chance(0.2) ? one(of: [0.25, 0.4, 0.5]) : 0)
    }

    // MARK: Texts

    private static let texts: [(locale: String, texts: [String])] = [
        (
            "en",
            [
                "OK", "Save", "Settings", "Add to playlist", "two\nlines", "Delete all downloaded files now",
                "Done ", "A-B/C", "Off\u{AD}line\u{AD}mode", "%@ is ready", "iii", "", " ", "fi ffl office",
                "Ready 🎉🎉", "Not here: \u{10FFFD}", "Incomprehensibilities", "one two three four five six",
            ]
        ),
        (
            "de",
            [
                "OK", "Sichern", "Einstellungen", "Zur Wiedergabeliste hinzufügen", "zwei\nZeilen",
                "Datenschutz\u{AD}erklärung", "Benachrichtigungen", "%@ ist bereit", "",
            ]
        ),
        ("ja", ["保存", "設定を変更する", "プレイリストに追加", "通知", "「はい」を選ぶ"]),
        ("ko", ["저장", "변경 사항을 저장", "알림"]),
        ("ar", ["حفظ", "إضافة إلى قائمة التشغيل", "الإعدادات"]),
        ("th", ["บันทึก", "เพิ่มไปยังเพลย์ลิสต์", "การตั้งค่า"]),
        ("ru", ["Сохранить", "Добавить в плейлист", "%@ готов"]),
    ]

    private mutating func text(in locale: String) -> String {
        one(of: Self.texts.first { $0.locale == locale }?.texts ?? ["OK"])
    }

    private mutating func makeCatalogs() {
        let locales = ["en"] + some(1...3, of: Self.texts.dropFirst().map(\.locale))
        var strings: [(String, FlowYAML)] = []
        for number in 0..<Int.random(in: 1...3, using: &random) {
            let key = "key.\(number)"
            keys.append(key)
            let known = chance(0.2) ? Array(locales.prefix(1)) : locales
            let isPlural = chance(0.3)
            let localizations = known.map { locale in
                let text = text(in: locale)
                if locale == "en", !isPlural, text.contains(where: \.isLetter) { sources.append(text) }
                return (locale, isPlural ? plural(in: locale) : unit(text))
            }
            strings.append((key, .map([("localizations", .map(localizations))])))
        }
        files["Localizable.xcstrings"] =
            FlowYAML.map([("sourceLanguage", "en"), ("version", "1.0"), ("strings", .map(strings))]).flow
        guard chance(0.3) else { return }
        keys.append("key.wide")
        for locale in locales {
            let forms = [("70", "\(text(in: locale)) \(text(in: locale))"), ("20", text(in: locale)), ("1", "…")]
                .map { "<key>\($0)</key><string>\($1)</string>" }
            files["\(locale).lproj/Wide.stringsdict"] = """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>key.wide</key><dict><key>NSStringVariableWidthRuleType</key>
                <dict>\(forms.joined())</dict></dict></dict></plist>
                """
        }
    }

    private func unit(_ text: String) -> FlowYAML {
        .map([("stringUnit", .map([("state", "translated"), ("value", .text(text))]))])
    }

    private mutating func plural(in locale: String) -> FlowYAML {
        let forms = ["one", "few", "many", "other"].map { category in
            (category, unit("%lld \(text(in: locale).replacing("%@ ", with: ""))"))
        }
        return .map([("variations", .map([("plural", .map(forms))]))])
    }

    // MARK: The configuration

    private var followsDynamicType: Bool { platform == "ios" }

    private mutating func makeConfiguration(hasRooms: Bool) {
        platform = one(of: ["ios", "ios", "ios", "ios", "android", "android", "web", "macos"])
        let strings = files.keys.filter { $0 != "galley.yml" }.sorted()
        var entries: [(String, FlowYAML)] = [
            ("strings", .texts(strings)), ("sourceLocale", "en"), ("platform", .text(platform)),
        ]
        entries.append(("locales", "all"))
        if chance(0.2) {
            entries.append(
                ("pseudolocales", .texts(some(1...2, of: ["accented", "longest", "rightToLeft", "doubled"]))))
        }
        if let sizes = sizes(1...3) { entries.append(sizes) }
        entries.append(("widths", .numbers(lengths(1...3, in: 20...420))))
        if chance(0.25) { entries.append(("heights", .numbers(lengths(1...2, in: 15...200)))) }
        entries.append(("rules", .map(rules())))
        var isChecked = false
        if chance(0.5) {
            files["Scene.yml"] =
                FlowYAML.map([("scene", "Scene"), ("strings", .texts(strings)), ("view", view(depth: 3))]).flow
            entries.append(("scenes", .texts(["Scene.yml"])))
            isChecked = true
        }
        if hasRooms, !sources.isEmpty {
            entries.append(("rooms", .texts(["rooms.json"])))
            files["rooms.json"] = rooms().flow
            isChecked = true
        }
        if !isChecked || chance(0.7) {
            let labels = (0..<Int.random(in: 1...2, using: &random)).map { budget(number: $0) }
            entries.append(("labels", .list(labels)))
        }
        files["galley.yml"] = entries.map { "\($0): \($1.flow)\n" }.joined()
    }

    private mutating func lengths(_ count: ClosedRange<Int>, in range: ClosedRange<Int>) -> [Double] {
        (0..<Int.random(in: count, using: &random)).map { _ in length(range) }
    }

    /// Text sizes for a matrix or a budget; nil on macOS, which has one.
    private mutating func sizes(_ count: ClosedRange<Int>) -> (String, FlowYAML)? {
        switch platform {
        case "ios":
            ("textSizes", .texts(some(count, of: TextSize.dynamicTypeSizes.map(\.name))))
        case "macos": nil
        default: ("scales", .numbers(some(count, of: [0.85, 1, 1.15, 1.3, 1.5, 2])))
        }
    }

    private mutating func rules() -> [(String, FlowYAML)] {
        var rules: [(String, FlowYAML)] = []
        if chance(0.4) {
            var entries: [(String, FlowYAML)] = [("severity", "warning")]
            if chance(0.7) { entries.append(("margin", chance(0.5) ? .number(4) : "8 %")) }
            rules.append(("tight-text", .map(entries)))
        }
        if chance(0.2) { rules.append(("tiny-text", .map([("size", .number(12))]))) }
        return rules
    }

    // MARK: Budgets

    private mutating func budget(number: Int) -> FlowYAML {
        var entries: [(String, FlowYAML)] = [("keys", "*"), ("name", .text("Budget \(number)"))]
        if chance(0.2), let place = place() {
            entries.append(("place", place))
        } else {
            if chance(0.6) { entries.append(("maxWidth", .number(length(15...260)))) }
            if chance(0.3) { entries.append(("maxHeight", .number(length(12...90)))) }
        }
        if chance(0.6) { entries.append(("maxLines", .number(Double(one(of: [1, 1, 1, 2, 3]))))) }
        if chance(0.25) { entries.append(("truncates", .flag(false))) }
        if chance(0.3) { entries.append(("minimumScaleFactor", .number(one(of: [0.3, 0.5, 0.7, 0.9])))) }
        if chance(0.15) { entries.append(("tracking", .number(one(of: [-0.2, 0.5, 2])))) }
        if chance(0.15) { entries.append(("textCase", .text(one(of: ["uppercase", "lowercase"])))) }
        if chance(0.4) {
            entries.append(("font", one(of: ["caption2", "headline", "title", .map([("size", .number(11))])])))
        }
        if chance(0.1) { entries.append(("keepWords", .flag(chance(0.5)))) }
        if chance(0.1) { entries.append(("avoidOrphans", .flag(chance(0.5)))) }
        if chance(0.2), followsDynamicType {
            entries.append(("textSizes", .text(one(of: ["..xxxLarge", "xLarge..AX3", "..small"]))))
        } else if chance(0.1), let sizes = sizes(1...2) {
            entries.append(sizes)
        }
        return .map(entries)
    }

    private mutating func place() -> FlowYAML? {
        switch platform {
        case "ios":
            one(of: [
                .map([("tabBarItem", .map([("of", .number(4))]))]), "alertButton", "listRowTitle", "menuItem",
                .map([("widget", .map([("family", "systemSmall")]))]), "navigationTitle", "largeTitle",
                .map([("watchButton", .map([("case", "45mm")]))]), "notificationAction",
            ])
        case "android": one(of: [.map([("tab", .map([("of", .number(3))]))]), "chip", "menuItem", "snackbar"])
        case "macos": one(of: ["button", "alertButton"])
        default: nil
        }
    }

    // MARK: Rooms

    private mutating func rooms() -> FlowYAML {
        let rooms = (0..<Int.random(in: 2...6, using: &random)).map { room(number: $0) }
        let screen: [(String, FlowYAML)] = [
            ("name", "Page"), ("platform", .text(platform)), ("locale", "en"), ("width", .number(length(60...400))),
            ("height", .number(length(30...600))), ("rooms", .list(rooms)),
        ]
        return .map([("rooms", .number(1)), ("harvester", "test"), ("screens", .list([.map(screen)]))])
    }

    private mutating func room(number: Int) -> FlowYAML {
        let width = length(10...420)
        var entries: [(String, FlowYAML)] = [
            ("text", .text(one(of: sources))), ("place", .map([("selector", .text("p:nth-child(\(number))"))])),
            ("width", .number(width)), ("frame", .numbers([8, Double(number) * 30, width, 20])),
            (
                "font",
                .map([("families", .texts(["Inter"])), ("size", .number(length(9...24))), ("scales", .flag(true))])
            ),
        ]
        if chance(0.5) { entries.append(("lines", .number(Double(one(of: [1, 1, 2, 3]))))) }
        if chance(0.6) { entries.append(("overflow", .text(one(of: ["ellipsis", "clip", "visible"])))) }
        if chance(0.3) { entries.append(("wraps", .flag(false))) }
        if chance(0.3) { entries.append(("height", .number(length(12...90)))) }
        return .map(entries)
    }

    // MARK: Scenes

    private mutating func view(depth: Int) -> FlowYAML {
        var entries: [(String, FlowYAML)]
        if depth == 0 || chance(0.3) {
            entries = [chance(0.2) ? ("Button", .text(one(of: keys))) : ("Text", content())]
            entries += textModifiers()
        } else {
            let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth: depth - 1) }
            entries = [
                (
                    one(of: ["HStack", "HStack", "VStack", "VStack", "ZStack", "ViewThatFits", "FlowLayout"]),
                    .list(views)
                )
            ]
        }
        if chance(0.25) {
            entries.append(("frame", .map([(one(of: ["width", "maxWidth", "height"]), .number(length(20...240)))])))
        }
        if chance(0.15) { entries.append(("padding", .number(8))) }
        if chance(0.1) { entries.append(("clipped", .flag(true))) }
        if chance(0.08) { entries.append(("fixedSize", .flag(true))) }
        if chance(0.1) { entries.append(("layoutPriority", .number(1))) }
        if chance(0.08), followsDynamicType { entries.append(("dynamicTypeSize", "..AX2")) }
        return .map(entries)
    }

    private mutating func content() -> FlowYAML {
        chance(0.15) ? .map([("verbatim", .text(text(in: "en")))]) : .text(one(of: keys))
    }

    private mutating func textModifiers() -> [(String, FlowYAML)] {
        var entries: [(String, FlowYAML)] = []
        if chance(0.5) { entries.append(("lineLimit", .number(Double(one(of: [1, 1, 2]))))) }
        if chance(0.25) { entries.append(("minimumScaleFactor", .number(one(of: [0.4, 0.6, 0.8])))) }
        if chance(0.15) { entries.append(("allowsTightening", .flag(true))) }
        if chance(0.15) { entries.append(("tracking", .number(one(of: [-0.2, 0.5, 2])))) }
        if chance(0.15) { entries.append(("truncationMode", .text(one(of: ["head", "middle"])))) }
        if chance(0.2) { entries.append(("font", .text(one(of: ["caption2", "headline", "title"])))) }
        return entries
    }
}
