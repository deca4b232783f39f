/// Kinds of device that texts have variations for and for which nothing is measured.
public struct UncheckedDevices: Hashable, Sendable {
    /// How many texts have such a variation.
    public var texts: Int
    /// The names of the devices, sorted: `Apple Watch`, `iPad`.
    public var devices: [String]

    /// Names the devices of some texts; nil where there are none.
    public init?(texts: Int, devices: Set<String>) {
        guard texts > 0, !devices.isEmpty else { return nil }
        self.texts = texts
        self.devices = devices.sorted()
    }
}
