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
    ///   - scripts: The scripts that it has beside that of all pages, from the site's folder.
    init(path: String, title: String, root: String, style: String = "", scripts: [String] = [], body: String) {
        let own = style.isEmpty ? "" : "\n<style>\n\(style)\n</style>"
        let scripts = (["proof.js"] + scripts).map { "<script src=\"\(root)\($0)\" defer></script>" }
        let head = """
            <link rel="stylesheet" href="\(root)proof.css">\(own)
            \(scripts.joined(separator: "\n"))
            """
        self.init(path: path, text: HTMLPage(title: title, head: head, body: body).text)
    }

    /// The style and the script of all pages.
    package static let assets = [
        ProofPage(path: "proof.css", text: ProofStyle.text + PictureStyle.css),
        ProofPage(path: "proof.js", text: ProofScript.text),
        ProofPage(path: "translators.js", text: TranslatorScript.text),
    ]
}
