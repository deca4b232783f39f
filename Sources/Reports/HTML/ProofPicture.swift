internal import Basics
package import Checks
package import Frames
package import Pictures

/// A scene in one environment, as one of many pictures on a page: the drawing, without the definitions that pictures
/// share.
package struct ProofPicture: Sendable {
    package let environment: LayoutEnvironment
    /// The part of the plane that is shown, in points from the top left of the sheet.
    package let box: Frame
    /// What is inside the `svg` element.
    let body: String
    /// How many faults are marked.
    package let marks: Int

    /// The picture's name on its page: `de/AX3/320`.
    package var id: String { Self.id(environment.locale, Cell(environment)) }

    /// The name of the picture of a cell; cells that differ have different ones.
    package static func id(_ locale: String, _ cell: Cell) -> String {
        func length(_ length: Double?) -> String { length.map(Number.text) ?? "any" }
        let room = length(cell.screen.width) + (cell.screen.height.map { "x\(Number.text($0))" } ?? "")
        return [locale, cell.textSize.name, room].map { $0.plain(escapedBy: "_") }.joined(separator: "/")
    }

    /// The `svg` element, with the width `--w` of the style sheet; `name` is its name for screen readers, empty where
    /// the link around it has a name.
    package func svg(name: String? = nil) -> String {
        let numbers = [box.x, box.y, box.width, box.height].map(Number.text)
        let role = name.map { "role=\"img\" aria-label=\"\(HTML.escaped($0))\"" } ?? "aria-hidden=\"true\""
        return """
            <svg class="galley" viewBox="\(numbers.joined(separator: " "))" style="--w:\(numbers[2]);--h:\(numbers[3])" \
            \(role)>\(body)</svg>
            """
    }

    /// The picture as a document of its own, with what it refers to.
    package func document(_ glyphs: GlyphDefinitions) -> String {
        let numbers = [box.x, box.y, box.width, box.height].map(Number.text)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="galley" width="\(numbers[2])" height="\(numbers[3])" \
            viewBox="\(numbers.joined(separator: " "))"><style>\(FrameSVG.style)</style>\(glyphs.render())\(body)</svg>

            """
    }

    /// The names of the outlines that the picture refers to. O(n) in its text.
    package var references: Set<String> {
        var names: Set<String> = []
        var rest = body[...]
        while let place = rest.range(ofScalars: "href=\"#") {
            rest = rest[place.upperBound...]
            names.insert(String(rest.prefix { $0 != "\"" }))
        }
        return names
    }
}

extension ProofPicture {
    /// Draws a picture as `FrameSVG` does, without its caption.
    package init(_ picture: ScenePicture, sharing glyphs: GlyphDefinitions, rules: RuleSet) {
        let drawing = PictureDrawing(picture, rules)
        environment = picture.report.environment
        box = drawing.bounds.insetBy(-2)
        body = SVGElements(definitions: glyphs).elements(drawing.elements).map { $0.compact() }.joined()
        marks = drawing.faults.marked.count
    }
}

extension Frame {
    fileprivate func insetBy(_ amount: Double) -> Frame {
        Frame(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }
}
