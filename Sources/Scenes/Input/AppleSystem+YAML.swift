package import Frames
internal import Labels

extension AppleSystem {
    /// The name of a system: `ios 26`, `ios 18 landscape`, `ipados 18`.
    package static let form = ValueForm<AppleSystem>(.choice(allCases.map(\.rawValue))) { value, name in
        let text = try value.string(name)
        guard let system = AppleSystem(name: text) else {
            throw InputError.unknown("system", text, expected: allCases.map(\.rawValue), at: value.position)
        }
        return system
    }
}
