extension Catalog.Entry {
    /// The kinds of device for which the text, or a part of it, has a separate form, in any locale. O(forms).
    package var devices: Set<Device> {
        localizations.reduce(into: []) { devices, localization in
            devices.formUnion(localization.value.devices)
            for substitution in localization.substitutions { devices.formUnion(substitution.value.devices) }
        }
    }
}

extension LocalizedValue {
    fileprivate var devices: Set<Device> {
        switch self {
        case .unit: []
        case .plural(let forms), .ordinal(let forms): forms.values.reduce(into: []) { $0.formUnion($1.devices) }
        case .formula(_, let forms): forms.reduce(into: []) { $0.formUnion($1.devices) }
        case .width(let forms): forms.values.reduce(into: []) { $0.formUnion($1.devices) }
        case .device(let forms): forms.values.reduce(into: Set(forms.keys)) { $0.formUnion($1.devices) }
        }
    }
}
