/// A number for every scalar, zero until it is set: pages of 256, each made when one of its scalars is first set.
///
/// Plain memory and not an array, since it is read for every character of every text.
final class ScalarPages<Element: FixedWidthInteger> {
    private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>
    private static var pageCount: Int { 0x11_0000 >> 8 }

    init() {
        pages = .allocate(capacity: Self.pageCount)
        pages.initialize(repeating: nil, count: Self.pageCount)
    }

    deinit {
        for page in 0..<Self.pageCount { pages[page]?.deallocate() }
        pages.deallocate()
    }

    /// O(1). A number above the last scalar counts as the replacement character.
    @inline(__always)
    subscript(scalar: UInt32) -> Element {
        get { pages[Int((scalar < 0x11_0000 ? scalar : 0xfffd) >> 8)]?[Int(scalar & 0xff)] ?? 0 }
        set {
            guard scalar < 0x11_0000 else { return }
            let number = Int(scalar >> 8)
            if pages[number] == nil {
                let page = UnsafeMutablePointer<Element>.allocate(capacity: 256)
                page.initialize(repeating: 0, count: 256)
                pages[number] = page
            }
            pages[number]?[Int(scalar & 0xff)] = newValue
        }
    }
}
