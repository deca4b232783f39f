internal import Frames

/// The sizes of watchOS's text styles at each Dynamic Type size.
///
/// Source: Apple's Human Interface Guidelines, Typography, watchOS Dynamic Type sizes. They have neither `medium` nor sizes
/// beyond AX3: those are here as `large` and as AX3. SwiftUI's `callout` and `subheadline` are not among them, and are a
/// `caption` here.
enum WatchDynamicType {
    /// Points of a style at a Dynamic Type size; at a factor those of `large` times the factor.
    static func size(of style: FontStyle, at textSize: TextSize) -> Double {
        let points = points(style)
        if let index = TextSize.dynamicTypeSizes.firstIndex(of: textSize) {
            // There is no `medium`.
            return points[min(index < 3 ? index : index - 1, points.count - 1)]
        }
        guard case .scale(let factor) = textSize else { return points[2] }
        return points[2] * factor
    }

    /// Points at `xSmall`, `small`, `large` to `xxxLarge`, and AX1 to AX3.
    private static func points(_ style: FontStyle) -> [Double] {
        switch style {
        case .largeTitle: [30, 32, 36, 40, 41, 42, 44, 45, 46]
        case .title: [28, 30, 34, 38, 39, 40, 42, 43, 44]
        case .title2: [24, 26, 28, 30, 31, 32, 34, 35, 36]
        case .title3: [17, 18, 19, 20, 21, 22, 24, 25, 26]
        case .headline, .body: [14, 15, 16, 17, 18, 19, 21, 22, 23]
        case .caption, .callout, .subheadline: [13, 14, 15, 16, 17, 18, 18, 19, 20]
        case .caption2: [12, 13, 14, 15, 16, 17, 17, 18, 19]
        case .footnote: [11, 12, 13, 14, 15, 16, 16, 17, 18]
        }
    }
}
