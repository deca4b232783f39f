internal import ArgumentParser
internal import Galley

extension Measure {
    /// Measures the labels of `--catalog`, and compares them with `--max-width` and `--max-lines`.
    ///
    /// - Throws: `ExitStatus.findings` where some do not fit.
    func measureCatalog(style: LabelTypesetting, fonts: FontLibrary) throws {
        guard let file = labels.catalog else { return }
        let catalog = try Catalog(
            file: file, sourceLocale: source.stated(for: file), allowing: allowed.allowRead, keepsUnread: true)
        // A damaged file of another locale says nothing about this one.
        try catalog.refuseFiles(of: environment.locale.map { [$0] })
        try [catalog].refuseForeignSourceLocale(at: source.place(for: file))
        let locales = try locales(of: catalog)
        if let format = format.picture {
            return try draw(catalog, locales: locales, style: style, fonts: fonts, as: format)
        }
        var list = try CatalogLabelOutput(labels, format: format.list, output: output)
        let progress = ProgressBar(isShown: !list.isLive)
        defer { progress.clear() }
        let notes = try catalog.measure(
            keys: labels.key, locales: locales, style: style, in: environment.environment, budget: labels.budget,
            fonts: fonts, progress: { progress.show($0) }, body: { try list.add($0) })
        progress.clear()
        try list.finish()
        Self.write(notes: notes)
        try Self.conclude(list.summary)
    }

    /// Prints what does not fit.
    ///
    /// - Throws: `ExitStatus.findings` where something does not fit.
    static func conclude(_ summary: LabelSummary?) throws {
        guard let summary else { return }
        StandardError.write(summary.text)
        if summary.hasShortage { throw ExitStatus.findings }
    }

    /// The locale of `--locale`, where the catalog has it or one that it falls back to; nil for all of the catalog.
    private func locales(of catalog: Catalog) throws -> [String]? {
        guard let locale = environment.locale else { return nil }
        guard LocaleRules(locale).fallbacks.contains(where: catalog.locales.contains) else {
            throw InputError.unknown("locale in \(catalog.name)", locale, expected: catalog.locales, at: nil)
        }
        return [locale]
    }
}
