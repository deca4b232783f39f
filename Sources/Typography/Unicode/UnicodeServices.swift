internal import CICU

/// What of ICU this process has opened: break iterators, bidi algorithms, plural rules, formats of numbers and dates,
/// parsers of messages.
package enum UnicodeServices {
    /// How many so far, closed ones among them, on all threads. Opening one costs from a microsecond to a millisecond,
    /// so a count that grows with the number of labels means that a service is not kept.
    package static var openedCount: Int { Int(clamping: galley_services_opened()) }
}
