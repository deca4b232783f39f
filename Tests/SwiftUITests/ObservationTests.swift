import SwiftUI
import Testing
import ViewLayout

@Observable
private final class Pets {
    var names = ["Cat", "Goldfish"]
    var isOpen = true
}

private struct PetList: View {
    @State private var pets = Pets()

    var body: some View {
        VStack(spacing: 0) {
            PetNames(pets: pets)
            PetCount()
        }
        .environment(pets)
    }
}

private struct PetNames: View {
    @Bindable var pets: Pets

    var body: some View {
        ForEach($pets.names, id: \.self) { $name in Text(name) }
        Toggle("Open", isOn: $pets.isOpen)
    }
}

private struct PetCount: View {
    @Environment(Pets.self) private var pets

    var body: some View { Text("\(pets.names.count) pets") }
}

/// Objects of the Observation module in views that import SwiftUI alone.
@MainActor @Suite struct ObservationTests {
    @Test func observableObjectsAreKeptBoundAndInherited() {
        let root = layOut(PetList(), in: ProposedViewSize(width: 200, height: nil), measurer: GridFont()).root
        #expect(root.children.map(\.kind) == ["Text", "Text", "Toggle", "Text"])
        #expect(root.children.map(\.frame.width) == [30, 80, 200, 60])
    }
}
