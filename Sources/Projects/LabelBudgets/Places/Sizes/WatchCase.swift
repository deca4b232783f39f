internal import Basics
internal import Frames
internal import Labels

/// The sizes of watches that run the current watchOS, by the height of the case.
///
/// Source: Apple's Human Interface Guidelines: Layout, watchOS device screen dimensions; Typography, watchOS Dynamic Type
/// sizes; Complications; Widgets, watchOS dimensions. Complications and the Smart Stack have no numbers for 42 and 46 mm,
/// which have those of the next smaller case here.
enum WatchCase: String, CaseIterable {
    case mm40 = "40mm"
    case mm41 = "41mm"
    case mm42 = "42mm"
    case mm44 = "44mm"
    case mm45 = "45mm"
    case mm46 = "46mm"
    case mm49 = "49mm"

    /// The width of the screen in points; of two cases of 49 mm the smaller.
    var screen: Double {
        switch self {
        case .mm40: 162
        case .mm41: 176
        case .mm42: 187
        case .mm44: 184
        case .mm45: 198
        case .mm46: 208
        case .mm49: 205
        }
    }

    /// The text size that the watch has until its user sets another.
    var usualTextSize: TextSize {
        switch self {
        case .mm40, .mm41, .mm42: .large
        case .mm44, .mm45, .mm46, .mm49: .xLarge
        }
    }

    /// A size that is published for cases of 40, 41, 44, and 45 mm and more.
    fileprivate func size<Size>(_ mm40: Size, _ mm41: Size, _ mm44: Size, _ mm45: Size) -> Size {
        switch self {
        case .mm40: mm40
        case .mm41, .mm42: mm41
        case .mm44: mm44
        case .mm45, .mm46, .mm49: mm45
        }
    }
}

/// The complications whose text has a published room.
enum ComplicationFamily: String, CaseIterable {
    case circular, extraLarge, rectangular, smartStack

    func size(_ watch: WatchCase) -> (width: Double, height: Double) {
        func square(_ side: Double) -> (width: Double, height: Double) { (side, side) }
        return switch self {
        case .circular: square(watch.size(42, 44.5, 47, 50))
        case .extraLarge: square(watch.size(120, 127, 132, 143))
        case .rectangular: watch.size((162, 69), (171.5, 73), (184, 78), (193, 82))
        case .smartStack: watch == .mm49 ? (191, 81.5) : watch.size((152, 69.5), (165, 72.5), (173, 76.5), (184, 80.5))
        }
    }

    /// The size of the text in points.
    func fontSize(_ watch: WatchCase) -> Double {
        switch self {
        case .circular: watch.size(12, 12.5, 13, 14.5)
        case .extraLarge: watch.size(34.5, 36.5, 36.5, 41)
        case .rectangular, .smartStack: watch.size(16.5, 17.5, 18, 19.5)
        }
    }
}

extension PlaceOption {
    static let watchCase = choice("case", WatchCase.allCases.map(\.rawValue), "The size of the watch's case.")
    static let complication = choice(
        "family", ComplicationFamily.allCases.map(\.rawValue), "The size of the complication.")
}

extension PlaceValues {
    var watchCase: WatchCase { WatchCase(rawValue: choice(.watchCase)) ?? .mm40 }
    fileprivate var complication: ComplicationFamily {
        ComplicationFamily(rawValue: choice(.complication)) ?? .circular
    }
}

extension PlaceLength {
    static let watchScreen = PlaceLength("screen of the watch") { $0.values.watchCase.screen }
    static let complicationWidth = PlaceLength("table of complications") {
        $0.values.complication.size($0.values.watchCase).width
    }
    static let complicationHeight = PlaceLength("table of complications") {
        $0.values.complication.size($0.values.watchCase).height
    }
}

extension PlaceFont {
    /// A text style of watchOS.
    static func watch(_ style: FontStyle) -> PlaceFont {
        PlaceFont("\(style.rawValue) of watchOS") { _ in LabelFont.system(style).onWatch }
    }

    /// The font of a complication.
    static func complication(_ family: ComplicationFamily) -> PlaceFont {
        let sizes = WatchCase.allCases.map(family.fontSize)
        return PlaceFont("\(Number.text(sizes.min() ?? 0)) to \(Number.text(sizes.max() ?? 0)), medium") {
            .system(size: family.fontSize($0.watchCase), weight: .medium)
        }
    }
}
