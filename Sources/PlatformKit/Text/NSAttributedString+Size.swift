public import Foundation
internal import ViewLayout

extension NSAttributedString {
    /// The size of the text in points, with lines that end only where it says.
    public func size() -> CGSize { measured(width: nil) }

    /// The box of the text in points, from the top left.
    ///
    /// - Parameter options: Lines are broken at the width of the size with `usesLineFragmentOrigin` only.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
        return CGRect(origin: .zero, size: measured(width: wraps ? size.width : nil))
    }

    private func measured(width: CGFloat?) -> CGSize {
        var runs: [TextContent.Run] = []
        var lineSpacing: CGFloat = 0
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let text = attributedSubstring(from: range).string
            runs.append(TextContent.Run(source: .verbatim(text), style: TextRunStyle(attributes)))
            lineSpacing = max(lineSpacing, (attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing ?? 0)
        }
        return CurrentLayout.now.size(of: TextContent(runs: runs), width: width, lineSpacing: lineSpacing)
    }
}

extension TextRunStyle {
    /// What of the attributes of a text changes its size; without a font that is the system font at 12 points.
    fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        font = (attributes[.font] as? UIFont)?.font ?? .system(size: 12)
        kerning = Self.length(attributes[.kern])
        tracking = Self.length(attributes[.tracking])
        baselineOffset = Self.length(attributes[.baselineOffset])
    }

    private static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension StringProtocol {
    /// The size of the text in points, with lines that end only where it says.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(self), attributes: attributes).size()
    }

    /// The box of the text in points, from the top left.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// The size of the text in points, with lines that end only where it says.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// The box of the text in points, from the top left.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
