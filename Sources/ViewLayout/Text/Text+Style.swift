public import Foundation

extension Text {
    public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = $0.design ?? design } }
    public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = $0.width ?? width } }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = $0.isItalic ?? isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = $0.hasMonospacedDigits ?? true } }
    /// Extra space after each character, in points.
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = $0.tracking ?? tracking } }
    /// Extra space between characters, in points; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = $0.kerning ?? kerning } }
    /// Shifts the text up from its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        styled { $0.baselineOffset = $0.baselineOffset ?? offset }
    }

    private func styled(_ change: (inout TextRunStyle) -> Void) -> Text {
        var text = self
        for index in text.content.runs.indices { change(&text.content.runs[index].style) }
        return text
    }
}
