extension XLIFFUnit {
    /// Reads a `trans-unit`. Proposals (`alt-trans`) and the segments of the source (`seg-source`) are left out.
    init(version1 element: XML.Element, in outer: XLIFFScope) {
        var scope = outer
        scope.enter(element)
        id = element["resname"] ?? element["id"]
        position = element.position
        shouldTranslate = scope.shouldTranslate
        (sizeLimit, placeOfLimit) = (scope.sizeLimit, scope.placeOfLimit)

        let inline = XLIFFInline()
        var notes: [String] = []
        for child in element.elements {
            switch child.name {
            case "source":
                source = StringUnit(
                    text: inline.text(of: child, in: scope), syntax: scope.syntax, position: child.contentPosition)
            case "target":
                target = StringUnit(
                    text: inline.text(of: child, in: scope), syntax: scope.syntax,
                    state: Self.state(of: child, in: element),
                    position: child.contentPosition)
                let isDone = ["translated", "final", "signed-off"].contains(child["state"])
                if target?.text.isEmpty == true, source?.text.isEmpty == false, !isDone { target = nil }
            case "note": notes.append(child.text)
            default: break
            }
        }
        comment = Self.comment(notes)
    }

    /// Of the values of `state` (2.3): what is done, what is to be read again, what is not begun. A translation without
    /// one counts as done (a choice), unless the unit says `approved="no"`.
    private static func state(of target: XML.Element, in unit: XML.Element) -> TranslationState {
        switch target["state"] {
        case "translated" where target["state-qualifier"] == "leveraged-mt":
            // What Xcode writes for its own state of that name.
            TranslationState(rawValue: "machine_translated")
        case "translated", "final", "signed-off": .translated
        case "new", "needs-translation": .new
        case nil: unit["approved"] == "no" ? .needsReview : .translated
        case let state? where state.hasPrefix("x-"): TranslationState(rawValue: state)
        default: .needsReview
        }
    }

    /// The notes of a unit; the note that Xcode writes when there is no comment is left out.
    static func comment(_ notes: [String]) -> String? {
        let notes = notes.filter { $0.contains { !$0.isWhitespace } && $0 != "No comment provided by engineer." }
        return notes.isEmpty ? nil : notes.joined(separator: "\n")
    }
}
