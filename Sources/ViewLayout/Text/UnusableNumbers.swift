import Foundation

/// A text with usable numbers in place of those that it cannot be set with: sizes that are not above 0, and lengths
/// that are not finite.
///
/// It is not known what SwiftUI shows of such a text. Here it is measured, so that the rest can be laid out, and
/// nothing of it counts as shown.
struct UsableText {
    var content: TextContent
    var environment: TextEnvironment
    /// What was replaced.
    var faults: Set<LayoutWarning.Fault> = []

    init(_ content: TextContent, in environment: TextEnvironment) {
        self.content = content
        self.environment = environment
        if let value = environment.unusableLineSpacing {
            faults.insert(.unusableLength("line spacing", value))
        }
        if environment.style.isUsable, content.runs.allSatisfy(\.style.isUsable) { return }
        for index in content.runs.indices {
            // A run does not inherit what it sets itself.
            self.content.runs[index].style = content.runs[index].style.merging(environment.style).usable(&faults)
        }
        var ignored: Set<LayoutWarning.Fault> = []
        self.environment.style = environment.style.usable(&ignored)
    }

    /// The font size in points that replaces an impossible one: that of the body style.
    static let fontSize: CGFloat = 17
    /// The largest number that scene files accept.
    fileprivate static let largest: CGFloat = 1_000_000
}

extension TextRunStyle {
    fileprivate var isUsable: Bool {
        (font?.isUsable ?? true) && (width?.value.isUsableLength ?? true) && (tracking?.isUsableLength ?? true)
            && (kerning?.isUsableLength ?? true) && (baselineOffset?.isUsableLength ?? true)
    }

    /// The style with usable numbers; replacements are noted.
    fileprivate func usable(_ faults: inout Set<LayoutWarning.Fault>) -> TextRunStyle {
        func length(_ value: CGFloat?, _ name: String) -> CGFloat? {
            guard let value, !value.isUsableLength else { return value }
            faults.insert(.unusableLength(name, "\(Double(value))"))
            return nil
        }
        var style = self
        if let size = font?.size, !size.isUsableSize {
            faults.insert(.unusableFontSize("\(Double(size))"))
            style.font?.size = UsableText.fontSize
        }
        if let value = font?.width?.value, length(value, "font width") == nil { style.font?.width = nil }
        if length(width?.value, "font width") == nil { style.width = nil }
        style.tracking = length(tracking, "tracking")
        style.kerning = length(kerning, "kerning")
        style.baselineOffset = length(baselineOffset, "baseline offset")
        return style
    }
}

extension Font {
    fileprivate var isUsable: Bool { (size?.isUsableSize ?? true) && (width?.value.isUsableLength ?? true) }

    /// In points; nil for a text style.
    fileprivate var size: CGFloat? {
        get {
            switch base {
            case .style: nil
            case .system(let size), .named(_, let size, _): size
            }
        }
        set {
            guard let newValue else { return }
            switch base {
            case .style: break
            case .system: base = .system(size: newValue)
            case .named(let name, _, let style): base = .named(name, size: newValue, relativeTo: style)
            }
        }
    }
}

extension CGFloat {
    fileprivate var isUsableSize: Bool { self > 0 && self <= UsableText.largest }
    fileprivate var isUsableLength: Bool { magnitude <= UsableText.largest }
}
