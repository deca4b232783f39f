import Foundation
import Testing
import ViewLayout

/// Labels and values of forms, and boxes and groups outside of them.
@MainActor @Suite struct FormTests {
    private func texts(_ view: some View, width: CGFloat, _ change: (inout EnvironmentValues) -> Void = { _ in })
        -> [CGRect]
    {
        scene(view, width: width, height: 400, change).root.all.filter { $0.kind == "Text" }.map(\.frame)
    }

    private func mac(_ environment: inout EnvironmentValues) {
        environment.controlMetrics = .macos
        environment.platformMetrics = PlatformMetrics(.macos)
    }

    @Test func labelAndValueStandAtTheEndsOfTheRow() {
        let form = Form { LabeledContent("abc", value: "de") }.listStyle(.plain)
        #expect(
            texts(form, width: 132) == [
                CGRect(x: 16, y: 12, width: 30, height: 20), CGRect(x: 96, y: 12, width: 20, height: 20),
            ])
    }

    /// A row of iOS is the button itself; a form of macOS has push buttons in it.
    @Test func buttonsKeepTheirBordersOnMacOS() {
        func sizes(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [CGSize] {
            scene(view, width: 200, height: 400, change).root.all.filter { $0.kind == "Button" }.map(\.frame.size)
        }
        let button = Button("abc") {}
        #expect(sizes(Form { button }) == [CGSize(width: 30, height: 20)])
        #expect(sizes(button, mac) == [CGSize(width: 46, height: 24)])
        #expect(sizes(Form { button }, mac) == sizes(button, mac) && sizes(List { button }, mac) == sizes(button, mac))
        #expect(sizes(Form { button.buttonStyle(.plain) }, mac) == [CGSize(width: 30, height: 20)])
    }

    @Test func theLongerPartWraps() {
        // 100 less the distance of 8 less the value of 30: six letters a line.
        let form = Form { LabeledContent("abcdef ghijkl", value: "mno") }.listStyle(.plain)
        #expect(
            texts(form, width: 132) == [
                CGRect(x: 16, y: 11, width: 60, height: 40), CGRect(x: 86, y: 11, width: 30, height: 20),
            ])
    }

    @Test func partsStandBelowEachOtherAtAccessibilitySizes() {
        let form = Form { LabeledContent("abc", value: "de") }.listStyle(.plain)
        #expect(
            texts(form, width: 132) { $0.dynamicTypeSize = .accessibility1 } == [
                CGRect(x: 16, y: 11, width: 30, height: 20), CGRect(x: 16, y: 31, width: 20, height: 20),
            ])
    }

    @Test func outsideOfFormsPartsStandBesideEachOther() {
        #expect(
            frames(LabeledContent("abc", value: "de"))
                == "LabeledContent 0 0 58 20\n  Text 0 0 30 20\n  Text 38 0 20 20")
    }

    @Test func aStyleArrangesLabelAndValue() {
        struct Stacked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.label
                    configuration.content
                }
            }
        }
        #expect(
            frames(LabeledContent("abc", value: "de").labeledContentStyle(Stacked()))
                == "VStack 0 0 30 40\n  Text 0 0 30 20\n  Text 5 20 20 20")
    }

    /// A menu of several sections shows the value that is chosen, wherever it is, and no section of the form.
    @Test func aMenuOfSectionsIsARow() {
        let picker = Picker("abc", selection: .constant(Int?(3))) {
            Section { Text("d").tag(Int?.none) }
            Section("Header") {
                ForEach(1..<5) { number in
                    HStack {
                        Color.red
                        Text(verbatim: String(repeating: "x", count: number))
                    }.tag(Int?(number))
                }
            }
        }
        let placed = scene(Form { picker }.listStyle(.plain), width: 232, height: 400).root
        #expect(placed.all.filter { $0.kind == "Row" }.map(\.frame.height) == [44])
        #expect(placed.first("Section") == nil && placed.first("Header") == nil)
        let texts = placed.all.filter { $0.kind == "Text" }
        #expect(texts.map(\.frame.width) == [30, 30])
        #expect(placed.first("Color") == nil)
    }

    @Test func pickersShowTheirLabelsInForms() {
        let picker = Picker("abc", selection: .constant(2)) {
            Text("d").tag(1)
            Text("ef").tag(2)
        }
        let form = Form { picker }.listStyle(.plain)
        // The value is followed by the mark of a menu: 4 and 12.
        #expect(
            texts(form, width: 132) == [
                CGRect(x: 16, y: 12, width: 30, height: 20), CGRect(x: 80, y: 12, width: 20, height: 20),
            ])
        #expect(scene(form, width: 132, height: 100).root.first("Row")?.isControl == true)
        #expect(texts(Form { picker.labelsHidden() }.listStyle(.plain), width: 132).count == 1)
        #expect(texts(Form { picker.pickerStyle(.inline) }.listStyle(.plain), width: 132).map(\.minY) == [12, 56, 100])
        let further = Form { picker.pickerStyle(.navigationLink) }.listStyle(.plain)
        #expect(texts(further, width: 132).map(\.maxX) == [46, 98])
    }

    @Test func switchesLeaveTheirLabelsTheRest() {
        let form = Form { Toggle("abc", isOn: .constant(true)) }.listStyle(.plain)
        let placed = scene(form, width: 132, height: 100)
        #expect(placed.root.first("Toggle")?.frame == CGRect(x: 16, y: 11, width: 100, height: 22))
        #expect(placed.root.first("Row")?.frame.height == 44)
        #expect(placed.root.first("Text")?.proposal.width == 41)
    }

    @Test func columnsOfAFormShareTheWidestLabel() {
        let form = Form {
            LabeledContent("abc", value: "d")
            LabeledContent("a", value: "efg")
            Toggle("hij", isOn: .constant(true))
        }
        #expect(
            frames(form, width: 200, mac) == """
                Form 55 0 90 76
                  LabeledContent 55 0 48 20
                    Text 55 0 30 20
                    Text 93 0 10 20
                  LabeledContent 55 28 68 20
                    Text 75 28 10 20
                    Text 93 28 30 20
                  Toggle 93 56 52 20
                    Text 115 56 30 20
                """)
    }

    /// First lines are at one height, and the row has all of both.
    @Test func aRowOfAFormInColumnsHoldsBothParts() throws {
        let form = Form {
            LabeledContent {
                Color.red.frame(width: 20, height: 30)
            } label: {
                Text("abc")
            }
        }
        let row = try #require(scene(form, width: 200, mac).root.first("LabeledContent"))
        let text = try #require(row.first("Text"))
        // The last edge of what has no text is its baseline.
        #expect(text.frame.minY > row.frame.minY)
        #expect(row.frame.height == text.frame.maxY - row.frame.minY)
    }

    @Test func groupBox() {
        #expect(
            frames(GroupBox("abc") { Text("de") })
                == "GroupBox 0 0 62 80\n  VStack 16 16 30 48\n    Text 16 16 30 20\n    VStack 16 44 20 20\n      Text 16 44 20 20"
        )
        #expect(
            frames(GroupBox { Text("de") })
                == "GroupBox 0 0 52 52\n  VStack 16 16 20 20\n    VStack 16 16 20 20\n      Text 16 16 20 20")
    }

    @Test func disclosureGroupsOutsideOfLists() {
        let open = DisclosureGroup("abc", isExpanded: .constant(true)) { Text("de") }
        #expect(
            frames(open, width: 100)
                == "DisclosureGroup 0 0 100 46\n  Button 0 0 100 20\n    Text 0 0 30 20\n  Text 0 26 20 20")
        let closed = DisclosureGroup("abc") { Text("de") }
        #expect(frames(closed, width: 100) == "DisclosureGroup 0 0 100 20\n  Button 0 0 100 20\n    Text 0 0 30 20")
    }
}
