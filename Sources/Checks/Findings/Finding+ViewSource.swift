public import Basics

extension Finding {
    /// Where the view is, for a finding that is where its string is; nil where that is one place.
    public var viewSource: SourcePosition? { view.source == source ? nil : view.source }
}
