internal import Catalogs
internal import Checks
internal import Frames

extension ProjectTemplate {
    /// `labels:`.
    struct LabelSection {
        let text: String

        /// A budget for every key, which is useful in any app; places that the names of keys suggest are comments.
        ///
        /// - Parameter isNeeded: Whether the budget is active, and not a comment.
        init(_ inventory: CatalogInventory, platform: Platform, isNeeded: Bool) {
            let catalogs = inventory.catalogs.compactMap(\.catalog)
            let mark = isNeeded && !inventory.catalogs.isEmpty ? "" : "# "
            let suggestions = SuggestedPlace.all(in: catalogs.flatMap(\.keys), on: platform)
            var lines = [
                "\(mark)labels:                             # budgets without a scene",
                "\(mark)  - keys: \"*\"                       # every text, on the widths above, in as many lines as it takes",
                "\(mark)    font: body",
            ]
            if suggestions.isEmpty {
                lines += ["#   - keys: \"toolbar.*\"", "#     maxWidth: 120", "#     maxLines: 1"]
            } else {
                lines.append("# What the names of keys suggest; remove the # where it is right:")
                for place in suggestions {
                    let item = "#   - keys: \(YAMLText.doubleQuoted(place.keys))"
                    let keys = "\(Prose.count(place.count, "key")), such as \(place.example)"
                    lines += [ProjectTemplate.line(item, comment: keys), "#     \(place.setting)"]
                }
            }
            text = lines.joined(separator: "\n")
        }
    }
}
