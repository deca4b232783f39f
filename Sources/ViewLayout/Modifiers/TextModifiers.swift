public import Foundation

extension EnvironmentValues {
    private enum HasCaseKey: EnvironmentKey { static let defaultValue = false }

    /// Whether a modifier has set the case of texts, including to their own.
    var hasTextCase: Bool {
        get { self[HasCaseKey.self] }
        set { self[HasCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets a value of the environment for the view and all in it.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        let locale = keyPath == \EnvironmentValues.locale ? value as? Locale : nil
        return modifier(EnvironmentModifier(change: { $0[keyPath: keyPath] = value }, locale: locale))
    }

    /// Changes a value of the environment for the view and all in it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets the font of texts.
    nonisolated public func font(_ font: Font?) -> some View { text { $0.style.font = font } }
    /// Sets how bold texts are.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.style.weight = weight } }
    /// Sets the design of the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { text { $0.style.design = design } }
    /// Sets how wide letters are.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text { $0.style.width = width } }
    /// Makes texts bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        text { $0.style.weight = isActive ? .bold : nil }
    }
    /// Makes texts italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { text { $0.style.isItalic = isActive } }
    /// Sets texts in a font whose letters are equally wide.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        text { $0.style.design = isActive ? .monospaced : nil }
    }
    /// Sets digits that are equally wide.
    nonisolated public func monospacedDigit() -> some View { text { $0.style.hasMonospacedDigits = true } }
    /// Adds space after each character, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { text { $0.style.tracking = tracking } }
    /// Adds space between characters, in points; ligatures stay.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { text { $0.style.kerning = kerning } }
    /// Shifts texts up from their baseline, in points.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        text { $0.style.baselineOffset = offset }
    }
    /// Puts texts in upper or lower case.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        modifier(
            EnvironmentModifier { environment in
                environment.textCase = textCase
                environment.hasTextCase = true
            })
    }

    /// Sets the most lines that texts show; `nil` for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        text {
            $0.lineLimit = number
            $0.reservedLineCount = nil
        }
    }
    /// Sets the most lines that texts show; with `reservesSpace` shorter texts are as high.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        text {
            $0.lineLimit = limit
            $0.reservedLineCount = reservesSpace ? limit : nil
        }
    }
    /// Sets the fewest lines whose height texts reserve, and the most that they show.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        text {
            $0.lineLimit = limit.upperBound
            $0.reservedLineCount = limit.lowerBound
        }
    }
    /// The fewest lines whose height texts keep; any number is shown.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        text {
            $0.lineLimit = nil
            $0.reservedLineCount = limit.lowerBound
        }
    }
    /// Limits the number of lines that texts show.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Adds space between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { text { $0.lineSpacing = lineSpacing } }
    /// Sets where a text that does not fit is cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        text { $0.truncationMode = mode }
    }
    /// Sets the smallest factor by which texts may be scaled to fit, in 0…1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        text { $0.minimumScaleFactor = factor }
    }
    /// Lets letters move closer before a text is cut.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }
    /// Sets whether lines break only at spaces and punctuation, and not between letters. SwiftUI has no such modifier.
    package nonisolated func keepsWords(_ flag: Bool) -> some View { text { $0.keepsWords = flag } }
    /// Sets whether a last line of a single word takes another from the line before. In SwiftUI this is private.
    package nonisolated func avoidsOrphans(_ flag: Bool) -> some View { text { $0.avoidsOrphans = flag } }
    /// Sets how the lines of a text are aligned.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text { $0.multilineTextAlignment = alignment }
    }

    /// Sets the text size.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        text { $0.dynamicTypeSize = size }
    }
    /// Limits the text size.
    nonisolated public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return text { environment in
            guard let low = allowed.first, let high = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, low), high)
        }
    }

    private nonisolated func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
        modifier(EnvironmentModifier { change(&$0.text) })
    }
}
