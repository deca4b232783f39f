import SwiftUI

enum Typeface {
    case display, heading, body, note

    var style: Font.TextStyle {
        switch self {
        case .display: return .largeTitle
        case .heading: return .title3
        case .body: return .body
        case .note: return .footnote
        }
    }

    var size: CGFloat {
        switch self {
        case .display: return 36
        case .heading: return 22
        case .body: return 17
        case .note: return 13
        }
    }

    var weight: Font.Weight {
        switch self {
        case .display: .black
        case .heading: .semibold
        case .body, .note: .regular
        }
    }
}

private struct TypefaceModifier: ViewModifier {
    let face: Typeface
    @ScaledMetric private var lineSpacing: CGFloat
    @Environment(\.legibilityWeight) private var legibilityWeight

    init(_ face: Typeface) {
        self.face = face
        _lineSpacing = ScaledMetric(wrappedValue: 3, relativeTo: face.style)
    }

    func body(content: Content) -> some View {
        content
            .font(.custom("Inter", size: face.size, relativeTo: face.style).weight(legibilityWeight == .bold ? .bold : face.weight))
            .lineSpacing(lineSpacing)
            .tracking(face == .display ? -0.5 : 0)
    }
}

extension View {
    func typeface(_ face: Typeface) -> some View { modifier(TypefaceModifier(face)) }
}

extension Font {
    static let price = Font.system(.title3, design: .rounded).monospacedDigit().weight(.heavy)
    static func brand(_ style: TextStyle, bold: Bool = false) -> Font { bold ? .system(style).bold() : .system(style) }
}

extension Font.TextStyle {
    var name: String { String(describing: self) }
}

struct TypographySpecimen: View {
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Our typefaces").typeface(.display)
                Text("Headings are set semibold").typeface(.heading)
                Text("Body text has room to breathe, and wraps wherever the line ends.").typeface(.body)
                Text("Small print, for what few people read").typeface(.note)
                Text(9.99, format: .currency(code: "USD")).font(.price)
                Divider()
                ForEach(Font.TextStyle.allCases, id: \.self) { style in
                    HStack(alignment: .firstTextBaseline) {
                        Text(verbatim: style.name).font(.brand(style))
                        Spacer()
                        if !dynamicTypeSize.isAccessibilitySize {
                            Text("Sample").font(.brand(style, bold: true)).foregroundStyle(.secondary)
                        }
                    }
                }
                if sizeCategory.isAccessibilityCategory {
                    Text("You are using a very large text size.").font(.footnote)
                }
            }
            .padding()
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    }
}

struct TypographySpecimen_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).prefix(2), id: \.self) { category in
            TypographySpecimen()
                .environment(\.sizeCategory, category)
        }
        TypographySpecimen().environment(\.legibilityWeight, .bold)
    }
}
