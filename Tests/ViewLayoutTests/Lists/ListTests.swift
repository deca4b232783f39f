import Foundation
import Testing
import ViewLayout

/// Rows and sections of lists, in the grid font: a letter is 10 wide and a line 20 high.
@MainActor @Suite struct ListTests {
    private func list(_ view: some View, width: CGFloat = 300, scale: CGFloat = 1) -> String {
        frames(view, width: width, height: 200, scale: scale)
    }

    @Test func rowsAreAtLeast44HighAndGrowWithTheirText() {
        let view = List {
            Text("abc")
            Text("abcde fghij klmno")
        }.listStyle(.plain)
        // 68 of 100 are left for text: six letters a line.
        #expect(
            list(view, width: 100) == """
                List 0 0 100 200
                  Row 0 0 100 44
                    Text 16 12 30 20
                  Row 0 44 100 82
                    Text 16 55 50 60
                """)
    }

    /// An icon that takes what it is offered has the column of the row's icons, and makes no row higher.
    @Test func iconsHaveTheColumnOfTheRow() {
        let view = List {
            Label("abc", systemImage: "star")
            Label {
                Text("abc")
            } icon: {
                Rectangle()
            }
            Label {
                Text("abc")
            } icon: {
                GeometryReader { _ in Color.red }
            }
            Label {
                Text("abc")
            } icon: {
                Circle().frame(width: 40, height: 10)
            }
        }.listStyle(.plain)
        let placed = scene(view, width: 300, height: 200).root
        let column = 16 + PlatformMetrics(.ios)[.listIconWidth] + PlatformMetrics(.ios)[.listIconSpacing]
        #expect(placed.all.filter { $0.kind == "Text" }.map(\.frame.minX) == [column, column, column, column + 12])
        #expect(placed.all.filter { $0.kind == "Row" }.map(\.frame.height) == [44, 44, 44, 44])
        #expect(placed.first("GeometryReader")?.frame.size == CGSize(width: 28, height: 22))
        // Elsewhere an icon is offered its share.
        let alone = scene(
            Label {
                Text("abc")
            } icon: {
                Rectangle()
            }, width: 138, height: 40
        ).root
        #expect(alone.first("Rectangle")?.frame.size == CGSize(width: 100, height: 40))
    }

    /// The distances of a SwiftUI list on iOS, as a public dump of its views has them; there the header is 15.667 high and
    /// the rows are 20.333 high, here both are 20.
    @Test func sectionsStandApartAndIn() {
        let view = List {
            Section("Section 1") { Text("Item 1") }
            Section { Text("Item 2") }
        }
        #expect(
            list(view, scale: 3) == """
                List 0 0 300 200
                  Section 16 0 268 87
                    Header 16 0 268 43
                      Text 32 17 90 20
                    Row 16 43 268 44
                      Text 32 55 60 20
                  Section 16 122.333 268 44
                    Row 16 122.333 268 44
                      Text 32 134.333 60 20
                """)
    }

    @Test func wideScreensHaveWiderMargins() {
        let view = List { Text("abc") }
        #expect(
            list(view, width: 414, scale: 2)
                == "List 0 0 414 200\n  Row 20 17.5 374 44\n    Text 40 29.5 30 20")
        #expect(list(view.listStyle(.plain), width: 414) == "List 0 0 414 200\n  Row 0 0 414 44\n    Text 20 12 30 20")
    }

    @Test func headersOfGroupsAreSmallCapitalsUnlessACaseIsSet() {
        func header(_ view: some View) -> PlacedText? {
            scene(view, width: 300, height: 200).root.first("Header")?.first("Text")?.text
        }
        let list = List { Section("Name") { Text("abc") } }
        #expect(header(list)?.environment.textCase == .uppercase)
        #expect(header(list)?.environment.style.font == .footnote)
        #expect(header(list.textCase(nil))?.environment.textCase == nil)
        #expect(header(List { Section("Name") { Text("abc") }.textCase(nil) })?.environment.textCase == nil)
        #expect(header(list.listStyle(.plain))?.environment.textCase == nil)
        #expect(header(list.headerProminence(.increased))?.environment.style.font == .title3.bold())
    }

    @Test func insetsAreThoseOfTheRowOrOfAllRowsOfASection() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = List {
            Text("abc").listRowInsets(EdgeInsets())
            Section { Text("abc") }.listRowInsets(insets)
        }.listStyle(.plain)
        let texts = scene(view, width: 100, height: 200).root.all.filter { $0.kind == "Text" }
        #expect(texts.map(\.frame.minX) == [0, 2])
        #expect(texts.map(\.proposal.width) == [100, 94])
    }

    @Test func rowsThatLeadFurtherHaveAMark() {
        let view = List { NavigationLink("abcdef", value: 1) }.listStyle(.plain)
        let placed = scene(view, width: 100, height: 200)
        // 100 less twice 16, 10 and 8.
        #expect(placed.root.first("Text")?.proposal.width == 50)
        #expect(placed.root.first("Row")?.isControl == true)
        #expect(placed.root.first("Button")?.isControl == false)
        #expect(placed.root.first("Text")?.frame == CGRect(x: 16, y: 11, width: 50, height: 40))
    }

    /// On iOS a touch anywhere in a row is one of every button without a style in it; a style makes them controls of their own.
    @Test func aRowIsTouchedInThePlaceOfItsButtonsAndLinks() {
        /// The controls that are as large as they look.
        func controls(_ view: some View, isOfPhone: Bool = true) -> Set<String> {
            let placed = scene(List { view }, width: 200, height: 300) { environment in
                environment.platformMetrics = PlatformMetrics(isOfPhone ? .ios : .macos)
            }
            return Set(placed.root.all.filter { $0.isControl && !$0.isStandard }.compactMap(\.kind))
        }
        let buttons = HStack {
            Text("abc")
            Button {
            } label: {
                Image(systemName: "plus")
            }
        }
        #expect(controls(buttons).isEmpty)
        #expect(controls(buttons.buttonStyle(.borderless)) == ["Button"])
        let link = HStack {
            Text("abc")
            NavigationLink(value: 1) { Image(systemName: "plus") }
        }
        #expect(controls(link).isEmpty)
        #expect(controls(link, isOfPhone: false) == ["Button"])
        let both = Button {
        } label: {
            NavigationLink("abc", value: 1)
        }
        #expect(controls(both) == ["Row"])
        // The header is no row.
        let header = Section {
            Text("abc")
        } header: {
            buttons
        }
        #expect(controls(header) == ["Button"])
    }

    @Test func iconsStandInAColumn() {
        let label = Label {
            Text("abc")
        } icon: {
            Block(width: 10, height: 20)
        }
        let placed = scene(List { label }.listStyle(.plain), width: 200, height: 200)
        #expect(placed.root.first("Color")?.frame.minX == 25)
        #expect(placed.root.first("Text")?.frame.minX == 60)
    }

    @Test func dataMakesRowsAndTreesAreClosed() {
        struct Item: Identifiable {
            var id: Int
            var children: [Item]?
        }
        let items = [Item(id: 1, children: [Item(id: 2)]), Item(id: 3)]
        let tree = List(items, children: \.children) { Text("\($0.id)") }.listStyle(.plain)
        let rows = scene(tree, width: 100, height: 200).root.all.filter { $0.kind == "Row" }
        #expect(rows.map(\.frame.minY) == [0, 44])
        #expect(rows.map { $0.first("Text")?.proposal.width } == [50, 68])
        let flat = List(0..<3, selection: .constant(Int?.none)) { Text("\($0)") }.listStyle(.plain)
        #expect(scene(flat, width: 100, height: 200).root.all.filter { $0.kind == "Row" }.count == 3)
        let selected = List(items, selection: .constant(Set<Int>())) { Text("\($0.id)") }
        #expect(scene(selected, width: 100, height: 200).root.all.filter { $0.kind == "Row" }.count == 2)
    }

    @Test func disclosedRowsStandIn() {
        let view = List {
            DisclosureGroup("abc", isExpanded: .constant(true)) {
                Text("d")
                DisclosureGroup("e", isExpanded: .constant(true)) { Text("f") }
            }
            DisclosureGroup("g") { Text("h") }
        }.listStyle(.plain)
        let texts = scene(view, width: 100, height: 300).root.all.filter { $0.kind == "Text" }
        #expect(texts.map(\.frame.minX) == [16, 32, 32, 48, 16])
    }

    @Test func spacingBetweenRowsAndSections() {
        let view = List {
            Section {
                Text("a")
                Text("b")
            }
            Section { Text("c") }
        }
        func rows(_ view: some View) -> [CGFloat] {
            scene(view, width: 100, height: 300).root.all.filter { $0.kind == "Row" }.map(\.frame.minY)
        }
        #expect(rows(view) == [18, 62, 142])
        #expect(rows(view.listRowSpacing(10).listSectionSpacing(.custom(20))) == [10, 64, 128])
        #expect(rows(view.listSectionSpacing(.compact)) == [9, 53, 115])
        #expect(rows(view.listStyle(.plain).environment(\.defaultMinListRowHeight, 10)) == [0, 42, 84])
    }

    @Test func badgesTakeRoomFromTheRow() {
        let view = List { Text("abcdef").lineLimit(1).badge(12) }.listStyle(.plain)
        let texts = scene(view, width: 100, height: 200).root.all.filter { $0.kind == "Text" }
        #expect(
            texts.map(\.frame) == [
                CGRect(x: 16, y: 12, width: 40, height: 20), CGRect(x: 64, y: 12, width: 20, height: 20),
            ])
    }

    /// A list may be in a row of another, in a sheet, in a scroll view: rows are what stands directly in it.
    @Test func onlyWhatStandsDirectlyInTheListIsARow() {
        let view = List { VStack { Section("a") { Text("b") } } }.listStyle(.plain)
        #expect(
            list(view, width: 100)
                == "List 0 0 100 200\n  Row 0 0 100 62\n    VStack 16 11 10 40\n      Text 16 11 10 20\n      Text 16 31 10 20"
        )
    }

    @Test func contentThatIsWiderThanItsRowLeavesIt() {
        let placed = scene(List { Block(width: 90, height: 10) }.listStyle(.plain), width: 100, height: 200)
        #expect(placed.root.first("Row")?.frame.width == 100)
        #expect(placed.root.first("Color")?.frame == CGRect(x: 16, y: 17, width: 90, height: 10))
    }

    @Test func aListWithoutAProposalIsAsLargeAsItsRows() {
        #expect(
            frames(List { Text("abc") }.listStyle(.plain)) == "List 0 0 62 44\n  Row 0 0 62 44\n    Text 16 12 30 20")
    }

    @Test func rightToLeft() {
        let view = List { NavigationLink("abc", value: 1) }.listStyle(.plain)
        #expect(
            frames(view, width: 100, height: 100, direction: .rightToLeft)
                == "List 0 0 100 100\n  Row 0 0 100 44\n    Button 54 12 30 20\n      Text 54 12 30 20")
    }

    /// A link that follows a value, as before iOS 16, is as large as any other.
    @Test func linksOfAllAges() {
        let title = "abc"
        let (isOn, choice) = (Binding.constant(false), Binding.constant(Int?.none))
        let there = Text("there")
        let links = [
            AnyView(NavigationLink(title) { there }),
            AnyView(NavigationLink("abc", destination: there, isActive: isOn)),
            AnyView(NavigationLink(title, destination: there, isActive: isOn)),
            AnyView(NavigationLink("abc", isActive: isOn) { there }),
            AnyView(NavigationLink(title, isActive: isOn) { there }),
            AnyView(NavigationLink("abc", tag: 1, selection: choice) { there }),
            AnyView(NavigationLink(title, tag: 1, selection: choice) { there }),
            AnyView(NavigationLink("abc", destination: there, tag: 1, selection: choice)),
            AnyView(NavigationLink(title, destination: there, tag: 1, selection: choice)),
            AnyView(
                NavigationLink(tag: 1, selection: choice) {
                    there
                } label: {
                    Text("abc")
                }),
        ]
        let expected = "List 0 0 100 100\n  Row 0 0 100 44\n    Button 16 12 30 20\n      Text 16 12 30 20"
        for link in links {
            #expect(frames(List { link }.listStyle(.plain), width: 100, height: 100) == expected)
        }
    }
}
