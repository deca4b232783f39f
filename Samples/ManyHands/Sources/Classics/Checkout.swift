import SwiftUI

// MARK: Summary lines, built like views

struct SummaryLine: Identifiable {
    let id = UUID()
    var title: LocalizedStringKey
    var amount: Decimal
    var isTotal = false
}

@resultBuilder
struct SummaryBuilder {
    static func buildBlock(_ lines: [SummaryLine]...) -> [SummaryLine] { Array(lines.joined()) }
    static func buildExpression(_ line: SummaryLine) -> [SummaryLine] { [line] }
    static func buildOptional(_ lines: [SummaryLine]?) -> [SummaryLine] { lines ?? [] }
    static func buildEither(first lines: [SummaryLine]) -> [SummaryLine] { lines }
    static func buildEither(second lines: [SummaryLine]) -> [SummaryLine] { lines }
    static func buildArray(_ lines: [[SummaryLine]]) -> [SummaryLine] { Array(lines.joined()) }
    static func buildFinalResult(_ lines: [SummaryLine]) -> [SummaryLine] {
        lines + [SummaryLine(title: "Total", amount: lines.map(\.amount).reduce(0, +), isTotal: true)]
    }
}

struct OrderSummary: View {
    let lines: [SummaryLine]
    @Environment(\.locale) private var locale

    init(@SummaryBuilder _ lines: () -> [SummaryLine]) { self.lines = lines() }

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 10) {
            ForEach(lines) { line in
                if line.isTotal { Divider() }
                GridRow {
                    Text(line.title)
                        .gridColumnAlignment(.leading)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Text(line.amount, format: .currency(code: "EUR").locale(locale))
                        .monospacedDigit()
                        .gridColumnAlignment(.trailing)
                }
                .font(line.isTotal ? .headline : .body)
            }
        }
    }
}

// MARK: Cart

struct CartItem: Identifiable {
    var id: String
    var name: String
    var unitPrice: Decimal
    var quantity: Int
}

@MainActor
class Cart: ObservableObject {
    @Published var items: [CartItem]
    @Published var code = ""
    @Published var isExpress = false

    init(items: [CartItem]) { self.items = items }

    var subtotal: Decimal { items.reduce(0) { $0 + $1.unitPrice * Decimal($1.quantity) } }
    var discount: Decimal? { code.lowercased() == "spring" ? subtotal / 10 : nil }
    var isEmpty: Bool { items.allSatisfy { $0.quantity == 0 } }
}

struct CheckoutScreen: View {
    @StateObject private var cart: Cart
    @State private var isAddressExpanded = true
    @State private var payment = Payment.card

    enum Payment: CaseIterable, Identifiable {
        case card, invoice, cashOnDelivery
        var id: Self { self }
    }

    init(cart: @autoclosure @escaping () -> Cart) { _cart = StateObject(wrappedValue: cart()) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                ForEach($cart.items) { $item in
                    CartRow(item: $item)
                }
                Divider()
                DisclosureGroup("Delivery address", isExpanded: $isAddressExpanded) {
                    Text(verbatim: "Marta Keller\nHafenstraße 12\n20457 Hamburg")
                        .font(.callout)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(.top, 4)
                }
                Toggle("Express delivery by tomorrow noon", isOn: $cart.isExpress.animation())
                Picker("Method of payment", selection: $payment) {
                    ForEach(Payment.allCases) { method in
                        paymentName(method)
                    }
                }
                HStack {
                    TextField("Discount code", text: $cart.code)
                        .textFieldStyle(RoundedBorderTextFieldStyle())
                    Button("Apply") {}
                        .buttonStyle(.bordered)
                        .disabled(cart.code.isEmpty)
                }
                OrderSummary {
                    SummaryLine(title: "Subtotal", amount: cart.subtotal)
                    if let discount = cart.discount {
                        SummaryLine(title: "Discount", amount: -discount)
                    }
                    SummaryLine(title: cart.isExpress ? "Express delivery" : "Delivery", amount: cart.isExpress ? 12.9 : 3.9)
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom) {
            VStack(spacing: 0) {
                Divider()
                Button(action: {}) {
                    Label("Order and pay", systemImage: "cart.fill").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(cart.isEmpty)
                .padding()
            }
            .background(.ultraThickMaterial)
        }
        .navigationTitle("Checkout")
    }

    private func paymentName(_ method: Payment) -> some View {
        switch method {
        case .card: return Text("Credit card")
        case .invoice: return Text("Invoice")
        case .cashOnDelivery: return Text("Cash on delivery")
        }
    }
}

private struct CartRow: View {
    @Binding var item: CartItem

    var body: some View {
        HStack(alignment: .top) {
            RoundedRectangle(cornerRadius: 8)
                .fill(.quaternary)
                .frame(width: 64, height: 64)
                .overlay { Text(item.name.prefix(1)).font(.title) }
            VStack(alignment: .leading) {
                Text(item.name).font(.headline)
                Stepper(value: $item.quantity, in: 0...9) {
                    Text("Quantity: \(item.quantity)").font(.subheadline)
                }
            }
            Text(item.unitPrice * Decimal(item.quantity), format: .currency(code: "EUR"))
                .layoutPriority(1)
        }
    }
}

struct CheckoutScreen_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            CheckoutScreen(
                cart: Cart(items: [
                    CartItem(id: "kettle", name: "Kettle", unitPrice: 49.5, quantity: 1),
                    CartItem(id: "cups", name: "Stoneware cups", unitPrice: 12.25, quantity: 4),
                ]))
        }
    }
}
