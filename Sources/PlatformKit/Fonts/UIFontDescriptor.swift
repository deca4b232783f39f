public import Foundation
internal import ViewLayout

/// What a font is made from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    private let base: Font
    /// The size that a font which follows the text size does not exceed, in points.
    private let largest: CGFloat?
    /// The text size that the size in points was given for, if not that of the layout.
    private let textSize: DynamicTypeSize?

    init(_ font: Font, largest: CGFloat? = nil, textSize: DynamicTypeSize? = nil) {
        base = font
        self.largest = largest
        self.textSize = textSize
    }

    /// A font without attributes.
    public convenience override init() { self.init(.body) }

    /// A font of a family at a size in points.
    public convenience init(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size)) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return (base, largest, textSize) == (other.base, other.largest, other.textSize)
    }
    open override var hash: Int { base.hashValue }

    /// The font for views, at the text size of the layout under way.
    var font: Font {
        guard largest != nil || textSize != nil else { return base }
        let layout = CurrentLayout.now
        let size = layout.metrics(of: base, at: textSize).pointSize
        // A fixed size is scaled once more where all sizes are scaled, so it is divided by that factor first.
        let factor = layout.metrics(of: .system(size: 1)).pointSize
        return base.fixed(at: min(size, largest ?? size) / factor)
    }

    /// In points.
    open var pointSize: CGFloat { CurrentLayout.now.metrics(of: font).pointSize }
    /// The family that the font names.
    open var postscriptName: String { base.family ?? ".SFUI-Regular" }

    /// What distinguishes the font within its family.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if base.isItalic { traits.insert(.traitItalic) }
        if (base.weight?.cssWeight ?? 400) >= 600 { traits.insert(.traitBold) }
        if base.design == .monospaced { traits.insert(.traitMonoSpace) }
        switch base.leading {
        case .tight: traits.insert(.traitTightLeading)
        case .loose: traits.insert(.traitLooseLeading)
        case .standard, nil: break
        }
        return traits
    }

    /// The descriptor with these traits and no others.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var font = base
        font.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            font.weight = traits.contains(.traitBold) ? .bold : nil
        }
        if traits.contains(.traitMonoSpace) { font.design = .monospaced }
        if traits.contains(.traitTightLeading) { font.leading = .tight }
        if traits.contains(.traitLooseLeading) { font.leading = .loose }
        return changed(to: font)
    }

    /// The descriptor in another design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = base
        font.design =
            switch design {
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            default: .default
            }
        return changed(to: font)
    }

    /// The descriptor at another size in points, which does not follow the text size.
    open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(base.fixed(at: size)) }

    /// The descriptor of another family.
    open func withFamily(_ family: String) -> UIFontDescriptor {
        var font = base
        font.base = .named(family, size: pointSize, relativeTo: nil)
        return changed(to: font)
    }

    private func changed(to font: Font) -> UIFontDescriptor {
        UIFontDescriptor(font, largest: largest, textSize: textSize)
    }

    /// The descriptor with its size following a text style, up to a size in points.
    func scaled(relativeTo style: Font.TextStyle, largest: CGFloat?, textSize: DynamicTypeSize?) -> UIFontDescriptor {
        var font = base
        switch base.base {
        case .style: break
        // A font without a name is the system's.
        case .system(let size): font.base = .named("", size: size, relativeTo: style)
        case .named(let name, let size, _): font.base = .named(name, size: size, relativeTo: style)
        }
        return UIFontDescriptor(font, largest: largest, textSize: textSize)
    }

    /// The font of a text style, which follows the text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.system(style.style))
    }

    /// The font of a text style at the text size of traits; that of the layout where they name none.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(.system(style.style), textSize: traits?.givenTextSize)
    }
}

extension UIFontDescriptor {
    /// What distinguishes a font within its family.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italics.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters that are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With letters that are equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

extension Font {
    /// The font at a size in points, which does not follow the text size.
    func fixed(at size: CGFloat) -> Font {
        var font = self
        switch base {
        case .style(let style):
            font.base = .system(size: size)
            if weight == nil, style == .headline { font.weight = .semibold }
        case .system: font.base = .system(size: size)
        case .named(let name, _, _): font.base = .named(name, size: size, relativeTo: nil)
        }
        return font
    }
}
