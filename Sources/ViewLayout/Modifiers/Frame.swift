public import Foundation

/// Gives a view a fixed width, height or both.
struct FixedFrameLayout: UnaryLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    var isFixed: Bool { width != nil && height != nil }

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(self.proposal(for: proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(in: bounds, alignment, proposal: self.proposal(for: proposal))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        child.frameSpacing(width: width != nil, height: height != nil)
    }
}

/// Limits the size of a view.
/// Apple's documentation states the proposal and the size for each combination of limits. Where a minimum and a maximum
/// are both set, the size is the proposal limited to them, whatever size the view takes.
struct FlexibleFrameLayout: UnaryLayout {
    struct Limits {
        let minimum: CGFloat?
        let ideal: CGFloat?
        let maximum: CGFloat?

        init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
            let minimum = minimum.map { max($0, 0) }
            let ideal = ideal.map { max($0, minimum ?? $0) }
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum.map { max($0, ideal ?? minimum ?? 0) }
        }

        var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }

        func clamp(_ length: CGFloat) -> CGFloat { min(max(length, minimum ?? 0), maximum ?? .infinity) }

        func proposal(for proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
        }

        func length(of child: CGFloat, proposal: CGFloat?) -> CGFloat {
            if proposal == nil, let ideal { return ideal }
            switch (minimum, maximum) {
            case (let minimum?, nil): return max(min(self.proposal(for: proposal) ?? .infinity, child), minimum)
            case (nil, let maximum?): return min(max(self.proposal(for: proposal) ?? -.infinity, child), maximum)
            case (_?, _?): return clamp(proposal ?? child)
            case (nil, nil): return child
            }
        }

        /// The final proposal for the view: the frame's own length.
        func finalProposal(_ size: CGFloat, proposal: CGFloat?) -> CGFloat? {
            if ideal == nil, proposal == nil, size > minimum ?? -.infinity, size < maximum ?? .infinity { return nil }
            return size
        }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(self.proposal(for: proposal))
        return CGSize(
            width: width.length(of: size.width, proposal: proposal.width),
            height: height.length(of: size.height, proposal: proposal.height))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let final = ProposedViewSize(
            width: width.finalProposal(bounds.width, proposal: proposal.width),
            height: height.finalProposal(bounds.height, proposal: proposal.height))
        child.place(in: bounds, alignment, proposal: final)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        child.frameSpacing(width: width.isSet, height: height.isSet)
    }
}

extension LayoutSubview {
    /// Places the view so that its guide is on that of the bounds.
    func place(in bounds: CGRect, _ alignment: Alignment, proposal: ProposedViewSize) {
        let own = dimensions(in: proposal)
        let origin = CGPoint(
            x: bounds.minX + bounds.size.position(of: alignment.horizontal.key) - own[alignment.horizontal],
            y: bounds.minY + bounds.size.position(of: alignment.vertical.key) - own[alignment.vertical])
        place(at: origin, proposal: proposal)
    }

    func frameSpacing(width: Bool, height: Bool) -> ViewSpacing {
        if node.isSpacer { return spacing }
        var edges: Edge.Set = []
        if width { edges.formUnion(.horizontal) }
        if height { edges.formUnion(.vertical) }
        return spacing.resetting(edges)
    }
}

extension CGSize {
    /// The default position of a guide in a view of this size.
    func position(of key: AlignmentKey) -> CGFloat { key.defaultValue(in: ViewDimensions(size: self)) }
}

extension View {
    /// Gives the view a fixed width, height or both, in points; `nil` keeps the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let layout = FixedFrameLayout(width: valid(width), height: valid(height), alignment: alignment)
        return modifier(LayoutModifier(layout: layout, isFrame: true))
    }

    /// Limits the size of the view, in points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let layout = FlexibleFrameLayout(
            width: .init(minWidth, idealWidth, maxWidth), height: .init(minHeight, idealHeight, maxHeight),
            alignment: alignment)
        return modifier(LayoutModifier(layout: layout, isFrame: true))
    }
}

/// A valid length; others are ignored, as in SwiftUI.
private nonisolated func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
}
