/// Distinct labels in the languages of real interfaces, the same ones in every run.
struct Corpus {
    struct Label {
        let text: String
        /// Which of the corpus's locales.
        let locale: Int
    }

    let locales: [String]
    /// In turn of all locales, as the entries of a catalog have them.
    let labels: [Label]

    /// - Throws: where the label sets are missing, or have fewer labels than asked for.
    init(count: Int = 10_000) throws {
        let sets = try LabelSet.all()
        var rests = sets.map { $0.labels[...] }
        var seen: Set<String> = []
        var labels: [Label] = []
        while labels.count < count {
            let before = labels.count
            for locale in sets.indices where labels.count < count {
                while let text = rests[locale].popFirst() {
                    guard seen.insert(text).inserted else { continue }
                    labels.append(Label(text: text, locale: locale))
                    break
                }
            }
            guard labels.count > before else { throw CorpusError(file: "Labels") }
        }
        locales = sets.map(\.locale)
        self.labels = labels
    }

    /// As many labels as asked for, of some locales only: those of the corpus, numbered from the second round on.
    func texts(count: Int, locale: Int) -> [String] {
        let own = labels.filter { $0.locale == locale }.map(\.text)
        return (0..<count).map { $0 < own.count ? own[$0] : "\(own[$0 % own.count]) \($0 / own.count + 1)" }
    }
}
