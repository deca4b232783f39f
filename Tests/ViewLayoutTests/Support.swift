import Foundation
import ViewLayout

/// Lays a view out with the grid font and writes the tree as text: kind, x, y, width, height, a view a line.
@MainActor
func frames(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = EdgeInsets(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> String {
    scene(view, width: width, height: height, scale: scale, direction: direction, safeArea: safeArea, change).root.tree
}

@MainActor
func scene(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = EdgeInsets(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> PlacedScene {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    change(&environment)
    return layOut(
        view, in: ProposedViewSize(width: width, height: height), safeArea: safeArea, environment: environment,
        measurer: GridFont())
}

extension PlacedView {
    var tree: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: " ")
        return ["\(indent)\(kind) \(numbers)"] + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    /// This view and all below it, from the top.
    var all: [PlacedView] { [self] + children.flatMap(\.all) }

    func first(_ kind: String) -> PlacedView? { all.first { $0.kind == kind } }
}

/// A number with at most three decimals.
func short(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// A view that takes what it is offered, and ideally has the size given.
struct Block: View {
    var width: CGFloat
    var height: CGFloat
    var body: some View { Color.red.frame(width: width, height: height) }
}
