internal import ArgumentParser
internal import Galley

extension Measure {
    /// The most labels in a picture; nobody looks at more.
    private static let mostLabels = 1000

    static func checkCount(_ count: Int) throws {
        guard count > mostLabels else { return }
        throw ValidationError("a picture shows \(mostLabels) labels at most; choose some, as with --key or --locale")
    }

    /// Draws labels. It is an error if nothing was measured.
    func draw(_ rows: [[ScenePicture]], as format: PictureFormat) throws {
        guard !rows.isEmpty else { throw ValidationError("nothing was measured: there is no label") }
        try picture.write(rows: rows, rules: Self.rules, as: format, to: output)
    }

    /// The rules that apply to a label alone.
    private static var rules: RuleSet {
        get throws {
            var rules = RuleSet()
            try rules.set("small-target", to: "off")
            return rules
        }
    }

    /// Draws the labels of a catalog, a row for each key; with `--max-width` or `--max-lines` only those that do not
    /// fit, in their room.
    ///
    /// - Throws: `ExitStatus.findings` where some do not fit.
    func draw(
        _ catalog: Catalog, locales: [String]?, style: LabelTypesetting, fonts: FontLibrary, as format: PictureFormat
    ) throws {
        let environment = environment.environment
        var (room, limited) = (environment, style)
        room.width = environment.width ?? labels.maxWidth
        limited.lineLimit = labels.budget == Budget() ? style.lineLimit : labels.maxLines ?? 1
        let measurer = LabelMeasurer(fonts: fonts, platform: environment.platform)
        var summary = labels.budget == Budget() ? nil : LabelSummary(budget: labels.budget)
        var rows: [(key: String, pictures: [ScenePicture])] = []
        let notes = try catalog.measure(
            keys: labels.key, locales: locales, style: style, in: environment, budget: labels.budget, fonts: fonts
        ) { label in
            summary?.add(label)
            guard summary == nil || label.shortage != nil else { return }
            if rows.last?.key != label.key { rows.append((label.key, [])) }
            let name = label.form.map { "\(label.key) (\($0))" } ?? label.key
            rows[rows.count - 1].pictures.append(
                measurer.picture(
                    of: label.text, named: name, style: limited, in: room.with(locale: label.locale)))
            try Self.checkCount(rows.reduce(0) { $0 + $1.pictures.count })
        }
        if !rows.isEmpty || summary == nil { try draw(rows.map(\.pictures), as: format) }
        Self.write(notes: notes)
        try Self.conclude(summary)
    }
}
