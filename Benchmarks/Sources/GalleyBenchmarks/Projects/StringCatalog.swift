/// A string catalog of Xcode's, made up from labels.
struct StringCatalog {
    /// The texts of each key, by locale.
    private var entries: [(key: String, texts: [(locale: String, text: String)])] = []

    /// So many keys in some locales of a corpus.
    ///
    /// - Parameter locales: nil takes all of the corpus.
    init(_ corpus: Corpus, keys: Int, locales: [String]? = nil) {
        let places = corpus.locales.indices.filter { locales?.contains(corpus.locales[$0]) ?? true }
        let texts = places.map { corpus.texts(count: keys, locale: $0) }
        entries = (0..<keys).map { key in
            (Self.key(key), zip(places, texts).map { (corpus.locales[$0], $1[key]) })
        }
    }

    /// The name of a key, as an app of many screens has them.
    static func key(_ number: Int) -> String { "screen\(number / 50).label\(number % 50)" }

    /// The file, as Xcode writes it but for its indentation.
    var json: String {
        let strings = entries.map { entry in
            let localizations = entry.texts.map { locale, text in
                """
                      "\(locale)" : {
                        "stringUnit" : { "state" : "translated", "value" : "\(Self.escaped(text))" }
                      }
                """
            }
            return """
                    "\(entry.key)" : {
                      "extractionState" : "manual",
                      "localizations" : {
                \(localizations.joined(separator: ",\n"))
                      }
                    }
                """
        }
        return """
            {
              "sourceLanguage" : "en",
              "strings" : {
            \(strings.joined(separator: ",\n"))
              },
              "version" : "1.0"
            }

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
