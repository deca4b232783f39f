internal import Foundation
internal import Scenes
internal import ViewLayout

extension CurrentLayout {
    private static let key = "galley.standardLayout"

    /// The layout of this thread; outside of any, default values, made once for each thread.
    static var now: CurrentLayout {
        if let layout = ofThread { return layout }
        let dictionary = Thread.current.threadDictionary
        if let known = dictionary[key] as? CurrentLayout { return known }
        let layout = standard()
        dictionary[key] = layout
        return layout
    }

    /// The metrics of a font in points, at the text size of the layout or at another.
    func metrics(of font: Font, at textSize: DynamicTypeSize? = nil) -> TextLineMetrics {
        var environment = plainText
        environment.dynamicTypeSize = textSize ?? environment.dynamicTypeSize
        var style = TextRunStyle()
        style.font = font
        let sample = TextContent(runs: [TextContent.Run(source: .verbatim("x"), style: style)])
        return measurer.lineMetrics(of: sample, in: environment)
    }

    /// The size in points of a text that wraps at a width, if there is one.
    func size(of text: TextContent, width: CGFloat?, lineSpacing: CGFloat) -> CGSize {
        var environment = plainText
        environment.lineSpacing = lineSpacing
        return measurer.measure(text, in: environment, proposal: ProposedViewSize(width: width, height: nil)).size
    }

    /// How texts are set at the root of the scene, without a style.
    private var plainText: TextEnvironment {
        var text = environment.text
        text.style = TextRunStyle()
        return text
    }
}
