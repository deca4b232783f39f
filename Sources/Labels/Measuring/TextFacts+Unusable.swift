package import Frames

extension TextFacts {
    /// Changes the facts to those of a text of which nothing shows, whatever its room, because its style has numbers
    /// that no text can be set in. What the text needs stays as it was measured.
    package mutating func showNothing() {
        guard !string.isEmpty else { return }
        truncated = true
        visible = ""
        hidden = [string]
        lines = []
        unlimited = nil
        fittingWidth = nil
    }
}

extension LabelTypesetting {
    /// Whether text can be set with these numbers.
    var isUsable: Bool { font.isUsable && tracking.isFinite && lineSpacing.isFinite }
}
