import Foundation
import ViewLayout

// How apps scroll: a layout shows content where it is before anybody does.

struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = (target.rect.minX / context.containerSize.width).rounded() * context.containerSize.width
        if context.layoutDirection == .rightToLeft { target.rect.origin.x = 0 }
    }
}

struct Carousel: View {
    @State private var current: Int?
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var edge = ScrollPosition(edge: .bottom)
    @State private var offset: CGFloat = 0
    @State private var isVisible = false
    @Namespace private var zoom

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<5, id: \.self) { index in
                        Text(verbatim: "page").frame(width: 60, height: 40)
                            .id(index)
                            .matchedTransitionSource(id: index, in: zoom)
                            .matchedTransitionSource(id: index, in: zoom) { $0.clipShape(.rect(cornerRadius: 8)) }
                            .navigationTransition(.zoom(sourceID: index, in: zoom))
                            .onScrollVisibilityChange(threshold: 0.2) { isVisible = $0 }
                            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                                Button("Pin", systemImage: "pin") {}.tint(.yellow)
                            }
                            .swipeActions { Button("Delete", role: .destructive) {} }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollTargetBehavior(.paging)
            .scrollTargetBehavior(Snap())
            .scrollPosition(id: $current, anchor: .center)
            .scrollPosition($position)
            .scrollPosition($edge, anchor: .bottom)
            .scrollIndicators(.hidden, axes: .horizontal)
            .scrollIndicatorsFlash(onAppear: true)
            .scrollClipDisabled()
            .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
            .scrollDismissesKeyboard(.interactively)
            .scrollContentBackground(.hidden)
            .scrollDisabled(isVisible)
            .contentMargins(.horizontal, 12, for: .scrollContent)
            .defaultScrollAnchor(.leading)
            .defaultScrollAnchor(nil, for: .sizeChanges)
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.x + geometry.contentInsets.leading
            } action: { _, new in
                offset = new
            }
            .onScrollPhaseChange { old, new in isVisible = old != new && new.isScrolling }
            .onAppear { proxy.scrollTo(3, anchor: .center) }
            .onChange(of: offset) { position.scrollTo(id: 2, anchor: .leading) }
            .onChange(of: isVisible) { position.scrollTo(edge: .trailing) }
            .safeAreaPadding(.bottom, 4)
            .refreshable {}
        }
    }
}
