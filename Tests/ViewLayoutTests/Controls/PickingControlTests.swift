import Foundation
import Testing
import ViewLayout

/// Controls that choose a date, a colour or an amount.
@MainActor @Suite struct PickingControlTests {
    private let date = Date(timeIntervalSince1970: 1_168_335_660)

    private func texts(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String] {
        scene(view, width: 400, change).root.all.compactMap { view in
            guard case .verbatim(let string) = view.text?.content.runs.first?.source else { return nil }
            return string.replacingOccurrences(of: "\u{202F}", with: " ")
        }
    }

    private func picker(_ components: DatePickerComponents = [.date, .hourAndMinute]) -> some View {
        DatePicker(selection: .constant(date), displayedComponents: components) { Text(verbatim: "From") }
    }

    @Test func datesAreWrittenInTheLocale() {
        func shown(_ parts: DatePickerComponents, _ locale: String) -> [String] {
            texts(picker(parts)) { $0.locale = Locale(identifier: locale) }
        }
        #expect(shown([.date, .hourAndMinute], "en_US") == ["From", "Jan 9, 2007", "9:41 AM"])
        #expect(shown(.date, "de_DE") == ["From", "9. Jan. 2007"])
        #expect(shown(.hourAndMinute, "en_US") == ["From", "9:41 AM"])
    }

