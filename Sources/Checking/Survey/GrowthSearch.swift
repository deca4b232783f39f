internal import Catalogs
internal import Checks
internal import Frames
internal import Labels
internal import Projects
internal import Synchronization

/// Looks for the labels that grow most in translation, on all cores: each text is measured on one line, in the body style.
///
/// Where a text is shown is not known. So only texts that may be labels count, not paragraphs.
struct GrowthSearch {
    private struct Part {
        let catalog: Catalog
        let keys: ArraySlice<String>
        let locales: [String]
    }

    private struct Found {
        var growths: [TextGrowth] = []
        var notes: Set<String> = []

        /// Only the largest are kept, with some to spare for keys with the same text.
        mutating func add(_ growth: TextGrowth) {
            growths.append(growth)
            if growths.count > 20 * Survey.limit { shrink() }
        }

        mutating func shrink() { growths = Array(growths.sorted().prefix(5 * Survey.limit)) }
    }

    private let fonts: FontLibrary
    private let platform: Platform
    private let environment: LayoutEnvironment
    private let parts: [Part]

    /// A source text that is wider than that is a sentence, in units of its font size.
    private static let widestLabel = 12.0

    init(_ project: Project, _ plan: CheckPlan, locales: [String]) throws {
        fonts = try project.fontLibrary()
        platform = project.platform
        environment = LayoutEnvironment(
            locale: plan.sourceLocale, displayScale: project.displayScale, platform: project.platform)
        let lists = project.matrix.locales == nil
        parts = project.catalogs.flatMap { catalog -> [Part] in
            let own = locales.filter { locale in
                locale != catalog.sourceLanguage
                    && (!lists || plan.catalogLocales.contain(LocaleFallback.names(for: locale), of: catalog))
            }
            // A key that only a translation has is no text.
            let keys = catalog.keysToShow.filter { key in catalog[key].map { !catalog.isOnlyTranslated($0) } ?? false }
            return stride(from: 0, to: keys.count, by: 128).map { start in
                Part(catalog: catalog, keys: keys[start..<min(start + 128, keys.count)], locales: own)
            }
        }
    }

    func run(workers: Int?) throws(InputError) -> (growths: [TextGrowth], notes: [String]) {
        let all = Mutex(Found())
        try Workers.run(parts: parts.count, count: workers) { [fonts, platform] in
            LabelMeasurer(fonts: fonts, platform: platform)
        } work: { measurer, part throws(InputError) in
            let growths = try growths(parts[part], measurer)
            all.withLock { all in
                for growth in growths { all.add(growth) }
            }
            return true
        } finish: { measurer in
            let notes = measurer.notes
            all.withLock { $0.notes.formUnion(notes) }
        }
        return all.withLock { all in
            all.shrink()
            return (all.growths, all.notes.sorted())
        }
    }

    /// Each label of a part in the locale in which it grows most.
    private func growths(_ part: Part, _ measurer: LabelMeasurer) throws(InputError) -> [TextGrowth] {
        let catalog = part.catalog
        func widest(_ locale: String) throws(InputError) -> [String: MeasuredLabel] {
            let labels = try measurer.measure(
                part.keys, of: catalog, in: [LocaleRules(locale)], style: LabelTypesetting(), environment: environment,
                budget: Budget())
            return Dictionary(labels.map { ($0.key, $0) }) { $1.width > $0.width ? $1 : $0 }
        }
        let sources = try widest(catalog.sourceLanguage).filter { key, label in
            label.width > 0 && label.width <= Self.widestLabel * label.height && label.lines == 1
                && label.missing.isEmpty && label.foundIn == nil && Catalog.hasWords(label.text)
                && !Self.isName(label)
        }
        var worst: [String: TextGrowth] = [:]
        for locale in part.locales where !sources.isEmpty {
            for (key, label) in try widest(locale) {
                guard let source = sources[key], label.foundIn == nil, label.missing.isEmpty,
                    label.width > source.width
                else { continue }
                let growth = TextGrowth(
                    key: key, locale: locale, string: label.text, sourceString: source.text, width: label.width,
                    sourceWidth: source.width, source: label.source)
                if worst[key].map({ growth < $0 }) ?? true { worst[key] = growth }
            }
        }
        return Array(worst.values)
    }

    /// Whether a key was measured that is a name and no text, because there is none.
    private static func isName(_ label: MeasuredLabel) -> Bool {
        label.text == label.key && !label.key.contains(" ") && label.key.contains { "._-/:".contains($0) }
    }
}
