public import Foundation

extension Text {
    /// Sets the font of texts.
    public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
    /// Sets how bold texts are.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }
    /// Sets the design of the font.
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = $0.design ?? design } }
    /// Sets how wide letters are.
    public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = $0.width ?? width } }
    /// Makes texts bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// Makes texts bold.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Makes texts italic.
    public func italic() -> Text { italic(true) }
    /// Makes texts italic.
    public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = $0.isItalic ?? isActive } }
    /// Sets texts in a font whose letters are equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
    /// Sets digits that are equally wide.
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