    @Test func datesAreThoseOfTheTimeZone() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(
            texts(picker(.hourAndMinute)) {
                $0.locale = Locale(identifier: "en_GB")
                $0.timeZone = zone
            } == ["From", "18:41"])
    }

    /// The label at one end, a box for the date and one for the time at the other, each as high as a button.
    @Test func aDatePickerIsARow() {
        let placed = scene(picker(), width: 400) { $0.locale = Locale(identifier: "en_US") }
        #expect(placed.root.kind == "DatePicker")
        #expect(placed.root.isControl)
        #expect(placed.size == CGSize(width: 400, height: 34))
        let texts = placed.root.all.filter { $0.text != nil }
        #expect(texts[0].frame == CGRect(x: 0, y: 7, width: 40, height: 20))
        #expect(texts[1].frame == CGRect(x: 400 - 94 - 8 - 12 - 110, y: 7, width: 110, height: 20))
        #expect(texts[2].frame.maxX == 388)
        // What is chosen is never cut; the label gives way.
        let narrow = scene(picker(), width: 260) { $0.locale = Locale(identifier: "en_US") }
        #expect(narrow.root.all.filter { $0.text != nil }.map(\.frame.width) == [10, 110, 70])
    }

    @Test func aDatePickerWithoutLabelIsItsDate() {
        let placed = scene(picker(.date).labelsHidden()) { $0.locale = Locale(identifier: "en_US") }
        #expect(placed.size == CGSize(width: 134, height: 34))
    }

    @Test func otherLooksHaveTheirSizes() {
        #expect(scene(picker(.date).datePickerStyle(.graphical), width: 300).size == CGSize(width: 300, height: 340))
        #expect(scene(picker().datePickerStyle(.wheel).labelsHidden()).size == CGSize(width: 320, height: 216))
        let field = scene(picker(.date), width: 400, scale: 2) {
            $0.controlMetrics = .macos
            $0.locale = Locale(identifier: "en_US")
        }
        #expect(field.root.all.filter { $0.text != nil }.count == 2)
        #expect(field.size.height == 26)
    }

    @Test func aStyleMakesTheLook() {
        let placed = scene(picker().datePickerStyle(Day()), width: 400) { $0.locale = Locale(identifier: "en_US") }
        #expect(placed.root.kind == "DatePicker")
        #expect(placed.root.all.filter { $0.text != nil }.map(\.frame.width) == [40, 30])
    }

    @Test func aColourHasItsField() {
        let view = ColorPicker(selection: .constant(.red)) { Text(verbatim: "Tint") }
        #expect(scene(view, width: 200).size == CGSize(width: 200, height: 28))
        #expect(scene(view).size == CGSize(width: 40 + 8 + 28, height: 28))
    }

    @Test func aSliderStandsBetweenItsEnds() {
        let slider = Slider(value: .constant(0.5)) {
            Text(verbatim: "Volume")
        } minimumValueLabel: {
            Text(verbatim: "0")
        } maximumValueLabel: {
            Text(verbatim: "100")
        }
        #expect(
            frames(slider, width: 200) == """
                Slider 0 0 200 31
                  Text 0 5.5 10 20
                  Text 170 5.5 30 20
                """)
        #expect(scene(Slider(value: .constant(0.5)), width: 200).size == CGSize(width: 200, height: 31))
        #expect(scene(Slider(value: .constant(0.5))).size.width == 100)
    }

    @Test func aGaugeStandsBetweenItsEnds() {
        let gauge = Gauge(value: 3.0, in: 0...10) {
            Text(verbatim: "Speed")
        } currentValueLabel: {
            Text(verbatim: "3")
        } minimumValueLabel: {
            Text(verbatim: "0")
        } maximumValueLabel: {
            Text(verbatim: "10")
        }
        let bar = scene(gauge, width: 200)
        #expect(bar.size == CGSize(width: 200, height: 20 + 8 + 20 + 8 + 20))
        #expect(bar.root.all.filter { $0.text != nil }.map(\.frame.minX) == [0, 0, 180, 0])
        #expect(scene(gauge.gaugeStyle(.accessoryCircular), width: 200).size == CGSize(width: 60, height: 60))
        #expect(scene(gauge.gaugeStyle(.accessoryLinear), width: 200).size == CGSize(width: 200, height: 20))
        #expect(scene(gauge.gaugeStyle(Speed()), width: 200).size == CGSize(width: 80, height: 80))
    }

    @Test func aProgressViewHasTheLookOfItsStyle() {
        let view = ProgressView(value: 1.0, total: 4) { Text(verbatim: "Loading") }
        let placed = scene(view.progressViewStyle(Bar()))
        #expect(placed.root.kind == "ProgressView")
        #expect(placed.size == CGSize(width: 70, height: 26))
        #expect(placed.root.first("Rectangle")?.frame.width == 25)
        #expect(!placed.root.isControl)
        struct Again: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(1) }
        }
        #expect(scene(view.progressViewStyle(Again()), width: 100).size == CGSize(width: 100, height: 34))
    }

    @Test func aFieldHasTheLookOfItsStyle() {
        let field = TextField("Name", text: .constant("Tom"))
        #expect(scene(field.textFieldStyle(Boxed()), width: 100).size == CGSize(width: 100, height: 40))
        #expect(scene(field.textFieldStyle(Boxed()), width: 100).root.all.map(\.kind).contains("TextField"))
        #expect(scene(field.textFieldStyle(.roundedBorder), width: 100).size.height == 34)
    }

    @Test func aFieldShowsItsValueInTheLocale() {
        let field = TextField("Amount", value: .constant(1234.5), format: .number)
        #expect(texts(field) { $0.locale = Locale(identifier: "de_DE") } == ["1.234,5"])
        let empty = TextField("Amount", value: .constant(Double?.none), format: .number, prompt: Text(verbatim: "none"))
        #expect(texts(empty) == ["none"])
    }

    @Test func aRoundButtonIsAsWideAsItIsHigh() {
        let button = Button {
        } label: {
            Text(verbatim: "a")
        }
        let bordered = button.buttonStyle(.bordered)
        #expect(scene(bordered.buttonBorderShape(.circle)).size == CGSize(width: 34, height: 34))
        #expect(scene(bordered.buttonBorderShape(.capsule)).size == CGSize(width: 34, height: 34))
        #expect(scene(button.buttonBorderShape(.circle).buttonStyle(.plain)).size == CGSize(width: 10, height: 20))
    }

    @Test func linksHaveABorderWhereAStyleGivesThemOne() {
        let link = ShareLink(item: "a") { Text(verbatim: "Share") }
        #expect(scene(link).size == CGSize(width: 50, height: 20))
        #expect(scene(link.buttonStyle(.borderedProminent)).size == CGSize(width: 74, height: 34))
        let menu = Menu {
            Text(verbatim: "Name")
        } label: {
            Text(verbatim: "Sort")
        }
        #expect(scene(menu).size == CGSize(width: 40, height: 20))
        #expect(scene(menu.menuStyle(.button).buttonStyle(.bordered)).size == CGSize(width: 64, height: 34))
        #expect(scene(menu.menuStyle(Pill())).size == CGSize(width: 50, height: 30))
        #expect(texts(ShareLink(item: "a")) == ["Share…"])
        #expect(texts(EditButton()) == ["Edit"])
    }

    private func pets(_ chosen: Binding<Int?>) -> some View {
        Picker(selection: chosen) {
            Text(verbatim: "cat").tag(1)
            Text(verbatim: "goldfish").tag(2)
            Text(verbatim: "dog").tag(3)
        } label: {
            Text(verbatim: "Pet")
        }
    }

    /// A value is that of an optional too, whose type the selection has.
    @Test func aPickerFindsItsValueInAnOptional() {
        #expect(texts(pets(.constant(2))) == ["goldfish"])
        #expect(texts(pets(.constant(nil))) == ["cat"])
        let own = Picker(selection: .constant(2)) {
            Text(verbatim: "cat").tag(1)
        } label: {
            Text(verbatim: "Pet")
        } currentValueLabel: {
            Text(verbatim: "several")
        }
        #expect(texts(own) == ["several"])
    }

    @Test func aWheelHasItsValueInTheMiddle() {
        let placed = scene(pets(.constant(2)).pickerStyle(.wheel), width: 100)
        #expect(placed.size == CGSize(width: 100, height: 216))
        #expect(placed.root.children.map(\.frame.midY) == [76, 108, 140])
        #expect(placed.root.children.map(\.frame.width) == [30, 80, 30])
        #expect(placed.root.clips)
        #expect(placed.root.isControl)
        let narrow = scene(pets(.constant(2)).pickerStyle(.wheel), width: 66)
        #expect(narrow.root.children.map(\.frame.width) == [30, 50, 30])
    }

    @Test func aPictureThatIsLoadedIsItsPlaceholder() {
        let url = URL(string: "https://example.com/a.png")
        #expect(scene(AsyncImage(url: url), width: 50, height: 40).size == CGSize(width: 50, height: 40))
        let own = AsyncImage(url: url) {
            $0.resizable()
        } placeholder: {
            Text(verbatim: "wait")
        }
        #expect(scene(own, width: 50, height: 40).size == CGSize(width: 40, height: 20))
        let phases = AsyncImage(url: url) { phase in Text(verbatim: phase.image == nil ? "a" : "abc") }
        #expect(scene(phases).size.width == 10)
    }

    @Test func aToggleOfSeveralIsOnWhereAllAre() {
        struct Source {
            var isOn: Binding<Bool>
        }
        func width(_ values: [Bool]) -> CGFloat {
            struct Look: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Color.red.frame(width: configuration.isOn ? 9 : 1, height: 1)
                }
            }
            let sources = values.map { Source(isOn: .constant($0)) }
            return scene(Toggle(sources: sources, isOn: \.isOn) { EmptyView() }.toggleStyle(Look())).size.width
        }
        #expect(width([true, true]) == 9)
        #expect(width([true, false]) == 1)
    }

    /// What is hidden behind a placeholder is as large, and views can ask whether it is.
    @Test func redactionKeepsTheSize() {
        struct Asking: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text(verbatim: reasons.contains(.placeholder) ? "hidden" : "seen") }
        }
        #expect(scene(Text(verbatim: "abc").redacted(reason: .placeholder)).size == CGSize(width: 30, height: 20))
        #expect(scene(Asking().redacted(reason: .placeholder)).size.width == 60)
        #expect(scene(Asking().unredacted().redacted(reason: .privacy)).size.width == 40)
    }
}
