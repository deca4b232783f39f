import SwiftUI

protocol StepContent: View {
    static var title: LocalizedStringResource { get }
    var isComplete: Bool { get }
}

actor ParcelDesk {
    enum Failure: Error { case closed }
    private var next = 1000

    func register(weight: Double) throws(Failure) -> Int {
        guard weight > 0 else { throw .closed }
        next += 1
        return next
    }
}

@MainActor @Observable
final class ParcelForm {
    var weight = 2.5
    var isInsured = false
    private(set) var number: Int?
    private let desk = ParcelDesk()

    func submit() async {
        number = try? await desk.register(weight: weight)
    }
}

struct WeightStep: StepContent {
    static let title: LocalizedStringResource = "How heavy is it?"
    @Bindable var form: ParcelForm
    var isComplete: Bool { form.weight > 0 }

    var body: some View {
        VStack {
            Text("\(form.weight, specifier: "%.1f") kg")
                .font(.title)
                .contentTransition(.numericText(value: form.weight))
            Slider(value: $form.weight, in: 0...30, step: 0.5) {
                Text("Weight")
            } minimumValueLabel: {
                Text(verbatim: "0")
            } maximumValueLabel: {
                Text(verbatim: "30")
            }
        }
    }
}

struct InsuranceStep: StepContent {
    static let title: LocalizedStringResource = "Shall we insure it?"
    @Bindable var form: ParcelForm
    var isComplete: Bool { true }

    var body: some View {
        Toggle(isOn: $form.isInsured) {
            Text("Insurance")
            Text("Covers loss and damage up to 500 euros.")
        }
    }
}

struct StepFlow<each Step: StepContent>: View {
    private let steps: (repeat each Step)
    @State private var isSending = false
    let finish: @MainActor () async -> Void

    init(_ steps: repeat each Step, finish: @escaping @MainActor () async -> Void) {
        self.steps = (repeat each steps)
        self.finish = finish
    }

    private var isComplete: Bool {
        for step in repeat each steps {
            if !step.isComplete { return false }
        }
        return true
    }

    private var titles: [LocalizedStringResource] {
        var titles: [LocalizedStringResource] = []
        for step in repeat each steps { titles.append(type(of: step).title) }
        return titles
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(titles.indices, id: \.self) { index in
                Label { Text(titles[index]) } icon: { Image(systemName: "\(index + 1).circle") }
                    .font(.headline)
            }
            TupleView((repeat each steps))
            Button("Register parcel") {
                isSending = true
                Task {
                    await finish()
                    isSending = false
                }
            }
            .buttonStyle(.borderedProminent)
            .disabled(!isComplete || isSending)
        }
        .padding()
    }
}

#Preview("Parcel") {
    @Previewable @State var form = ParcelForm()
    StepFlow(WeightStep(form: form), InsuranceStep(form: form)) { await form.submit() }
}
