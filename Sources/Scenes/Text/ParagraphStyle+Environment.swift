internal import Foundation
internal import TextLayout
internal import Typography
internal import ViewLayout

extension ParagraphStyle {
    /// What views inherit, in the types of TextLayout.
    init(_ environment: TextEnvironment, locale: TextLocale) {
        self.init(
            locale: locale, isInterfaceRightToLeft: environment.layoutDirection == .rightToLeft,
            alignment: Alignment(environment.multilineTextAlignment), lineLimit: environment.lineLimit,
            reservedLines: environment.reservedLineCount ?? 0, truncation: TruncationMode(environment.truncationMode),
            minimumScaleFactor: Double(environment.minimumScaleFactor),
            allowsTightening: environment.allowsTightening, lineSpacing: Double(environment.lineSpacing),
            lineBreaks: LineBreakRules(
                wordKeeping: environment.keepsWords.map { $0 ? .all : .none }, avoidsOrphans: environment.avoidsOrphans),
            displayScale: Double(environment.displayScale))
    }
}

extension ParagraphStyle.Alignment {
    fileprivate init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
    }
}

extension TruncationMode {
    fileprivate init(_ mode: Text.TruncationMode) {
        self =
            switch mode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }
}
