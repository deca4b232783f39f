import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension Color {
    init(hex: UInt32, opacity: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            opacity: opacity)
    }

    #if canImport(UIKit)
    init(light: Color, dark: Color) {
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
    }
    #else
    init(light: Color, dark: Color) { self = light }
    #endif

    static let brand = Color(hex: 0x2F6F73)
}

extension ShapeStyle where Self == Color {
    static var brandSurface: Color { Color(light: Color(hex: 0xF4F1EA), dark: Color(hex: 0x1C1B19)) }
}

struct Theme: Sendable {
    var accent: Color
    var cornerRadius: CGFloat
    var spacing: CGFloat
    var name: String

    static let harbour = Theme(accent: .brand, cornerRadius: 14, spacing: 16, name: "Harbour")
    static let newsprint = Theme(accent: .black, cornerRadius: 0, spacing: 10, name: "Newsprint")
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.harbour
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme).tint(theme.accent)
    }

    @ViewBuilder
    func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }

    func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }
}

struct ThemedCard<Content: View>: View {
    @Environment(\.theme) private var theme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    var content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing, content: content)
            .padding(theme.spacing)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.brandSurface)
            .clipShape(RoundedRectangle(cornerRadius: theme.cornerRadius))
            .if(contrast == .increased || reduceTransparency) { $0.border(Color.primary) }
    }
}

struct ThemePicker: View {
    private let themes = [Theme.harbour, .newsprint]
    @State private var index = 0
    #if canImport(UIKit)
    private let hairline = 1 / UIScreen.main.scale
    #else
    private let hairline: CGFloat = 1
    #endif

    var body: some View {
        VStack(spacing: 20) {
            Menu {
                Picker("Theme", selection: $index) {
                    ForEach(0..<themes.count, id: \.self) { Text(verbatim: themes[$0].name).tag($0) }
                }
            } label: {
                HStack {
                    Text("Theme")
                    Image(systemName: "chevron.up.chevron.down").imageScale(.small)
                }
            }
            ThemedCard {
                Text("Fewer, better notifications").font(.headline)
                Rectangle().frame(height: hairline)
                Text("We bundle what can wait and deliver it once a day.")
                Button("Choose a time") {
                    #if canImport(UIKit)
                    UIImpactFeedbackGenerator(style: .light).impactOccurred()
                    #endif
                }
            }
            .theme(themes[index])
            .apply { card in
                if #available(iOS 17, *) { card.contentTransition(.opacity) } else { card }
            }
        }
        .padding()
    }
}

struct ThemePicker_Previews: PreviewProvider {
    static var previews: some View {
        ThemePicker()
            .preferredColorScheme(.light)
        ThemePicker()
            .preferredColorScheme(.dark)
            .environment(\.colorScheme, .dark)
    }
}
