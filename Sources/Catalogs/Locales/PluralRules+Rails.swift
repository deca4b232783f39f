extension PluralRules {
    /// The rules by which Ruby's i18n chooses a form: those of the gem rails-i18n 8 (`rails/pluralization`, and
    /// `lib/rails_i18n`), and for a language that it has none for, one and all others (`pluralize` of i18n's backend/base.rb).
    /// A number with a fraction has the form for others, which only few of the gem's rules do differently (a choice).
    static func rails(locale: String) -> PluralRules {
        let language = locale.prefix { $0 != "-" }
        return railsRules[railsNames[String(language)] ?? "oneOther"] ?? PluralRules(.germanic, forms: [.one, .other])
    }

    private static let railsNames: [String: String] = {
        let names = [
            "oneFewOther": ["bs", "hr", "sr"],
            "other": ["az", "fa", "id", "ja", "km", "kn", "ko", "lo", "ms", "pap", "th", "vi", "wo", "zh"],
            "westSlavic": ["cs", "sk"], "eastSlavic": ["be", "ru", "uk"],
            "oneWithZeroOther": ["hi", "mg", "ml", "mr", "or", "pa", "tl", "fr"],
            "romanian": ["ro"], "arabic": ["ar"], "scottishGaelic": ["gd"], "slovenian": ["hsb", "sl"],
            "lithuanian": ["lt"], "latvian": ["lv"], "macedonian": ["mk"], "polish": ["pl"],
        ]
        return names.reduce(into: [:]) { found, rule in for language in rule.value { found[language] = rule.key } }
    }()

    private static let railsRules: [String: PluralRules] = {
        let slavic = "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)"
        let rules: [String: (header: String, forms: [PluralCategory])] = [
            "oneOther": ("nplurals=2; plural=n != 1;", [.one, .other]),
            "oneFewOther": (
                "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : \(slavic) ? 1 : 2;", [.one, .few, .other]
            ),
            "other": ("nplurals=1; plural=0;", [.other]),
            "westSlavic": ("nplurals=3; plural=n==1 ? 0 : n>=2 && n<=4 ? 1 : 2;", [.one, .few, .other]),
            // Of whole numbers none is left for others.
            "eastSlavic": (
                "nplurals=4; plural=n%10==1 && n%100!=11 ? 0 : \(slavic) ? 1 : 2;", [.one, .few, .many, .other]
            ),
            "oneWithZeroOther": ("nplurals=2; plural=n > 1;", [.one, .other]),
            "romanian": (
                "nplurals=3; plural=n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2;", [.one, .few, .other]
            ),
            "arabic": (
                "nplurals=6; plural=n<=2 ? n : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
                [.zero, .one, .two, .few, .many, .other]
            ),
            "scottishGaelic": (
                "nplurals=4; plural=n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3;",
                [.one, .two, .few, .other]
            ),
            "slovenian": (
                "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;",
                [.one, .two, .few, .other]
            ),
            "lithuanian": (
                "nplurals=3; plural=n%100>=11 && n%100<=19 ? 2 : n%10==1 ? 0 : n%10>=2 ? 1 : 2;",
                [.one, .few, .other]
            ),
            "latvian": ("nplurals=2; plural=n%10!=1 || n%100==11;", [.one, .other]),
            "macedonian": ("nplurals=2; plural=n%10!=1 || n==11;", [.one, .other]),
            "polish": ("nplurals=4; plural=n==1 ? 0 : \(slavic) ? 1 : 2;", [.one, .few, .many, .other]),
        ]
        return rules.compactMapValues { rule in
            (try? PluralFormula(header: rule.header)).map { PluralRules($0, forms: rule.forms) }
        }
    }()
}

extension Localization {
    /// The rules that choose between its plural forms, where they are not CLDR's.
    func ownRules() -> PluralRules? {
        guard value.isPlural, let syntax = value.units.first?.syntax, [.rails, .railsMarkup].contains(syntax) else {
            return nil
        }
        return .rails(locale: locale)
    }
}
