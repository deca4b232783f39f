import Foundation
import ViewLayout

// Controls as apps write them, with styles of their own.

struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            Rectangle().frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 6)
            configuration.currentValueLabel
        }
    }
}

struct Speed: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: configuration.value).frame(width: 80, height: 80)
            configuration.currentValueLabel
        }
    }
}

struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).background(Color.gray.opacity(0.2))
    }
}

struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
        }
        .onTapGesture { configuration.isOn.toggle() }
    }
}

struct Day: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.selection, format: .dateTime.weekday())
        }
    }
}

struct Vertical: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Label(configuration).labelStyle(.iconOnly)
            configuration.title
        }
    }
}

struct Confirming: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.borderless).onTapGesture { configuration.trigger() }
    }
}

struct Pill: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(5) }
}

struct Alarm: Identifiable {
    var id = 0
    @Binding var isOn: Bool
}

struct ControlScreen: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.red
    @State private var amount = 0.5
    @State private var count = 2
    @State private var price: Double? = 12.5
    @State private var name = ""
    @State private var isOn = true
    private let url = URL(string: "https://example.com")!

    var body: some View {
        VStack {
            Group {
                DatePicker("Start", selection: $date)
                DatePicker("Start", selection: $date, in: Date()..., displayedComponents: .date)
                DatePicker(selection: $date, in: ...Date.now, displayedComponents: [.date, .hourAndMinute]) {
                    Text("End")
                }
                .datePickerStyle(.graphical)
                DatePicker("Start", selection: $date).datePickerStyle(CompactDatePickerStyle()).labelsHidden()
                DatePicker("Day", selection: $date).datePickerStyle(Day())
                MultiDatePicker("Days", selection: $days)
                ColorPicker("Colour", selection: $color, supportsOpacity: false)
                ColorPicker(selection: $color) { Label("Colour", systemImage: "paintpalette") }
            }
            Group {
                Slider(value: $amount, in: 0...1, step: 0.1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                } onEditingChanged: { editing in
                    isOn = editing
                }
                Slider(value: $amount, in: 0...10, onEditingChanged: { _ in })
                Slider(value: $amount) { isOn = $0 }
                Stepper("Count: \(count)", value: $count, in: 0...10, step: 2)
                Stepper(value: $count, in: 0...5) {
                    Text("Count")
                } onEditingChanged: { _ in
                }
                Stepper("Count") {
                    count += 1
                } onDecrement: {
                    count -= 1
                }
                Gauge(value: amount, in: 0...2) {
                    Text("Speed")
                } currentValueLabel: {
                    Text(amount, format: .percent)
                } minimumValueLabel: {
                    Text(verbatim: "0")
                } maximumValueLabel: {
                    Text(verbatim: "2")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: amount) {
                    Text("Speed")
                } currentValueLabel: {
                    Text(verbatim: "5")
                }.gaugeStyle(Speed())
                ProgressView("Loading", value: amount).progressViewStyle(Bar())
                ProgressView(value: amount, total: 2) {
                    Text("Loading")
                } currentValueLabel: {
                    Text(verbatim: "25 %")
                }
                .progressViewStyle(.linear)
                ProgressView(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
                ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).controlSize(.large)
            }
            Group {
                TextField("Name", text: $name, onCommit: { isOn = false })
                TextField("Name", text: $name, prompt: Text("Required"), axis: .vertical).lineLimit(2...4)
                TextField(text: $name, prompt: Text("Required")) { Text("Name") }
                TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
                TextField("Price", value: $price, format: .currency(code: "EUR"))
                TextField("Count", value: $count, format: .number).textFieldStyle(Boxed())
                TextField("Count", value: $count, formatter: NumberFormatter())
                TextField("Count", value: $count, formatter: NumberFormatter(), onCommit: {})
                TextField(String("Count"), value: $count, formatter: NumberFormatter()) { _ in }
                SecureField("Password", text: $name, prompt: Text("Secret"))
                Toggle(sources: [Alarm(isOn: $isOn), Alarm(isOn: $isOn)], isOn: \.$isOn) { Text("All") }
                Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn).toggleStyle(Checked())
                Picker("Pet", systemImage: "pawprint", selection: $count) {
                    ForEach(0..<3) { Text("\($0)").tag($0) }
                }
                .pickerStyle(.segmented)
            }
            Group {
                ShareLink(item: url)
                ShareLink("Share the page", item: url, subject: Text("Page"), message: Text("Look"))
                ShareLink(item: "text", preview: SharePreview("Text", image: Image("a"))) {
                    Label("Share", systemImage: "square.and.arrow.up")
                }
                EditButton()
                Menu("Sort") {
                    Button("Name") {}
                } primaryAction: {
                    isOn = false
                }
                .menuStyle(Pill()).menuOrder(.fixed).menuIndicator(.hidden)
                Menu("More", systemImage: "ellipsis") { Button("Name") {} }.menuStyle(.button).buttonStyle(.bordered)
                RenameButton()
                PasteButton(payloadType: String.self) { name = $0.joined() }
                Link("Page", destination: url)
                Button("Agree", role: .confirm) {}.buttonBorderShape(.capsule).buttonStyle(.bordered)
                Button("Close", systemImage: "xmark", role: .close) {}
                    .labelStyle(.iconOnly).buttonBorderShape(.circle).buttonStyle(.bordered)
                Button("Ask") {}.buttonStyle(Confirming())
                Label("Both", systemImage: "star").labelStyle(Vertical())
            }
            Group {
                AsyncImage(url: url)
                AsyncImage(url: url) {
                    $0.resizable().scaledToFit()
                } placeholder: {
                    ProgressView()
                }
                AsyncImage(url: url, scale: 2, transaction: Transaction(animation: .easeIn)) { phase in
                    switch phase {
                    case .empty: Text(verbatim: "empty")
                    case .success(let image): image.resizable()
                    case .failure: Image(systemName: "xmark")
                    @unknown default: EmptyView()
                    }
                }
                AsyncImage(url: nil) { phase in
                    if let image = phase.image { image } else if phase.error != nil { Color.red } else { Color.gray }
                }
                TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
                TimelineView(.periodic(from: date, by: 1)) { timeline in Text(verbatim: "\(timeline.cadence)") }
                TimelineView(.animation(minimumInterval: 1, paused: !isOn)) { _ in Circle().frame(width: 8, height: 8) }
                TimelineView(.explicit([date])) { context in Text(context.date, format: .dateTime.year()) }
                Image(systemName: "heart")
                    .symbolVariant(.fill.circle)
                    .symbolRenderingMode(.hierarchical)
                    .symbolEffect(.bounce, value: count)
                    .symbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2), isActive: isOn)
                    .symbolEffect(.pulse)
                    .contentTransition(.symbolEffect(.replace))
                    .transition(.symbolEffect(.appear))
                Text("Secret").privacySensitive().redacted(reason: .placeholder).unredacted().invalidatableContent()
            }
        }
        .textSelection(.enabled)
    }
}
