/// How many characters have to be removed from a text before it fits.
enum SmallestCut {
    /// The smallest number of characters, from 1 to `most`, without which the text fits; nil where it never does.
    ///
    /// Searches from a guess in growing steps until one number fits and a smaller one does not, then halves the
    /// interval (J. L. Bentley and A. C. Yao, An almost optimal algorithm for unbounded searching, 1976). It takes
    /// about 2 log₂ of the error of the guess. The result fits, and a text with one more character was tried and does
    /// not.
    static func find(guess: Int, most: Int, fits: (Int) throws -> Bool) rethrows -> Int? {
        guard most >= 1 else { return nil }
        var (cut, whole) = (0, min(max(guess, 1), most))
        var step = 1
        if try fits(whole) {
            while whole - cut > 1 {
                let next = max(whole - step, cut + 1)
                guard try fits(next) else {
                    cut = next
                    break
                }
                (whole, step) = (next, step * 2)
            }
        } else {
            repeat {
                guard whole < most else { return nil }
                (cut, whole, step) = (whole, min(whole + step, most), step * 2)
            } while try !fits(whole)
        }
        while whole - cut > 1 {
            let middle = (cut + whole) / 2
            if try fits(middle) { whole = middle } else { cut = middle }
        }
        return whole
    }
}
