internal import Basics
internal import Checks

extension ProjectTemplate {
    /// `labels:`.
    struct LabelSection {
        let text: String
        let findings: [(topic: String, text: String)]

        /// The most keys that are proposed; a person looks at each.
        private static let most = 40

        /// Budgets as comments: of the keys that the sources show in a standard place, or an example.
        init(_ places: [ShownPlace]) {
            let shown = places.prefix(Self.most)
            var lines = ["# labels:                           # the room of labels, without a scene"]
            if shown.isEmpty {
                lines += ["#   - keys: \"toolbar.*\"", "#     maxWidth: 120", "#     maxLines: 1"]
            } else {
                lines[0] += ": remove the # of this line and of what is right"
                for place in shown {
                    let item = "#   - keys: \(YAMLText.doubleQuoted(place.key))"
                    lines += [
                        ProjectTemplate.line(item, comment: "\(place.file):\(place.line)"), "#     \(place.setting)",
                    ]
                }
                let rest = places.count - shown.count
                if rest > 0 { lines.append("#   and \(Prose.count(rest, "more key")) in such places") }
            }
            text = lines.joined(separator: "\n")
            findings =
                places.isEmpty
                ? []
                : [
                    (
                        "places",
                        "\(Prose.count(places.count, "key")) in a standard place, such as \(YAMLText.comment(places[0].key)) "
                            + "(\(YAMLText.comment(places[0].file)):\(places[0].line)): proposed in \(Project.fileName)"
                    )
                ]
        }
    }
}
