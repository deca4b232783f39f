package import Foundation

/// A fault of a layout that was corrected so that the rest could be laid out.
package struct LayoutWarning: Hashable, Sendable {
    package enum Fault: Hashable, Sendable {
        case notANumber(width: CGFloat?, height: CGFloat?)
        case infiniteSize
        case negativeSize
        case invalidPosition
        case notPlaced(index: Int)
        case placedRepeatedly(index: Int)
        case evaluatesItself
        case neverSettles
        case tooDeep
        case missingObject(String)
        case unusableFontSize(String)
        case unusableLength(String, String)
    }

    package var fault: Fault

    /// A sentence for people.
    package var message: String {
        switch fault {
        case .notANumber(let width, let height):
            "returns a size that is not a number for the proposal \(described(width)) × \(described(height)); 0 was used"
        case .infiniteSize: "has an infinite size where it is placed; the size of its container was used"
        case .negativeSize: "has a negative size where it is placed; 0 was used"
        case .invalidPosition: "was placed at a position that is not a finite number; the origin was used"
        case .notPlaced(let index): "does not place its subview \(index); it was centred"
        case .placedRepeatedly(let index): "places its subview \(index) more than once; the last place was used"
        case .neverSettles:
            "changes its state in each of \(EvaluationSession.roundLimit) layouts and never settles; the last layout was used"
        case .evaluatesItself: "has itself as its body; nothing was shown"
        case .tooDeep: "is nested more than \(ViewContext.deepest) deep; nothing was shown"
        case .unusableFontSize(let size):
            "has the font size \(size), in which no text shows; \(Int(UsableText.fontSize)) was measured"
        case .unusableLength(let name, let length):
            "has the \(name) \(length), with which no text shows; it was measured without"
        case .missingObject(let type):
            "needs an environment object of type \(type) that no view above it sets; nothing was shown"
        }
    }

    private func described(_ length: CGFloat?) -> String { length.map { "\(Double($0))" } ?? "nil" }
}
