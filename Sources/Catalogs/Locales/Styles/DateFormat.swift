internal import CICU
internal import Synchronization

/// One way in which a locale writes days and times of day, in the time zone UTC.
///
/// `@unchecked` because a pointer is not `Sendable` by itself: a lock lets one thread write at a time, as ICU asks.
final class DateFormat: @unchecked Sendable {
    private let format: OpaquePointer
    private let lock = Mutex(())

    /// Opens the format of a style for a BCP 47 tag; nil for one that ICU does not know. Costs about a millisecond for
    /// the first of a locale.
    init?(locale: String, style: DateStyle) {
        let format: OpaquePointer?
        switch style {
        case .lengths(let date, let time):
            format = galley_date_open(locale, date?.code ?? -1, time?.code ?? -1)
        case .skeleton(let skeleton):
            let units = Array(skeleton.utf16)
            format = galley_date_open_skeleton(locale, units, Int32(clamping: units.count))
        case .pattern(let pattern):
            let units = Array(pattern.utf16)
            format = galley_date_open_pattern(locale, units, Int32(clamping: units.count))
        }
        guard let format else { return nil }
        self.format = format
    }

    deinit { galley_date_close(format) }

    /// A moment as it is written; nil for one of more than 511 characters.
    ///
    /// - Parameter seconds: Since 1970, without leap seconds.
    func string(_ seconds: Double) -> String? {
        lock.withLock { _ in String(capacity: 512) { galley_date_write(format, seconds, $0, $1) } }
    }
}

extension DateStyle.Length {
    fileprivate var code: Int32 {
        switch self {
        case .full: 0
        case .long: 1
        case .medium: 2
        case .short: 3
        }
    }
}
