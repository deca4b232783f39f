internal import Catalogs
internal import Labels
internal import Projects
internal import Scenes

extension Project {
    /// The devices that texts have forms for and for which a check measures nothing, by the keys of the texts. They are
    /// the same for every share of the check. O(texts).
    func uncheckedDevices(_ options: CheckOptions) -> [String: [String]] {
        let inScenes = devicesOfScenes(options)
        let labels = options.scenes.isEmpty ? self.labels : []
        let budgets = labels.map { (keys: Wildcard($0.keys), device: Device($0.platform)) }
        var unchecked: [String: Set<Device>] = [:]
        for catalog in everyCatalog {
            for entry in catalog.entries {
                let devices = entry.devices
                guard !devices.isEmpty else { continue }
                // A label is measured for one device, whatever its room.
                let inLabels = Set(budgets.filter { $0.keys.matches(entry.key) }.map(\.device))
                unchecked[entry.key, default: []].formUnion(devices.subtracting(inLabels.isEmpty ? inScenes : inLabels))
            }
        }
        return unchecked.filter { !$0.value.isEmpty }.mapValues { $0.map(\.title).sorted() }
    }

    /// The devices that scenes are laid out for: the platform and the width decide.
    private func devicesOfScenes(_ options: CheckOptions) -> Set<Device> {
        let widths = matrix.widths.map(\.points).filter { options.widths.isEmpty || options.widths.contains($0) }
        return scenes.reduce(into: []) { devices, scene in
            switch scene.space {
            // The screens are those of phones, as the check's.
            case nil, .fixed(nil, _), .onScreens: devices.formUnion(widths.map { Device(platform, width: $0) })
            case .fixed(let width?, _): devices.insert(Device(platform, width: width))
            case .ideal: devices.insert(Device(platform))
            }
        }
    }
}
