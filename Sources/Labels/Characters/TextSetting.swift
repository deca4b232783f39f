package import TextLayout
package import Typography

/// What a text is set with, apart from its words and its room.
package struct TextSetting: Hashable, Sendable {
    /// Of its first run.
    package var font: FontRequest
    package var style: ParagraphStyle
    /// What its letters were changed to.
    package var textCase: TextCase?

    /// The same at another size.
    ///
    /// - Parameter size: In points.
    func atSize(_ size: Double) -> TextSetting {
        guard font.size > 0, size != font.size else { return self }
        var setting = self
        let factor = size / font.size
        setting.font.size = size
        setting.font.tracking *= factor
        setting.font.lineHeight = font.lineHeight.map { $0 * factor }
        return setting
    }
}
