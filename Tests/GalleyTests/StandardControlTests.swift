import Galley
import Testing
import ViewLayout

/// Controls in the platform's own looks are as large as the platform makes them; what the app makes must be large enough.
@Suite struct StandardControlTests {
    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
    }

    private func smallTargets<V: View>(
        _ platform: Platform = .ios, _ view: @escaping @MainActor @Sendable () -> V
    ) throws -> [String] {
        let scene = LayoutScene("Controls", sourceLocale: "en") { view() }
        return try scene.report(in: LayoutEnvironment(width: 375, platform: platform)).findings()
            .filter { $0.rule == "small-target" }.map(\.view.kind)
    }

    @Test(arguments: [Platform.ios, .android, .web])
    func thePlatformsOwnControlsAreNoFault(platform: Platform) throws {
        let found = try smallTargets(platform) {
            VStack {
                Toggle("Sound", isOn: .constant(true))
                Stepper("Volume", value: .constant(1))
                Slider(value: .constant(0.5))
                Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.segmented)
                Button("Save") {}.buttonStyle(.bordered)
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
            }
        }
        #expect(found.isEmpty)
    }

    @Test func whatTheAppMakesIsAFault() throws {
        let found = try smallTargets {
            VStack {
                Button("Save") {}.buttonStyle(.plain)
                Button("Send") {}.buttonStyle(Framed())
                TextField("Name", text: .constant("")).textFieldStyle(.plain)
            }
        }
        #expect(found == ["Button", "Button", "TextField"])
    }
}
