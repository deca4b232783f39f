extension XML {
    /// Resolves the names of an element (W3C, Namespaces in XML 1.0). Foundation's XMLParser resolves those of elements
    /// only, at the cost of a dictionary for each.
    struct Names {
        let name: String
        let namespace: String
        let prefixes: [String: String]

        /// - Parameter outer: The prefixes of the element around this one.
        init(_ qualifiedName: String, _ attributes: [String: String], outer: [String: String]) {
            var prefixes = outer
            for (name, value) in attributes where name.utf8.starts(with: "xmlns".utf8) {
                if name.utf8.count == 5 {
                    prefixes[""] = value
                } else if name.utf8.starts(with: "xmlns:".utf8) {
                    prefixes[String(name.dropFirst("xmlns:".count))] = value
                }
            }
            self.prefixes = prefixes
            if let colon = qualifiedName.utf8.firstIndex(of: UInt8(ascii: ":")) {
                namespace = prefixes[String(qualifiedName[..<colon])] ?? ""
                name = String(qualifiedName[qualifiedName.utf8.index(after: colon)...])
            } else {
                namespace = prefixes[""] ?? ""
                name = qualifiedName
            }
        }
    }
}
