package import Frames
internal import Labels

extension SafeAreaInsets {
    /// Reads `{ top: 59, bottom: 34 }`, or the name of a device.
    package init(yaml value: YAMLValue) throws {
        guard value.isMapping else {
            let name = try value.string("safeArea")
            guard let device = Self.devices.first(where: { $0.name == name }) else {
                throw InputError.unknown("device", name, expected: Self.devices.map(\.name), at: value.position)
            }
            self = device.insets
            return
        }
        let entries = try value.entries("safeArea", keys: ["top", "leading", "bottom", "trailing"])
        let lengths = try entries.mapValues { try $0.number("safeArea", from: 0) }
        self.init(
            top: lengths["top"] ?? 0, leading: lengths["leading"] ?? 0, bottom: lengths["bottom"] ?? 0,
            trailing: lengths["trailing"] ?? 0)
    }
}
