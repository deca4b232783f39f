import Testing

@testable import Adoption

@Suite struct SymbolCallTests {
    @Test(arguments: [
        ("squareAndPencil", "square.and.pencil"), ("_1Circle", "1.circle"), ("gearshape2", "gearshape.2"),
        ("arrow2Circlepath", "arrow.2.circlepath"), ("_4kTv", "4k.tv"), ("trash", "trash"), ("`repeat`", "repeat"),
    ])
    func namesOfSwiftHaveThePartsOfSymbols(member: String, name: String) {
        #expect(SymbolCall.name(of: member) == name)
    }

    private let symbols = [
        SymbolCall(type: "Image", labels: ["symbol"], closures: 0, place: 0): "systemName",
        SymbolCall(type: "UIImage", labels: ["symbol"], closures: 0, place: 0): "systemName",
        SymbolCall(type: "Label", labels: ["_", "symbol"], closures: 0, place: 1): "systemImage",
        SymbolCall(type: "Button", labels: ["_", "symbol"], closures: 1, place: 1): "systemImage",
    ]

    @Test(arguments: [
        ("Image(symbol: .trash)", "Image(systemName: \"trash\")"),
        ("Image(symbol: Symbol.trashFill)", "Image(systemName: \"trash.fill\")"),
        ("UIImage(symbol: .trash).size", "UIImage(systemName: \"trash\")!.size"),
        (
            "Label(\"a, b\", symbol: a ? .trash : .penTip)",
            "Label(\"a, b\", systemImage: galleySymbol(a ? \"trash\" : \"pen.tip\"))"
        ),
        ("Label(a(b, c: .d), symbol: card.symbol)", "Label(a(b, c: .d), systemImage: galleySymbol(card.symbol))"),
        (
            "Button(\"a\", symbol: .trash) { Image(symbol: .pen) }",
            "Button(\"a\", systemImage: \"trash\") { Image(systemName: \"pen\") }"
        ),
        ("Image(\n    symbol: .trash\n)", "Image(\n    systemName: \"trash\"\n)"),
        // Others stay.
        ("Image(symbol: .trash, label: a)", "Image(symbol: .trash, label: a)"),
        ("Button(\"a\", symbol: .trash)", "Button(\"a\", symbol: .trash)"),
        ("Kit.Image(symbol: .trash)", "Kit.Image(symbol: .trash)"),
        ("Image (symbol: .trash)", "Image (symbol: .trash)"),
    ])
    func callsTakeTheNameAsAText(text: String, expected: String) {
        #expect(String(decoding: SymbolCall.translated(bytes(text), symbols), as: UTF8.self) == expected)
    }

    @Test func onlyMembersWithoutATypeAreSigns() {
        func hasMember(_ text: String) -> Bool {
            let source = SwiftSource(bytes(text))
            return SymbolCall.candidates(in: source).contains { SymbolCall.hasMember($0.argument, in: source) }
        }
        #expect(hasMember("Image(symbol: .trash)") && hasMember("Image(symbol: a ? .b : c)"))
        #expect(!hasMember("Image(symbol: a.trash)") && !hasMember("Image(symbol: .make(1))"))
        #expect(!hasMember("Image(systemName: .trash)") && !hasMember("Image(.trash)"))
    }

    @Test func anInitializerOfTheAppTakesItsOwnNames() {
        let file = ParsedFile(bytes("extension Image { init(_ a: Int, symbol: Sign) { let icon = 1 } }; class A {}"))
        #expect(file.declaresInitializer(of: "Image", with: "symbol"))
        #expect(!file.declaresInitializer(of: "Image", with: "icon"))
        #expect(!file.declaresInitializer(of: "Label", with: "symbol"))
    }

    @Test func aCallLeavesOutParametersOfAnInitializer() {
        let call = SymbolCall(type: "Button", labels: ["_", "symbol"], closures: 1, place: 1)
        #expect(call.initializers(with: "systemImage").contains("Button.init(_:systemImage:role:action:)"))
        #expect(call.initializers.contains("Button.init(_:symbol:action:)"))
    }
}
