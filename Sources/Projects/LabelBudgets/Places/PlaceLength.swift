internal import Basics
internal import Foundation
internal import Frames
internal import ViewLayout

/// What the size of a place may depend on.
struct PlaceQuery {
    let platform: Platform
    let metrics: PlatformMetrics
    /// The width of the screen in points.
    let screen: Double
    let textSize: TextSize
    let values: PlaceValues
}

/// A width or height in points, together with how it comes about: `screen − 2 × margin − 24`.
///
/// The documentation has the words, and a test compares both.
struct PlaceLength: Sendable {
    private let isSum: Bool
    private let text: @Sendable (PlaceValues) -> String
    private let value: @Sendable (PlaceQuery) -> Double

    private init(
        isSum: Bool, _ text: @escaping @Sendable (PlaceValues) -> String,
        _ value: @escaping @Sendable (PlaceQuery) -> Double
    ) {
        self.isSum = isSum
        self.text = text
        self.value = value
    }

    /// A length that is not made of others, such as one that a layout of scenes has.
    init(_ words: String, _ value: @escaping @Sendable (PlaceQuery) -> Double) { self.init({ _ in words }, value) }

    /// The same, with words for the options of the place.
    init(
        _ words: @escaping @Sendable (PlaceValues) -> String, _ value: @escaping @Sendable (PlaceQuery) -> Double
    ) {
        self.init(isSum: false, words, value)
    }

    /// In points, at least 0.
    func points(_ query: PlaceQuery) -> Double { max(value(query), 0) }

    /// How the length comes about.
    func words(_ values: PlaceValues) -> String { text(values) }

    /// The width of the screen.
    static let screen = PlaceLength("screen") { $0.screen }

    /// The margin of a screen of that width.
    static let margin = PlaceLength("`margin`") { Double($0.metrics.margin(in: CGFloat($0.screen))) }

    /// A number that `metrics` in a `galley.yml` may change.
    static func metric(_ metric: PlatformMetric) -> PlaceLength {
        PlaceLength("`\(metric.rawValue)`") { Double($0.metrics[metric]) }
    }

    /// Nothing unless the option is set.
    func `if`(_ option: PlaceOption) -> PlaceLength {
        PlaceLength(isSum: isSum) { [text] in
            $0.isSet(option) ? text($0) : ""
        } _: { [value] in
            $0.values.isSet(option) ? value($0) : 0
        }
    }

    /// One of as many equal shares as the option counts.
    func shared(_ option: PlaceOption) -> PlaceLength {
        PlaceLength(isSum: false) { [self] in
            "\(operand($0)) ÷ `\(option.name)`"
        } _: { [value] in
            value($0) / Double(max($0.values.count(option), 1))
        }
    }

    /// The length, or less.
    func atMost(_ points: Double) -> PlaceLength {
        PlaceLength(isSum: false) { [self] in
            "min(\(text($0)), \(Number.text(points)))"
        } _: { [value] in
            min(value($0), points)
        }
    }

    static func + (left: PlaceLength, right: PlaceLength) -> PlaceLength {
        sum(left, right, "+") { $0 + $1 }
    }

    static func - (left: PlaceLength, right: PlaceLength) -> PlaceLength {
        sum(left, right, "−") { $0 - $1 }
    }

    static func * (factor: Double, length: PlaceLength) -> PlaceLength {
        PlaceLength(isSum: false) {
            length.text($0).isEmpty ? "" : "\(Number.text(factor)) × \(length.operand($0))"
        } _: {
            factor * length.value($0)
        }
    }

    private static func sum(
        _ left: PlaceLength, _ right: PlaceLength, _ sign: String,
        _ operation: @escaping @Sendable (Double, Double) -> Double
    ) -> PlaceLength {
        PlaceLength(isSum: true) { values in
            let (first, second) = (left.text(values), right.isSum ? right.operand(values) : right.text(values))
            return second.isEmpty ? first : "\(first) \(sign) \(second)"
        } _: {
            operation(left.value($0), right.value($0))
        }
    }

    private func operand(_ values: PlaceValues) -> String {
        let words = text(values)
        return isSum && !words.isEmpty ? "(\(words))" : words
    }
}

extension PlaceLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

    init(floatLiteral value: Double) { self.init(Number.text(value)) { _ in value } }
}
