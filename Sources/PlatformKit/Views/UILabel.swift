public import Foundation
internal import ViewLayout

/// A text that UIKit would show, as large as the engine measures it.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// What the label says.
    open var text: String? {
        get { content.map(\.string) }
        set { content = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What the label says; a part without a font has the label's.
    open var attributedText: NSAttributedString? {
        get { content }
        set { content = newValue }
    }
    private var content: NSAttributedString?

    /// 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The most lines; 0 for no limit.
    open var numberOfLines = 1
    /// The width at which lines are broken where there is more than one, in points; 0 breaks none.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Without effect.
    open var textColor: UIColor! = .label
    /// Without effect.
    open var textAlignment = NSTextAlignment.natural
    /// Without effect.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Changes nothing: a font of a text style follows the text size.
    open var adjustsFontForContentSizeCategory = false
    /// Without effect.
    open var adjustsFontSizeToFitWidth = false
    /// Without effect.
    open var minimumScaleFactor: CGFloat = 0

    open override var intrinsicContentSize: CGSize { size(width: preferredMaxLayoutWidth) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width) }

    /// - Parameter width: 0 or less breaks no lines.
    private func size(width: CGFloat) -> CGSize {
        let text = NSMutableAttributedString(string: content?.string ?? "", attributes: [.font: font as Any])
        content?.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            attributes, range, _ in
            text.addAttributes(attributes, range: range)
        }
        var size = text.size()
        if numberOfLines != 1, width > 0, width < size.width {
            size =
                text.boundingRect(
                    with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin
                ).size
        }
        if numberOfLines > 0 { size.height = min(size.height, font.lineHeight * CGFloat(numberOfLines)) }
        let pixel = CurrentLayout.now.environment.pixelLength
        return size.roundedUp(toPixel: pixel)
    }
}
