public import Basics

extension Finding {
    /// Where the view is, for a finding that is shown at its string; nil where both are the same place.
    public var viewSource: SourcePosition? { view.source == source ? nil : view.source }
}
