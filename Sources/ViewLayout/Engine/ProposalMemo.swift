import Foundation

/// Remembers an answer for each proposal. A view gets only a few different ones, so a short list is searched first.
struct ProposalMemo<Value> {
    private var recent: [(ProposedViewSize, Value)] = []
    private var older: [ProposalKey: Value] = [:]

    subscript(proposal: ProposedViewSize) -> Value? {
        get {
            for (known, value) in recent where known == proposal { return value }
            return older.isEmpty ? nil : older[ProposalKey(proposal)]
        }
        set {
            guard let newValue else { return }
            if recent.count < 8 {
                // A stack makes three or four proposals.
                if recent.isEmpty { recent.reserveCapacity(4) }
                recent.append((proposal, newValue))
            } else {
                older[ProposalKey(proposal)] = newValue
            }
        }
    }
}

/// A proposal as a dictionary key; `ProposedViewSize` itself must not be Hashable, as SwiftUI's is not.
struct ProposalKey: Hashable {
    let width: CGFloat?
    let height: CGFloat?

    init(_ proposal: ProposedViewSize) {
        width = proposal.width
        height = proposal.height
    }
}
