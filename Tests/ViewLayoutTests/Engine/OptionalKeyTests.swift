import Foundation
import Testing
import ViewLayout

private struct LengthKey: EnvironmentKey, ContainerValueKey, LayoutValueKey, TransactionKey {
    static let defaultValue: Int? = 3
}

/// A key whose type is optional has its default until a value is set, and `nil` where that is set.
@MainActor @Suite struct OptionalKeyTests {
    @Test func valuesOfTheEnvironment() {
        var values = EnvironmentValues()
        #expect(values[LengthKey.self] == 3)
        values[LengthKey.self] = nil
        #expect(values[LengthKey.self] == nil)
        values[LengthKey.self] = 5
        #expect(values[LengthKey.self] == 5)
    }

    /// Apple's documentation has compact and regular for a phone that is held upright.
    @Test func sizeClassesAreThoseOfAPhone() {
        let values = EnvironmentValues()
        #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
        #expect(values.legibilityWeight == .regular)
    }

    @Test func valuesOfTransactions() {
        var transaction = Transaction()
        #expect(transaction[LengthKey.self] == 3)
        transaction[LengthKey.self] = nil
        #expect(transaction[LengthKey.self] == nil)
    }

    @Test func valuesOfLayouts() {
        struct Widths: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: subviews.reduce(0) { $0 + CGFloat($1[LengthKey.self] ?? 100) }, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        func width(_ view: some View) -> CGFloat { scene(Widths { view }).root.frame.width }
        #expect(width(Text("a")) == 3)
        #expect(width(Text("a").layoutValue(key: LengthKey.self, value: nil)) == 100)
        #expect(width(Text("a").layoutValue(key: LengthKey.self, value: 7)) == 7)
    }
}
