/// How much work a layout session has done, for tests that check that nothing is done twice.
///
/// Counting takes an addition for each answer; the counts grow as long as their ``LayoutTree`` exists.
package final class LayoutWork {
    /// Views, containers and modifiers that evaluations have made.
    package var nodes = 0
    /// Sizes that layouts and leaves have worked out; remembered ones, and those without work, do not count.
    package var sizes = 0
    /// Explicit alignment guides that were worked out.
    package var alignments = 0
}
