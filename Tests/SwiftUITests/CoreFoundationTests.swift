import CoreFoundation
import Testing

/// A file that imports CoreFoundation alone has the types of the plane, and the clock.
@Suite struct CoreFoundationTests {
    @Test func planeIsThere() {
        let width: CGFloat = 3
        #expect(CGRect(origin: .zero, size: CGSize(width: width, height: 2)).maxX == 3)
        #expect(CFAbsoluteTimeGetCurrent() > 0)
    }
}
