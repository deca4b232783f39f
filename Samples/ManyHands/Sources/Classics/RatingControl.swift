import SwiftUI

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .foregroundColor(configuration.isOn ? .accentColor : .secondary)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct RatingControl<Symbol: View>: View {
    @Binding var rating: Int
    var maximum = 5
    let symbol: (_ isFilled: Bool) -> Symbol

    init(rating: Binding<Int>, in maximum: Int = 5, @ViewBuilder symbol: @escaping (Bool) -> Symbol) {
        _rating = rating
        self.maximum = maximum
        self.symbol = symbol
    }

    var body: some View {
        HStack {
            ForEach(1..<maximum + 1, id: \.self) { value in
                symbol(value <= rating)
                    .onTapGesture { rating = value }
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Rating"))
        .accessibilityValue("\(rating) of \(maximum) stars")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment where rating < maximum: rating += 1
            case .decrement where rating > 0: rating -= 1
            default: break
            }
        }
    }
}

extension RatingControl where Symbol == Image {
    init(rating: Binding<Int>, in maximum: Int = 5) {
        self.init(rating: rating, in: maximum) { Image(systemName: $0 ? "star.fill" : "star") }
    }
}

struct ReviewForm: View {
    @State private var rating = 4
    @State private var review = ""
    @State private var isAnonymous = true
    @State private var visit = Date(timeIntervalSince1970: 1_714_543_200)

    static let limit = 280

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("How was your stay?").font(.title2.bold())
            RatingControl(rating: $rating).font(.title).foregroundStyle(.yellow)
            DatePicker("Date of your visit", selection: $visit, in: ...Date.now, displayedComponents: .date)
            ZStack(alignment: .topLeading) {
                TextEditor(text: $review).frame(height: 120)
                if review.isEmpty {
                    Text("Tell others what you liked and what could be better")
                        .foregroundColor(.secondary)
                        .padding(8)
                        .allowsHitTesting(false)
                }
            }
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.secondary.opacity(0.3)))
            Text("\(Self.limit - review.count) characters left")
                .font(.caption)
                .frame(maxWidth: .infinity, alignment: .trailing)
            Toggle("Publish without my name", isOn: $isAnonymous).toggleStyle(CheckboxToggleStyle())
            Button("Submit review") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
        }
        .padding()
        .onChange(of: review) { newValue in
            if newValue.count > Self.limit { review = String(newValue.prefix(Self.limit)) }
        }
    }
}

struct ReviewForm_Previews: PreviewProvider {
    private struct Host: View {
        @State private var rating = 2
        var body: some View {
            RatingControl(rating: $rating, in: 3) { filled in
                Circle().strokeBorder(.red, lineWidth: filled ? 12 : 2).frame(width: 44, height: 44)
            }
        }
    }

    static var previews: some View {
        ReviewForm().previewLayout(.sizeThatFits)
        Host().previewLayout(.sizeThatFits).previewDisplayName("Circles")
        RatingControl(rating: .constant(5)).previewLayout(.sizeThatFits)
    }
}
