/// Which changes are tried to fix a finding.
package enum Trials: Sendable {
    /// Of the layout and of the text: for developers.
    case all
    /// Shorter texts alone: for translators, who cannot change a layout.
    case shorterText
    /// None: whether there is a finding is all that matters.
    case none
}
