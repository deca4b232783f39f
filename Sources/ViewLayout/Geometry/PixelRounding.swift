package import Foundation

extension CGFloat {
    /// This length rounded up to a whole number of pixels of the given length in points.
    package func roundedUp(toPixel pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        // A length that is a whole number of pixels but for the error of its sum must not gain one.
        return ((self / pixel) - 1e-9).rounded(.up) * pixel
    }

    /// This length rounded to the nearest whole number of pixels, halves away from zero.
    package func rounded(toPixel pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        return (self / pixel).rounded(.toNearestOrAwayFromZero) * pixel
    }
}

extension CGSize {
    package func roundedUp(toPixel pixel: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(toPixel: pixel), height: height.roundedUp(toPixel: pixel))
    }
}
