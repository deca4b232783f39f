import SwiftUI

public struct Ingredient: Hashable, Sendable {
    public var amount: Double?
    public var unit: Unit
    public var name: String

    public enum Unit: Sendable { case grams, millilitres, pieces, pinch }

    public init(_ amount: Double?, _ unit: Unit, _ name: String) {
        self.amount = amount
        self.unit = unit
        self.name = name
    }
}

public struct Recipe: Sendable {
    public var title: String
    public var servings: Int
    public var minutes: Int
    public var ingredients: [Ingredient]
    public var steps: [String]
    public var note: String?
}

struct NumberedLabelStyle: LabelStyle {
    @ScaledMetric(relativeTo: .body) private var width = 32

    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            configuration.icon
                .font(.headline)
                .frame(width: width, alignment: .trailing)
                .foregroundStyle(.tint)
            configuration.title
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

extension HorizontalAlignment {
    private enum AmountEnd: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    static let amountEnd = HorizontalAlignment(AmountEnd.self)
}

public struct RecipeView: View {
    private let recipe: Recipe
    @State private var servings: Int
    @State private var done: Set<Int> = []

    public init(recipe: Recipe) {
        self.recipe = recipe
        self._servings = .init(initialValue: recipe.servings)
    }

    private var factor: Double { Double(servings) / Double(recipe.servings) }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(recipe.title).font(.system(.largeTitle, design: .serif, weight: .bold))
                    HStack {
                        Label("\(recipe.minutes) minutes", systemImage: "clock")
                        Label("Serves \(servings)", systemImage: "person.2")
                    }
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                }
                GroupBox {
                    ingredients
                } label: {
                    HStack {
                        Text("Ingredients")
                        Spacer()
                        Stepper("Servings", value: $servings, in: 1...12).labelsHidden()
                    }
                }
                steps
                if let note = recipe.note {
                    Text(LocalizedStringKey(note)).italic().padding(.leading).overlay(alignment: .leading) { Rectangle().frame(width: 2) }
                }
            }
            .padding()
        }
    }

    var ingredients: some View {
        VStack(alignment: .amountEnd, spacing: 6) {
            ForEach(recipe.ingredients, id: \.self) { ingredient in
                HStack(alignment: .firstTextBaseline) {
                    amount(of: ingredient)
                        .fontWeight(.medium)
                        .alignmentGuide(.amountEnd) { $0[.trailing] }
                    Text(ingredient.name)
                }
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func amount(of ingredient: Ingredient) -> Text {
        let amount = ingredient.amount.map { ($0 * factor).formatted(.number.precision(.fractionLength(0...1))) } ?? ""
        return switch ingredient.unit {
        case .grams: Text("\(amount) g")
        case .millilitres: Text("\(amount) ml")
        case .pieces: Text(amount)
        case .pinch: Text("a pinch")
        }
    }

    private var steps: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Method").font(.title2)
            ForEach(recipe.steps.indices, id: \.self) { index in
                Label {
                    Text(recipe.steps[index]).strikethrough(done.contains(index))
                } icon: {
                    Text("\(index + 1).")
                }
                .onTapGesture { done.formSymmetricDifference([index]) }
            }
        }
        .labelStyle(NumberedLabelStyle())
    }
}

struct RecipeView_Previews: PreviewProvider {
    static let bread = Recipe(
        title: "Rye bread", servings: 4, minutes: 95,
        ingredients: [
            .init(500, .grams, "rye flour"), .init(350, .millilitres, "lukewarm water"), .init(1, .pieces, "sachet of yeast"),
            .init(nil, .pinch, "salt"),
        ],
        steps: ["Mix everything in a large bowl and knead for ten minutes.", "Let it rise.", "Bake at 220 °C until the crust sounds hollow."],
        note: "Even better **the next day**, with [cultured butter](https://example.com).")

    static var previews: some View {
        RecipeView(recipe: bread)
            .environment(\.dynamicTypeSize, .xxLarge)
    }
}
