import Foundation
import Testing
import ViewLayout

/// What is shown over a view is the scene while it is shown.
@MainActor @Suite struct PresentationTests {
    private func shown(_ view: some View, width: CGFloat = 400, height: CGFloat = 300) -> PlacedScene {
        scene(view, width: width, height: height)
    }

    @Test func aSheetHasTheSpaceOfTheScene() {
        let view = List { Text("abc") }.sheet(isPresented: .constant(true)) { Text("over") }
        #expect(shown(view).root.tree == "Sheet 0 0 400 300\n  Text 180 140 40 20")
        let closed = Text("abc").sheet(isPresented: .constant(false)) { Text("over") }
        #expect(shown(closed).root.tree == "Text 185 140 30 20")
    }

    @Test func anItemIsShownWhileThereIsOne() {
        struct Pet: Identifiable {
            var id: String
        }
        let view = Text("abc").sheet(item: .constant(Optional(Pet(id: "cat")))) { Text($0.id) }
        #expect(shown(view).root.kind == "Sheet")
        #expect(shown(Text("abc").sheet(item: .constant(Pet?.none)) { Text($0.id) }).root.kind == "Text")
    }

    @Test func whatIsShownOverASheetIsInFront() {
        let view = Text("abc").sheet(isPresented: .constant(true)) {
            Text("over").fullScreenCover(isPresented: .constant(true)) { Text("front") }
        }
        #expect(shown(view).root.kind == "FullScreenCover")
    }

    /// Known widths: 270, and two buttons beside each other as long as both fit in half of it.
    @Test func buttonsOfAnAlertStandBesideEachOtherWhereTheyFit() {
        func alert(_ first: String, _ second: String) -> PlacedScene {
            shown(
                Color.red.alert("abc", isPresented: .constant(true)) {
                    Button(first) {}
                    Button(second, role: .cancel) {}
                } message: {
                    Text("defg")
                })
        }
        let beside = alert("yes", "no")
        #expect(beside.root.kind == "Alert")
        let actions = beside.root.all.filter { $0.kind == "Action" }.map(\.frame)
        #expect(actions.map(\.minX) == [65, 200])
        #expect(actions.allSatisfy { $0.width == 135 && $0.height == 45 && $0.minY == actions[0].minY })
        #expect(beside.root.first("VStack")?.frame.midX == 200)
        let below = alert("a long way to say yes", "no")
        #expect(below.root.all.filter { $0.kind == "Action" }.map(\.frame.width) == [270, 270])
        let text = below.root.all.last { $0.kind == "Text" }
        #expect(text?.text?.environment.lineLimit == 1)
        #expect(text?.text?.environment.minimumScaleFactor == 0.6)
    }

    @Test func alertsAreWiderAtAccessibilitySizes() {
        let view = Color.red.alert("abc", isPresented: .constant(true)) { Button("yes") {} }
        let placed = scene(view, width: 400, height: 300) { $0.dynamicTypeSize = .accessibility1 }
        #expect(placed.root.first("Action")?.frame.width == 310)
    }

    @Test func actionSheetsAreAsWideAsTheScene() {
        let view = Color.red.confirmationDialog("abc", isPresented: .constant(true)) {
            Button("delete", role: .destructive) {}
            Button("keep") {}
        }
        let placed = shown(view)
        #expect(placed.root.all.filter { $0.kind == "Action" }.map(\.frame.width) == [384, 384])
        #expect(placed.root.all.filter { $0.kind == "Text" }.count == 2)
    }

    @Test func whatCanBeShownIsShownOnRequest() {
        let view = VStack {
            Text("abc").alert("first", isPresented: .constant(true)) { Button("yes") {} }
            Menu("menu") {
                Button("abcdef") {}
                Button("ghi") {}
            }
            Text("def").contextMenu { Button("rename") {} }.sheet(isPresented: .constant(false)) { Text("over") }
        }
        func root(_ number: Int?) -> PlacedView {
            let all = Presentations(showing: number)
            let placed = scene(view, width: 400, height: 300) { $0.presentations = all }
            #expect(all.kinds == ["Alert", "Menu", "Menu", "Sheet"])
            return placed.root
        }
        #expect(root(nil).kind == "VStack")
        #expect(root(0).kind == "Alert")
        #expect(
            root(1).tree == """
                Menu 0 0 400 300
                  Row 75 106 250 44
                    Button 91 118 60 20
                      Text 91 118 60 20
                  Row 75 150 250 44
                    Button 91 162 30 20
                      Text 91 162 30 20
                """)
        #expect(root(3).kind == "Sheet")
    }

    @Test func earlyAlerts() {
        let view = Color.red.alert(isPresented: .constant(true)) {
            Alert(
                title: Text("abc"), message: nil, primaryButton: .destructive(Text("delete")),
                secondaryButton: .cancel())
        }
        #expect(shown(view).root.all.filter { $0.kind == "Action" }.count == 1)
    }

    @Test func nothingOfTheRowOrBarAroundHoldsInASheet() {
        let button = Button("abc") {}.sheet(isPresented: .constant(true)) {
            Button("over") {}
        }
        let inRow = scene(List { button }, width: 400, height: 300) { $0.controlMetrics = .web }
        #expect(inRow.root.first("Button")?.frame == CGRect(x: 168, y: 133, width: 64, height: 34))
        let inBar = scene(NavigationStack { Color.red.toolbar { button } }, width: 400, height: 300) {
            $0.dynamicTypeSize = .xxLarge
            $0.controlMetrics = .web
        }
        #expect(inBar.root.first("Text")?.text?.environment.dynamicTypeSize == .xxLarge)
        #expect(inBar.root.first("Text")?.text?.environment.lineLimit == nil)
        #expect(inBar.root.first("Button")?.frame.size == CGSize(width: 64, height: 34))
    }
}
