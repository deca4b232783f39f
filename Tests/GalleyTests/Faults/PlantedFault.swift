import Galley
import Testing

/// A fault of the sample Faults, and the change that fixes it.
struct PlantedFault: CustomTestStringConvertible, Sendable {
    /// The rule, the key where the finding has one, and the locale.
    let finding: String
    /// The severity by default.
    let severity: Severity
    /// What is replaced in which file.
    let file: String
    let old: String
    let new: String

    var testDescription: String { finding }

    private init(_ finding: String, _ severity: Severity, in file: String, _ old: String, _ new: String) {
        self.finding = finding
        self.severity = severity
        self.file = file
        self.old = old
        self.new = new
    }

    /// One for every rule, in the order of the documentation.
    static let all = [
        PlantedFault(
            "truncated-text playlist.add de", .error, in: "Scenes/TruncatedText.yml", "lineLimit: 1", "lineLimit: 2"),
        PlantedFault(
            "clipped-text category.food vi", .error, in: "Scenes/ClippedText.yml", "- Text: category.food",
            "- Text: category.food\n        padding: { vertical: 4 }"),
        PlantedFault("overflow de", .error, in: "Scenes/Overflow.yml", "      fixedSize: horizontal\n", ""),
        PlantedFault("overlap dial.wind de", .error, in: catalog, "Windgeschwindigkeit", "Wind"),
        PlantedFault(
            "nothing-fits de", .error, in: "Scenes/NothingFits.yml", "frame: { width: 190 }", "frame: { width: 310 }"),
        PlantedFault("missing-glyph price.free th", .error, in: catalog, "ฟรี \u{F8FF}", "ฟรี"),
        PlantedFault("broken-word mail.inbox de", .warning, in: catalog, "Posteingang", "Post\u{AD}eingang"),
        PlantedFault("too-many-lines refresh.background de", .warning, in: "galley.yml", "maxLines: 1", "maxLines: 2"),
        PlantedFault(
            "too-many-characters refresh.background de", .warning, in: catalog, "MAX_LENGTH: 24", "MAX_LENGTH: 28"),
        PlantedFault(
            "missing-translation profile.edit ar", .warning, in: catalog,
            """
                "profile.edit" : {
                  "extractionState" : "manual",
                  "localizations" : {

            """,
            """
                "profile.edit" : {
                  "extractionState" : "manual",
                  "localizations" : {
                    "ar" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "تعديل الملف"
                      }
                    },

            """),
        PlantedFault(
            "empty-translation share.copied ar", .error, in: catalog, #""value" : " ""#, #""value" : "تم النسخ""#),
        PlantedFault("unfilled-placeholder welcome.name ar", .warning, in: catalog, "مرحبًا، %2$@", "مرحبًا، %@"),
        PlantedFault(
            "tiny-text playlist.add de", .warning, in: "Scenes/TinyText.yml", "width: 120", "width: 200"),
        PlantedFault(
            "small-target survey.agree de", .warning, in: "Scenes/SmallTarget.yml", "minHeight: 44",
            "minWidth: 44, minHeight: 44"),
    ]

    private static let catalog = "Localizable.xcstrings"
}
