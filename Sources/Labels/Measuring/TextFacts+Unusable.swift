package import Frames

extension TextFacts {
    /// Makes them those of a text of which nothing shows, whatever room it has, as it has numbers that no text can be set
    /// in. What it needs stays as it was measured.
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
    /// Whether text can be set in its numbers.
    var isUsable: Bool { font.isUsable && tracking.isFinite && lineSpacing.isFinite }
}
