import Foundation

/// A change to one view, to find out its effect on layout: the code of the view stays as it is.
package struct ViewTrial: Hashable, Sendable {
    /// The place of the view in the tree.
    package let place: ViewPath
    /// What is changed.
    package let change: Change

    /// What may be changed, as with a modifier directly at the view.
    package enum Change: Hashable, Sendable {
        /// A text may take any number of lines.
        case unlimitedLines
        /// A text may shrink to this factor.
        case minimumScaleFactor(Double)
        /// A text without this number of characters at its end, and without the white space before them.
        case shortened(by: Int)
        /// A horizontal stack becomes a vertical one with the same distances.
        case vertical
    }

    package init(_ change: Change, at place: ViewPath) {
        self.place = place
        self.change = change
    }

    /// The environment of a text, changed if it is the text of this trial.
    func altered(_ environment: TextEnvironment, at place: ViewPath) -> TextEnvironment {
        guard place == self.place else { return environment }
        var environment = environment
        switch change {
        case .unlimitedLines:
            environment.lineLimit = nil
            environment.reservedLineCount = nil
        case .minimumScaleFactor(let factor): environment.minimumScaleFactor = CGFloat(factor)
        case .shortened(let count): environment.omittedCharacters = count
        case .vertical: break
        }
        return environment
    }

    /// Whether the horizontal stack at that place becomes a vertical one.
    func turns(_ place: ViewPath) -> Bool { change == .vertical && place == self.place }
}
