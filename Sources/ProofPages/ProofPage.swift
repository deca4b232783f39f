internal import Pictures
internal import Reports

/// A file of the site.
package struct ProofPage: Sendable {
    /// The path in the site's folder: `scenes/toolbar.html`.
    package var path: String
    package var text: String
}

extension ProofPage {
    /// A page with the site's own style and script.
    ///
    /// - Parameters:
    ///   - root: The path from the page to the site's folder: empty, or `../`.
    ///   - style: The styles of this page alone.
    init(path: String, title: String, root: String, style: String = "", body: String) {
        let own = style.isEmpty ? "" : "\n<style>\n\(style)\n</style>"
        let head = """
            <link rel="stylesheet" href="\(root)proof.css">\(own)
            <script src="\(root)proof.js" defer></script>
            """
        self.init(path: path, text: HTMLPage(title: title, head: head, body: body).text)
    }

    /// The style and the script of all pages.
    package static let assets = [
        ProofPage(path: "proof.css", text: ProofStyle.text + PictureStyle.css),
        ProofPage(path: "proof.js", text: ProofScript.text),
    ]
}
