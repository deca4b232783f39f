extension HTML {
    /// A heading with its content; empty where there is none.
    package static func section(_ id: String, _ title: String, _ content: String) -> String {
        content.isEmpty
            ? ""
            : "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">\(title)</h2>\n\(content)</section>\n"
    }
}
