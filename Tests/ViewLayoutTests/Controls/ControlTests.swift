import Foundation
import Testing
import ViewLayout

/// Controls in the sizes of the preset.
@MainActor @Suite struct ControlTests {
    @Test(arguments: [(ControlSize.small, 40.0, 30.0), (.regular, 44, 34), (.large, 60, 50)])
    func borderedButtonHasInsets(size: ControlSize, width: CGFloat, height: CGFloat) {
        #expect(
            scene(Button("ab") {}.buttonStyle(.bordered).controlSize(size)).size == CGSize(width: width, height: height)
        )
    }

    /// Apple documentation, `PrimitiveButtonStyle.automatic`.
    @Test func aButtonWithoutAStyleHasTheBorderOfItsPlatform() {
        func size(_ metrics: ControlMetrics) -> CGSize {
            scene(Button("ab") {}, scale: 2) { $0.controlMetrics = metrics }.size
        }
        #expect(size(.ios) == CGSize(width: 20, height: 20))
        #expect(size(.macos) == CGSize(width: 36, height: 24))
        #expect(size(.web) == CGSize(width: 44, height: 34))
        #expect(size(.android) == CGSize(width: 68, height: 40))
    }

    /// A title in the platform's own style is as the platform has it; what is only a picture is as small as it is.
    @Test func aTitleWithoutAStyleIsStandard() {
        #expect(scene(Button("ab") {}).root.isStandard)
        #expect(!scene(Button("ab") {}.buttonStyle(.plain)).root.isStandard)
        #expect(!scene(Button(action: {}) { Color.red.frame(width: 20, height: 20) }).root.isStandard)
    }

    @Test func plainButtonIsItsLabel() {
        #expect(scene(Button("ab") {}.buttonStyle(.plain)).size == CGSize(width: 20, height: 20))
        #expect(scene(Button("ab") {}.buttonStyle(.borderless)).size == CGSize(width: 20, height: 20))
    }

    @Test func materialButtonHasALeastSize() {
        #expect(scene(Button("a") {}, scale: 1) { $0.controlMetrics = .android }.size == CGSize(width: 58, height: 40))
        #expect(
            scene(Button("abcdef") {}, scale: 1) { $0.controlMetrics = .android }.size == CGSize(width: 108, height: 40)
        )
    }

    /// WebKit draws AppKit's push buttons 20 points high around a line of 16, 28 in the large size.
    @Test func buttonsOfMacOSAreLow() {
        func height(_ size: ControlSize) -> CGFloat {
            scene(Button(action: {}) { Color.clear.frame(width: 40, height: 16) }.controlSize(size), scale: 2) {
                $0.controlMetrics = .macos
            }.size.height
        }
        #expect(height(.small) == 16)
        #expect(height(.regular) == 20)
        #expect(height(.large) == 28)
    }

    /// A toggle of macOS is a checkbox before its label and as wide as it needs; a switch is behind it.
    @Test func togglesOfMacOSAreCheckboxes() {
        let box = scene(Toggle("abc", isOn: .constant(true)), width: 200, scale: 2) { $0.controlMetrics = .macos }
        #expect(box.size == CGSize(width: 52, height: 20))
        #expect(box.root.children[0].frame.minX == box.root.frame.minX + 22)
        let look = scene(Toggle("abc", isOn: .constant(true)).toggleStyle(.switch), width: 200, scale: 2) {
            $0.controlMetrics = .macos
        }
        #expect(look.size == CGSize(width: 76, height: 22))
        #expect(look.root.children[0].frame.minX == look.root.frame.minX)
    }

    /// A menu of macOS is a push button with an arrow, unless a style says otherwise.
    @Test func menusOfMacOSHaveABorder() {
        let menu = Menu {
            Text(verbatim: "Name")
        } label: {
            Text(verbatim: "Sort")
        }
        func size(_ view: some View) -> CGSize {
            scene(view, scale: 2) {
                $0.platformMetrics = PlatformMetrics(.macos)
                $0.controlMetrics = .macos
            }.size
        }
        #expect(size(menu) == CGSize(width: 72, height: 24))
        #expect(size(menu.menuIndicator(.hidden)) == CGSize(width: 56, height: 24))
        #expect(size(menu.menuStyle(.borderlessButton)) == CGSize(width: 56, height: 20))
        #expect(size(menu.buttonStyle(.plain)) == CGSize(width: 56, height: 20))
        let picker = Picker(selection: .constant(1)) {
            Text(verbatim: "cat").tag(1)
        } label: {
            Text(verbatim: "Pet")
        }
        #expect(size(picker) == CGSize(width: 62, height: 24))
        #expect(size(picker.menuIndicator(.hidden)) == CGSize(width: 46, height: 24))
        let bare = menu.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))
        #expect(size(bare) == CGSize(width: 40, height: 20))
    }

    /// A field of macOS has a border outside of rows.
    @Test func fieldsOfMacOSHaveABorder() {
        func height(_ view: some View) -> CGFloat? {
            scene(view, width: 200, scale: 2) {
                $0.platformMetrics = PlatformMetrics(.macos)
                $0.controlMetrics = .macos
            }.root.first("TextField")?.frame.height
        }
        let field = TextField(text: .constant("a")) { Text(verbatim: "Name") }
        #expect(height(field) == 26)
        #expect(height(field.textFieldStyle(.automatic)) == 26)
        #expect(height(field.textFieldStyle(.plain)) == 20)
        #expect(height(List { field }) == 20)
        #expect(scene(field, width: 200).root.first("TextField")?.frame.height == 20)
    }

    /// The title of a window stands in its title bar.
    @Test func aTitleTakesNoRoomOnMacOS() {
        let placed = scene(
            NavigationStack { Color.clear.navigationTitle("abc") }, width: 100, height: 100, scale: 2
        ) { $0.platformMetrics = PlatformMetrics(.macos) }
        #expect(placed.root.children.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func ownStyleMakesTheLook() {
        struct Wide: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(.horizontal, 30).frame(height: 50)
            }
        }
        #expect(scene(Button("ab") {}.buttonStyle(Wide())).size == CGSize(width: 80, height: 50))
    }

    @Test func buttonIsAControlAndItsLabelAText() {
        let placed = scene(Button("ab") {}).root
        #expect(placed.isControl)
        #expect(placed.children.map(\.kind) == ["Text"])
        #expect(placed.children[0].text?.environment.style.font == .body)
    }

    @Test func buttonMayFillItsWidth() {
        #expect(scene(Button("ab") {}.buttonSizing(.flexible), width: 90).size.width == 90)
        #expect(scene(Button("ab") {}, width: 90).size.width == 20)
    }

    @Test func toggleTakesTheWidthAndPutsItsSwitchAtTheEnd() {
        let placed = scene(Toggle("abc", isOn: .constant(true)), width: 200)
        #expect(placed.size == CGSize(width: 200, height: 31))
        #expect(placed.root.children[0].frame == CGRect(x: 0, y: 5.5, width: 30, height: 20))
        #expect(scene(Toggle("abc", isOn: .constant(true)).labelsHidden()).size == CGSize(width: 51, height: 31))
        #expect(scene(Toggle("abc", isOn: .constant(true))).size.width == 89)
    }

    /// It is the label that takes the width: without it a switch and a stepper are as wide as they are.
    @Test func withoutLabelsSwitchesAndSteppersAreNoWiderThanThemselves() {
        let row = HStack(spacing: 0) {
            Toggle("abc", isOn: .constant(true)).labelsHidden()
            Text("def")
        }
        #expect(scene(row, width: 200).root.frame.width == 81)
        let stepper = Stepper("abc", value: .constant(1))
        #expect(scene(stepper, width: 200).size.width == 200)
        #expect(scene(stepper.labelsHidden(), width: 200).size == scene(stepper.labelsHidden()).size)
        // A bar has a length of its own choice.
        #expect(scene(ProgressView("abc", value: 0.5).labelsHidden(), width: 200).size.width == 200)
    }

    @Test func labelIsAnIconAndATitle() {
        #expect(
            frames(Label("ab", systemImage: "star")) == """
                Label 0 0 48 20
                  Image 0 0 20 20
                  Text 28 0 20 20
                """)
        #expect(scene(Label("ab", systemImage: "star").labelStyle(.titleOnly)).size.width == 20)
        #expect(scene(Label("ab", systemImage: "star").labelStyle(.iconOnly)).size.width == 20)
    }

    @Test func labelStyleOfOnesOwn() {
        struct Stacked: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.icon
                    configuration.title
                }
            }
        }
        #expect(scene(Label("ab", systemImage: "star").labelStyle(Stacked())).size == CGSize(width: 20, height: 40))
    }

    @Test func textFieldIsALineHighAndAsWideAsItMay() {
        let field = TextField("Name of the pet", text: .constant(""))
        #expect(scene(field, width: 80, height: 200).size == CGSize(width: 80, height: 20))
        #expect(scene(field.textFieldStyle(.roundedBorder), width: 80).size == CGSize(width: 80, height: 34))
        #expect(scene(TextField("Name", text: .constant("Tom"))).root.children[0].frame.width == 30)
    }

    /// As many lines as its text has, from the fewest to the most.
    @Test func aFieldGrowsBetweenItsLimits() {
        func height(_ text: String, _ limit: ClosedRange<Int>) -> CGFloat {
            scene(TextField("Note", text: .constant(text), axis: .vertical).lineLimit(limit), width: 20).size.height
        }
        #expect(height("aa", 1...3) == 20)
        #expect(height("aa bb", 1...3) == 40)
        #expect(height("aa bb cc dd ee", 1...3) == 60)
        #expect(height("aa", 2...3) == 40)
    }

    @Test func progressIsABarOrASpinner() {
        #expect(scene(ProgressView(value: 0.5), width: 120).size == CGSize(width: 120, height: 4))
        #expect(scene(ProgressView(), width: 120).size == CGSize(width: 20, height: 20))
        #expect(scene(ProgressView(value: 0.5).progressViewStyle(.circular), width: 120).size.width == 20)
        #expect(scene(ProgressView("abc", value: 0.5), width: 120).size == CGSize(width: 120, height: 32))
    }

    @Test func imageHasItsSizeUnlessItIsResizable() {
        let sized = { (view: Image) in
            scene(view, width: 50, height: 70) { $0.imageSizes = ["photo": CGSize(width: 30, height: 40)] }.size
        }
        #expect(sized(Image("photo")) == CGSize(width: 30, height: 40))
        #expect(sized(Image("photo").resizable()) == CGSize(width: 50, height: 70))
        #expect(sized(Image("other")) == CGSize(width: 20, height: 20))
    }

    @Test func pickerShowsWhatIsChosen() {
        let picker = Picker("Pet", selection: .constant(2)) {
            Text("cat").tag(1)
            Text("goldfish").tag(2)
        }
        #expect(scene(picker).root.children.map(\.frame.width) == [80])
    }

    @Test func scrollViewTakesItsLengthAndLetsContentRun() {
        let scroll = ScrollView { ForEach(0..<10, id: \.self) { Block(width: CGFloat($0), height: 10) } }
        let placed = scene(scroll, width: 100, height: 50)
        #expect(placed.size == CGSize(width: 9, height: 50))
        #expect(placed.root.clips)
        #expect(placed.root.scrollAxes == .vertical)
        #expect(placed.root.children.last?.frame.maxY == 172)
        #expect(placed.root.children.last?.clip == CGRect(x: 45.5, y: 0, width: 9, height: 50))
    }

    /// Of two clips around a view the part that both leave shows, here 60 × 20 in the middle of 40 × 40.
    @Test func nestedClipsLeaveWhatBothShow() {
        let view = Color.red.frame(width: 100, height: 100)
            .frame(width: 60, height: 20).clipped()
            .frame(width: 40, height: 40).clipped()
        #expect(scene(view).root.all.last?.clip == CGRect(x: 0, y: 10, width: 40, height: 20))
    }

    @Test func lazyStackTakesTheWidth() {
        #expect(scene(LazyVStack { Text("a") }.background(Color.red), width: 90).root.kind == "LazyVStack")
        #expect(scene(LazyVStack(alignment: .leading) { Text("a") }, width: 90).size.width == 90)
    }

    @Test func lazyGridFillsItsColumns() {
        let grid = LazyVGrid(
            columns: [GridItem(.fixed(20)), GridItem(.flexible()), GridItem(.flexible(maximum: 30))], spacing: 0
        ) {
            ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 10) }
        }
        // 100 − 20 − 16: half of 64 for the second, and 30 of the rest at most for the third.
        #expect(scene(grid, width: 100).root.children.map(\.frame.width) == [20, 32, 30, 20])
        #expect(scene(grid, width: 100).size.height == 20)
    }

    @Test func adaptiveGridHasAsManyColumnsAsFit() {
        let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
            ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 10) }
        }
        #expect(scene(grid, width: 100).root.children.map(\.frame.width) == [30, 30, 30, 30])
        #expect(scene(grid, width: 100).size.height == 20)
    }

    @Test func safeAreaInsetTakesItsHeightFromTheView() {
        let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
        let placed = scene(view, width: 50, height: 100)
        #expect(placed.root.frame == CGRect(x: 0, y: 0, width: 50, height: 80))
    }
}
