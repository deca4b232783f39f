/// The colours of iOS that change with the appearance.
///
/// Source: Apple's Human Interface Guidelines, Color, iOS system colours, as of iOS 13 to 18; the colours of labels, fills
/// and backgrounds as public projects have printed them.
package enum SystemColor: String, Hashable, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case darkText, lightText
    case white, black, clear

    /// The colour of an asset catalog's reference, such as `systemIndigoColor` or `labelColor`; nil for an unknown one.
    package init?(reference: String) {
        var name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        if let known = SystemColor(rawValue: name) {
            self = known
            return
        }
        guard name.hasPrefix("system") else { return nil }
        name = name.dropFirst(6).lowercased()
        self.init(rawValue: name)
    }

    package var tone: LookTone {
        switch self {
        case .red: Self.tone((255, 59, 48), (255, 69, 58))
        case .orange: Self.tone((255, 149, 0), (255, 159, 10))
        case .yellow: Self.tone((255, 204, 0), (255, 214, 10))
        case .green: Self.tone((52, 199, 89), (48, 209, 88))
        case .mint: Self.tone((0, 199, 190), (99, 230, 226))
        case .teal: Self.tone((48, 176, 199), (64, 200, 224))
        case .cyan: Self.tone((50, 173, 230), (100, 210, 255))
        case .blue: Self.tone((0, 122, 255), (10, 132, 255))
        case .indigo: Self.tone((88, 86, 214), (94, 92, 230))
        case .purple: Self.tone((175, 82, 222), (191, 90, 242))
        case .pink: Self.tone((255, 45, 85), (255, 55, 95))
        case .brown: Self.tone((162, 132, 94), (172, 142, 104))
        case .gray: Self.tone((142, 142, 147), (142, 142, 147))
        case .gray2: Self.tone((174, 174, 178), (99, 99, 102))
        case .gray3: Self.tone((199, 199, 204), (72, 72, 74))
        case .gray4: Self.tone((209, 209, 214), (58, 58, 60))
        case .gray5: Self.tone((229, 229, 234), (44, 44, 46))
        case .gray6: Self.tone((242, 242, 247), (28, 28, 30))
        case .label: Self.tone((0, 0, 0), (255, 255, 255))
        case .secondaryLabel: Self.tone((60, 60, 67), (235, 235, 245), (0.6, 0.6))
        case .tertiaryLabel, .placeholderText: Self.tone((60, 60, 67), (235, 235, 245), (0.3, 0.3))
        case .quaternaryLabel: Self.tone((60, 60, 67), (235, 235, 245), (0.18, 0.16))
        case .link: Self.tone((0, 122, 255), (9, 132, 255))
        case .separator: Self.tone((60, 60, 67), (84, 84, 88), (0.29, 0.6))
        case .opaqueSeparator: Self.tone((198, 198, 200), (56, 56, 58))
        case .systemBackground: Self.tone((255, 255, 255), (0, 0, 0))
        case .secondarySystemBackground: Self.tone((242, 242, 247), (28, 28, 30))
        case .tertiarySystemBackground: Self.tone((255, 255, 255), (44, 44, 46))
        case .systemGroupedBackground: Self.tone((242, 242, 247), (0, 0, 0))
        case .secondarySystemGroupedBackground: Self.tone((255, 255, 255), (28, 28, 30))
        case .tertiarySystemGroupedBackground: Self.tone((242, 242, 247), (44, 44, 46))
        case .systemFill: Self.tone((120, 120, 128), (120, 120, 128), (0.2, 0.36))
        case .secondarySystemFill: Self.tone((120, 120, 128), (120, 120, 128), (0.16, 0.32))
        case .tertiarySystemFill: Self.tone((118, 118, 128), (118, 118, 128), (0.12, 0.24))
        case .quaternarySystemFill: Self.tone((116, 116, 128), (118, 118, 128), (0.08, 0.18))
        case .darkText, .black: Self.tone((0, 0, 0), (0, 0, 0))
        case .lightText: Self.tone((255, 255, 255), (255, 255, 255), (0.6, 0.6))
        case .white: Self.tone((255, 255, 255), (255, 255, 255))
        case .clear: Self.tone((0, 0, 0), (0, 0, 0), (0, 0))
        }
    }

    private typealias Components = (Double, Double, Double)

    /// By components in 0…255 and the opacity, in the light appearance and in the dark one.
    private static func tone(
        _ light: Components, _ dark: Components, _ opacity: (Double, Double) = (1, 1)
    ) -> LookTone {
        func color(_ value: Components, _ opacity: Double) -> LookColor {
            LookColor(red: value.0 / 255, green: value.1 / 255, blue: value.2 / 255, opacity: opacity)
        }
        return LookTone(light: color(light, opacity.0), dark: color(dark, opacity.1))
    }
}
