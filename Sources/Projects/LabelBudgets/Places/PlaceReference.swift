internal import Basics
package import Frames
internal import Scenes

/// The tables of the page about standard places, as Markdown, from the rows that budgets are made from.
package enum PlaceReference {
    /// A part of the page.
    package enum Part: CaseIterable, Sendable {
        case apple, watch, android

        /// What a configuration calls the places.
        package var names: [String] { places.map(\.name) }

        var places: [StandardPlace] {
            switch self {
            case .apple: StandardPlace.apple
            case .watch: StandardPlace.watch
            case .android: StandardPlace.android
            }
        }
    }

    /// What the places are, and their options.
    package static func places(of part: Part) -> String {
        table(["place", "on", "what it is", "its keys"]) {
            for place in part.places {
                [
                    "`\(place.name)`", place.platforms.map(\.rawValue).joined(separator: ", "), place.meaning,
                    place.options.map(keys).joined(separator: "; "),
                ]
            }
        }
    }

    /// How platforms set the texts of the places.
    package static func designs(of part: Part) -> String {
        table(["place", "font", "lines", "text size", "how it is known"]) {
            for place in part.places {
                for design in place.designs {
                    [
                        name(of: design, in: place), design.font.words, lines(of: design), design.textSizes.words,
                        design.source,
                    ]
                }
            }
        }
    }

    /// The room of each place on some screens.
    package static func rooms(
        _ places: [LabelPlace], on platform: Platform, system: AppleSystem? = nil, screens: [Double]
    ) -> String {
        let metrics = platform.metrics(of: system)
        return table(["place"] + screens.map(Number.text) + ["from"]) {
            for place in places {
                [place.description]
                    + screens.map { words(of: place.room(on: platform, metrics, screen: $0, textSize: .large)) }
                    + [length(of: place, on: platform)]
            }
        }
    }

    /// The room of each place of watchOS on each watch.
    package static func roomsOfWatches() -> String {
        let kinds = ComplicationFamily.allCases.map { [PlaceOption.complication.name: PlaceValue.choice($0.rawValue)] }
        let samples = StandardPlace.watch.flatMap { place in
            (place.requiredOptions.count > 1 ? kinds : [[:]]).map { (place, $0) }
        }
        return table(["place"] + WatchCase.allCases.map(\.rawValue) + ["from"]) {
            for (place, options) in samples {
                let each = WatchCase.allCases.compactMap { size in
                    LabelPlace(place.name, options.merging([PlaceOption.watchCase.name: .choice(size.rawValue)]) { $1 })
                }
                [place.name.wordsOfCamelCase + place.options.map { $0.words(options[$0.name]) }.joined()]
                    + each.map { words(of: $0.room(on: .ios, Platform.ios.metrics(), screen: nil, textSize: .large)) }
                    + [each.first.map { length(of: $0) } ?? ""]
            }
        }
    }

    private static func words(of room: Room) -> String {
        [room.width, room.height].compactMap(\.self).map(Number.text).joined(separator: " × ")
    }

    private static func length(of place: LabelPlace, on platform: Platform = .ios) -> String {
        place.place.design(on: platform, place.values)?.width.words(place.values) ?? ""
    }

    private static func name(of design: PlaceDesign, in place: StandardPlace) -> String {
        let kinds = design.kinds.isEmpty ? "" : " " + design.kinds.joined(separator: ", ")
        let platforms = design.platforms.map(title).joined(separator: ", ")
        return "`\(place.name)`\(kinds)" + (place.platforms.count > 1 ? "; \(platforms)" : "")
    }

    private static func title(_ platform: Platform) -> String {
        switch platform {
        case .ios: "iOS"
        case .macos: "macOS"
        case .android: "Android"
        case .web: "web"
        }
    }

    private static func lines(of design: PlaceDesign) -> String {
        let shrinking =
            design.minimumScaleFactor < 1
            ? ", shrinks to \(Number.text(design.minimumScaleFactor)) before it is cut" : ""
        let lines = design.lines.map { "\($0)" + (design.truncates ? "" : ", not cut") }
        return (lines ?? (design.height == nil ? "any" : "any, cut at the height")) + shrinking
    }

    private static func keys(_ option: PlaceOption) -> String {
        switch option.form {
        case .flag: "`\(option.name)`: true or false"
        case .count: "`\(option.name)`: a number"
        case .choice(let choices, let usual, _):
            "`\(option.name)`: "
                + choices.map { "`\($0)`" + ($0 == usual ? " (usual)" : "") }.joined(separator: ", ")
        }
    }

    private static func table(_ heads: [String], @TableBuilder _ rows: () -> [[String]]) -> String {
        ([heads, heads.map { _ in "---" }] + rows())
            .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined().replacing("|  |", with: "| |")
    }

    @resultBuilder private enum TableBuilder {
        static func buildExpression(_ row: [String]) -> [[String]] { [row] }
        static func buildArray(_ rows: [[[String]]]) -> [[String]] { rows.flatMap(\.self) }
        static func buildBlock(_ rows: [[String]]...) -> [[String]] { rows.flatMap(\.self) }
    }
}
