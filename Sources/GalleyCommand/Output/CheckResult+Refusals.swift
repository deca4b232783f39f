internal import Galley

extension CheckResult {
    /// - Throws: `InputError` for a check that measured nothing, and so proves nothing.
    func refuseNothingMeasured(in file: String) throws(InputError) {
        guard measuredNothing else { return }
        let rooms = summary.coverage?.rooms?.keys ?? 0
        let cause =
            if rooms > 0 {
                "the options leave none of the harvested rooms: a text of a fixed size is checked at that size only"
            } else if summary.keysAlone == 0 {
                "no scene shows a text"
            } else {
                "no catalog has the keys of the scenes; name one with strings:"
            }
        throw InputError(.configuration, "nothing was measured: \(cause)", file: file)
    }

    /// - Throws: `InputError` for a self-test that found nothing.
    func refuseIdleCheck(from severity: Severity, in file: String) throws(InputError) {
        guard !fails(at: severity) else { return }
        throw InputError(
            .configuration, "the check cannot fail: every text was three times as long, and nothing failed",
            file: file)
    }
}
