import SwiftUI

// MARK: - Model

struct Plan: Hashable, Identifiable {
    enum Period: Hashable { case month, year, lifetime }

    let id: String
    let period: Period
    let price: Decimal
    let oldPrice: Decimal?
    var isBestValue = false
}

extension Plan {
    static let samples: [Plan] = [
        .init(id: "monthly", period: .month, price: 4.99, oldPrice: nil),
        .init(id: "yearly", period: .year, price: 29.99, oldPrice: 59.88, isBestValue: true),
        .init(id: "lifetime", period: .lifetime, price: 79.99, oldPrice: nil),
    ]

    var title: LocalizedStringKey {
        switch period {
        case .month: return "Monthly"
        case .year: return "Yearly"
        case .lifetime: return "Once and for all"
        }
    }
}

// MARK: - Screen

struct PaywallView: View {
    let plans: [Plan]
    var currencyCode = "EUR"
    let purchase: (Plan) async throws -> Void

    @State private var selected: Plan.ID?
    @State private var isPurchasing = false
    @State private var errorMessage: String?
    @Environment(\.dismiss) private var dismiss

    init(plans: [Plan] = Plan.samples, purchase: @escaping (Plan) async throws -> Void = { _ in }) {
        self.plans = plans
        self.purchase = purchase
        _selected = State(initialValue: plans.first(where: \.isBestValue)?.id)
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                header
                benefits
                ForEach(plans) { plan in
                    PlanRow(plan: plan, currencyCode: currencyCode, isSelected: plan.id == selected)
                        .onTapGesture { selected = plan.id }
                }
                footer
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { callToAction }
        .overlay(alignment: .topTrailing) {
            Button(action: { dismiss() }) {
                Image(systemName: "xmark.circle.fill")
                    .font(.title)
                    .foregroundStyle(.tertiary)
            }
            .accessibilityLabel("Close")
            .padding()
        }
    }

    private var header: some View {
        VStack(spacing: 8) {
            (Text("Everything") + Text(" ") + Text("unlimited").foregroundColor(.accentColor).italic())
                .font(.system(.largeTitle, design: .serif))
                .bold()
            Text("Cancel any time. No questions asked.")
                .font(.callout)
                .foregroundColor(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.top, 40)
    }

    private var benefits: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("No advertisements", systemImage: "hand.raised.fill")
            Label("Sync between all your devices", systemImage: "arrow.triangle.2.circlepath")
            Label("Download for offline use", systemImage: "arrow.down.circle.fill")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }

    private var callToAction: some View {
        Button {
            guard let plan = plans.first(where: { $0.id == selected }) else { return }
            Task {
                isPurchasing = true
                defer { isPurchasing = false }
                do { try await purchase(plan) } catch { errorMessage = error.localizedDescription }
            }
        } label: {
            ZStack {
                Text("Start free trial").opacity(isPurchasing ? 0 : 1)
                if isPurchasing { ProgressView() }
            }
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
        }
        .buttonStyle(.borderedProminent)
        .disabled(selected == nil || isPurchasing)
        .padding()
        .background(.bar)
        .alert("Purchase failed", isPresented: .constant(errorMessage != nil), presenting: errorMessage) { _ in
            Button("OK") { errorMessage = nil }
        } message: { message in
            Text(verbatim: message)
        }
    }

    private var footer: some View {
        HStack {
            Link("Terms of use", destination: URL(string: "https://example.com/terms")!)
            Text("·")
            Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
            Text("·")
            Button("Restore purchases") {}
        }
        .font(.caption)
        .lineLimit(1)
    }
}

private struct PlanRow: View {
    let plan: Plan
    let currencyCode: String
    let isSelected: Bool

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 4) {
                Text(plan.title).font(.headline)
                if plan.isBestValue {
                    Text("Best value")
                        .font(.caption.weight(.bold))
                        .textCase(.uppercase)
                        .padding(.horizontal, 8)
                        .padding(.vertical, 3)
                        .foregroundColor(.white)
                        .background(Capsule().fill(Color.orange))
                }
            }
            Spacer()
            if let oldPrice = plan.oldPrice {
                Text(oldPrice, format: .currency(code: currencyCode))
                    .strikethrough()
                    .foregroundColor(.secondary)
            }
            Text(plan.price, format: .currency(code: currencyCode))
                .font(.title3.monospacedDigit())
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .padding()
        .overlay(
            RoundedRectangle(cornerRadius: 12)
                .strokeBorder(isSelected ? Color.accentColor : Color.secondary.opacity(0.4), lineWidth: isSelected ? 3 : 1)
        )
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

struct PaywallView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["en", "de", "ar"], id: \.self) { identifier in
            PaywallView()
                .environment(\.locale, Locale(identifier: identifier))
                .environment(\.layoutDirection, identifier == "ar" ? .rightToLeft : .leftToRight)
                .previewDisplayName(identifier)
        }
    }
}
