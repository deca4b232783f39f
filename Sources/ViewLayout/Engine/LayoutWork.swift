/// How much work a layout session has done, for the tests that guard against doing it twice.
///
/// Counting costs an addition an answer; numbers grow for the life of the ``LayoutTree`` that they belong to.
package final class LayoutWork {
    /// Views, containers and modifiers that evaluations have made.
    package var nodes = 0
    /// Sizes that layouts and leaves have worked out; what was remembered, or needs no work, does not count.
    package var sizes = 0
    /// Explicit positions of alignment guides that were worked out.
    package var alignments = 0
}
