package import Frames
internal import Labels

extension SafeAreaInsets {
    /// `{ top: 59, bottom: 34 }`, or the name of a device.
    package static let form = ValueForm<SafeAreaInsets>(.choice(devices.map(\.name))) { value, name in
        let device = try value.string(name)
        guard let known = devices.first(where: { $0.name == device }) else {
            throw InputError.unknown("device", device, expected: devices.map(\.name), at: value.position)
        }
        return known.insets
    }.orMapping(
        .mapping(
            MappingKey("top", .number(from: 0), usual: "0", "In points, as the device is held."),
            MappingKey("leading", .number(from: 0), usual: "0", "In points."),
            MappingKey("bottom", .number(from: 0), usual: "0", "In points."),
            MappingKey("trailing", .number(from: 0), usual: "0", "In points.")
        ) { SafeAreaInsets(top: $1, leading: $2, bottom: $3, trailing: $4) }
    ).named("safeArea", "What the device covers: the name of a device, or points at each edge.")
}
