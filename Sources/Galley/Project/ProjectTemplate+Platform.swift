internal import Scenes

extension ProjectTemplate {
    /// `platform:`, and the text sizes and widths that people have on it.
    struct PlatformSection {
        let text: String

        /// The platform that the formats of the catalogs belong to; iOS where there is none.
        init(_ inventory: CatalogInventory) {
            let formats = Set(inventory.catalogs.map(\.format.name))
            text = Self.text(on: Self.platform(of: formats))
        }

        /// A project of Flutter has catalogs of both systems too; its text sizes are Android's.
        private static func platform(of formats: Set<String>) -> Platform {
            if formats.contains("arb") { return .android }
            if formats.isEmpty || !formats.isDisjoint(with: ["xcstrings", "strings", "stringsdict"]) { return .ios }
            return formats.contains("android") ? .android : .web
        }

        private static func text(on platform: Platform) -> String {
            let names: [Platform] = [.ios, .macos, .android, .web]
            let others = names.filter { $0 != platform }.map(\.rawValue)
            let name = "platform: \(platform.rawValue)"
            let first =
                name + String(repeating: " ", count: 36 - name.count)
                + "# or \(others.dropLast().joined(separator: ", ")) or \(others.last ?? "")"
            let sizes =
                switch platform.textSizing {
                case .dynamicType: "textSizes: [large, xxxLarge, AX3]   # or scales: [1, 1.3, 2]"
                case .factor: "scales: [1, 1.3, 2]                 # factors on every font size"
                case .fixed: "textSizes: [large]"
                }
            let widths =
                switch platform {
                case .android: "{ Galaxy S24: 360, Pixel 8: 412 }"
                case .web: "{ phone: 360, tablet: 768 }"
                default: "{ iPhone SE: 320, iPhone 16: 393 }"
                }
            return """
                \(first)
                locales: all                        # or [de, fr, ar]
                \(sizes)
                widths: \(widths)
                """
        }
    }
}
