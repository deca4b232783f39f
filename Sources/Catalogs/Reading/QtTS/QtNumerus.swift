/// Which `numerusform` goes with a number in a language (Qt, `numerus.cpp` of qttools, whose rules are compiled into
/// programs; they differ from CLDR's: Persian, Turkish and Hungarian have one form).
struct QtNumerus {
    let formula: PluralFormula

    /// The rules of a language; those of English for one that Qt does not know (a choice).
    init(locale: String) {
        let subtags = locale.split { $0 == "-" || $0 == "_" }
        let language = subtags.first.map { $0.lowercased() } ?? ""
        // Portuguese has the rules of French in Brazil only.
        let isBrazilian = language == "pt" && subtags.dropFirst().contains { $0.uppercased() == "BR" }
        let rule = isBrazilian ? Self.french : Self.rules.first { $0.languages.contains(language) }?.rule
        formula = rule.flatMap { try? PluralFormula(header: $0) } ?? .germanic
    }

    private static let french = "nplurals=2; plural=n>1;"

    private static let rules: [(languages: Set<String>, rule: String)] = [
        (
            [
                "bi", "my", "zh", "dz", "fj", "gn", "hu", "id", "ja", "jv", "ko", "ms", "na", "om", "fa", "su", "tt",
                "th", "bo", "tr", "vi", "yo", "za",
            ], "nplurals=1; plural=0;"
        ),
        (["hy", "br", "fr", "fil", "tl", "ti", "wa"], french),
        (["lv"], "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2;"),
        (["is"], "nplurals=2; plural=n%10==1 && n%100!=11 ? 0 : 1;"),
        (["dv", "iu", "ik", "ga", "gv", "mi", "se", "sm", "sa"], "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;"),
        (["gd"], "nplurals=4; plural=n==1||n==11 ? 0 : n==2||n==12 ? 1 : n>=3&&n<=19 ? 2 : 3;"),
        (["sk", "cs"], "nplurals=3; plural=n==1 ? 0 : n>=2&&n<=4 ? 1 : 2;"),
        (["mk"], "nplurals=3; plural=n%10==1 ? 0 : n%10==2 ? 1 : 2;"),
        (["lt"], "nplurals=3; plural=n%10==1&&n%100!=11 ? 0 : n%10!=0&&(n%100<10||n%100>19) ? 1 : 2;"),
        (
            ["bs", "be", "hr", "ru", "sr", "uk"],
            "nplurals=3; plural=n%10==1&&n%100!=11 ? 0 : n%10>=2&&n%10<=4&&(n%100<10||n%100>19) ? 1 : 2;"
        ),
        (["pl"], "nplurals=3; plural=n==1 ? 0 : n%10>=2&&n%10<=4&&(n%100<10||n%100>19) ? 1 : 2;"),
        (["ro", "mo"], "nplurals=3; plural=n==1 ? 0 : n==0||(n%100>=1&&n%100<=19) ? 1 : 2;"),
        (["sl"], "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3||n%100==4 ? 2 : 3;"),
        (
            ["mt"],
            "nplurals=4; plural=n==1 ? 0 : n==0||(n%100>=1&&n%100<=10) ? 1 : n%100>=11&&n%100<=19 ? 2 : 3;"
        ),
        (["cy"], "nplurals=5; plural=n==0 ? 0 : n==1 ? 1 : n>=2&&n<=5 ? 2 : n==6 ? 3 : 4;"),
        (
            ["ar"],
            "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3&&n%100<=10 ? 3 : n%100>=11 ? 4 : 5;"
        ),
    ]
}
