/// The order in which families are tried for a script that the requested font lacks. Data, in one place.
enum FallbackTable {
    /// Families for one script, optionally of some locales only. The first row that fits is taken.
    struct Row {
        var scripts: [String]
        var locales: [String] = []
        var families: [String]
    }

    static let emoji = ["Noto Color Emoji", "Noto Emoji"]

    /// Tried for every script after its own row. Noto Sans Symbols is last: its tall line would make others grow.
    static let general = [
        "Inter", "Roboto", "Noto Sans", "Noto Sans Symbols2", "Noto Sans Symbols 2", "Noto Sans Math", "Noto Sans CJK",
        "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK TC", "Noto Sans Symbols",
    ]

    private static let han = ["Hani", "Bopo"]

    static let rows: [Row] = [
        Row(scripts: ["Latn", "Grek", "Cyrl"], families: ["Noto Sans"]),
        // Urdu, Kashmiri and some others are written in Nastaliq where there is a font for it.
        Row(scripts: ["Arab"], locales: ["ur", "ks"], families: ["Noto Nastaliq Urdu", "Noto Sans Arabic"]),
        Row(scripts: ["Arab"], families: ["Noto Sans Arabic", "Noto Naskh Arabic"]),
        Row(scripts: ["Hebr"], families: ["Noto Sans Hebrew"]),
        Row(scripts: ["Deva"], families: ["Noto Sans Devanagari"]),
        Row(scripts: ["Beng"], families: ["Noto Sans Bengali"]),
        Row(scripts: ["Taml"], families: ["Noto Sans Tamil"]),
        Row(scripts: ["Telu"], families: ["Noto Sans Telugu"]),
        Row(scripts: ["Knda"], families: ["Noto Sans Kannada"]),
        Row(scripts: ["Mlym"], families: ["Noto Sans Malayalam"]),
        Row(scripts: ["Gujr"], families: ["Noto Sans Gujarati"]),
        Row(scripts: ["Guru"], families: ["Noto Sans Gurmukhi"]),
        Row(scripts: ["Orya"], families: ["Noto Sans Oriya"]),
        Row(scripts: ["Sinh"], families: ["Noto Sans Sinhala"]),
        Row(scripts: ["Thai"], families: ["Noto Sans Thai"]),
        Row(scripts: ["Laoo"], families: ["Noto Sans Lao"]),
        Row(scripts: ["Khmr"], families: ["Noto Sans Khmer"]),
        Row(scripts: ["Mymr"], families: ["Noto Sans Myanmar"]),
        Row(scripts: ["Geor"], families: ["Noto Sans Georgian"]),
        Row(scripts: ["Armn"], families: ["Noto Sans Armenian"]),
        Row(scripts: ["Ethi"], families: ["Noto Sans Ethiopic"]),
        Row(scripts: ["Syrc"], families: ["Noto Sans Syriac"]),
        Row(scripts: ["Thaa"], families: ["Noto Sans Thaana"]),
        Row(scripts: ["Tibt"], families: ["Noto Serif Tibetan"]),
        // One font for all regions, whose glyphs follow the language, or one font a region.
        Row(scripts: ["Hira", "Kana"], families: ["Noto Sans CJK", "Noto Sans CJK JP"]),
        Row(scripts: ["Hang"], families: ["Noto Sans CJK", "Noto Sans CJK KR"]),
        Row(scripts: han, locales: ["ja"], families: ["Noto Sans CJK", "Noto Sans CJK JP"]),
        Row(scripts: han, locales: ["ko"], families: ["Noto Sans CJK", "Noto Sans CJK KR"]),
        Row(
            scripts: han, locales: ["zh-HK", "zh-MO"],
            families: ["Noto Sans CJK", "Noto Sans CJK HK", "Noto Sans CJK TC"]),
        Row(scripts: han, locales: ["zh-Hant"], families: ["Noto Sans CJK", "Noto Sans CJK TC"]),
        Row(scripts: han, families: ["Noto Sans CJK", "Noto Sans CJK SC"]),
    ]
}
