public import Foundation

extension ProgressView where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == Label {
    /// The progress view that a style is given, in the look that applies around the style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            label: configuration.label, current: configuration.currentValueLabel,
            fraction: configuration.fractionCompleted)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A bar for a task that reports its progress.
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
    /// A bar that fills, or empties, from one date to another; a layout shows it at its start.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { self.init(value: countsDown ? 1.0 : 0.0) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A bar that fills, or empties, from one date to another; a layout shows it at its start.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(value: countsDown ? 1.0 : 0.0, label: label)
    }
}

extension ProgressView {
    /// A bar that fills, or empties, from one date to another; a layout shows it at its start.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: countsDown ? 1.0 : 0.0, label: label, currentValueLabel: currentValueLabel)
    }
}
