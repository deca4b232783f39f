import Foundation
import Testing
import ViewLayout

/// Frames that views read in the coordinates of others.
@MainActor @Suite struct CoordinateSpaceTests {
    private final class Read {
        var frames: [String: CGRect?] = [:]
        func note(_ name: String, _ frame: CGRect?) { frames.updateValue(frame, forKey: name) }
    }

    @Test func framesAndBoundsAreRelativeToScrollViewsAndNames() {
        let read = Read()
        let view = VStack(spacing: 0) {
            Block(width: 30, height: 15)
            ScrollView {
                VStack(spacing: 0) {
                    Block(width: 10, height: 40)
                    ScrollView(.horizontal) {
                        GeometryReader { proxy in
                            let _ = read.note("any", proxy.frame(in: .scrollView))
                            let _ = read.note("vertical", proxy.frame(in: .scrollView(axis: .vertical)))
                            let _ = read.note("named", proxy.frame(in: .named("page")))
                            let _ = read.note("local", proxy.frame(in: .local))
                            let _ = read.note("bounds", proxy.bounds(of: .scrollView(axis: .vertical)))
                            let _ = read.note("page", proxy.bounds(of: .named("page")))
                            let _ = read.note("none", proxy.bounds(of: .named("other")))
                            Color.red
                        }
                        .frame(width: 50, height: 20)
                        .padding(.leading, 7)
                    }
                }
            }
        }
        .padding(.top, 3).coordinateSpace(.named("page"))
        _ = scene(view, width: 30, height: 118)
        #expect(read.frames["any"] == CGRect(x: 7, y: 0, width: 50, height: 20))
        #expect(read.frames["vertical"] == CGRect(x: 7, y: 40, width: 50, height: 20))
        #expect(read.frames["named"] == CGRect(x: 7, y: 58, width: 50, height: 20))
        #expect(read.frames["local"] == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(read.frames["bounds"] == CGRect(x: -7, y: -40, width: 30, height: 100))
        #expect(read.frames["page"] == CGRect(x: -7, y: -58, width: 30, height: 118))
        #expect(read.frames["none"] == .some(nil))
    }

    @Test func theCoordinatesOfAScrollViewBeginInTheSafeArea() {
        let read = Read()
        let view = ScrollView {
            GeometryReader { proxy in
                let _ = read.note("any", proxy.frame(in: .scrollView))
                Color.red
            }
            .frame(height: 20)
        }
        _ = scene(view, width: 30, height: 100, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
        #expect(read.frames["any"] == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
}
