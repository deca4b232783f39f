import Foundation
import Testing
import ViewLayout

/// What stands in the place of content, and text sizes under their older name.
@MainActor @Suite struct ContentUnavailableTests {
    @Test func labelAndDescriptionStandInTheMiddleOfTheSpace() {
        let view = ContentUnavailableView("ab", systemImage: "tray", description: Text(verbatim: "abcd"))
        let root = scene(view, width: 200, height: 300).root
        #expect(root.frame == CGRect(x: 80, y: 110, width: 40, height: 80))
        #expect(root.all.filter { $0.kind == "Text" }.map(\.frame.width) == [20, 40])
    }

    @Test func actionsStandBelow() {
        let view = ContentUnavailableView {
            Label("ab", systemImage: "tray")
        } actions: {
            Button("abc") {}
        }
        let root = scene(view).root
        #expect(root.first("Button") != nil)
        #expect(scene(ContentUnavailableView("ab", systemImage: "tray")).root.first("Button") == nil)
    }

    @Test func aSearchSaysWhatWasSearchedFor() {
        let texts = scene(ContentUnavailableView.search(text: "glue")).root.all.filter { $0.kind == "Text" }
        #expect(texts.map(\.frame.width) == [210, 390])
    }

    @Test func olderNamesOfTextSizesAreTheSameSizes() {
        struct Sizes: View {
            @Environment(\.sizeCategory) private var category
            @Environment(\.dynamicTypeSize) private var size
            var body: some View {
                Block(width: category.isAccessibilityCategory ? 100 : 10, height: size == .accessibility1 ? 30 : 20)
            }
        }
        #expect(scene(Sizes()).root.frame.size == CGSize(width: 10, height: 20))
        let accessible = scene(Sizes().environment(\.sizeCategory, .accessibilityMedium)).root.frame.size
        #expect(accessible == CGSize(width: 100, height: 30))
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
        #expect(ContentSizeCategory.extraSmall < .accessibilityExtraExtraExtraLarge)
    }
}
