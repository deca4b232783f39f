internal import CICU

/// The services of ICU that this process has opened: break iterators, bidi algorithms, plural rules, formats of numbers
/// and dates, parsers of messages.
package enum UnicodeServices {
    /// How many were opened so far, on all threads, including closed ones. Opening one takes from a microsecond to a
    /// millisecond, so a count that grows with the number of labels shows that a service is not kept.
    package static var openedCount: Int { Int(clamping: galley_services_opened()) }
}
