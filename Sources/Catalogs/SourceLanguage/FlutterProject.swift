internal import Foundation

/// The template of Flutter's `gen-l10n`, which all other files translate.
enum FlutterProject {
    /// Reads `template-arb-file` of `l10n.yaml`, which is `app_en.arb` where the file does not say (Flutter documentation,
    /// Internationalizing Flutter apps), and `main_locale` of the Flutter Intl plugin in `pubspec.yaml`.
    static func statements(in folder: ProjectFolder) -> [ProjectLanguage.Statement] {
        var statements: [ProjectLanguage.Statement] = []
        if folder.names.contains("l10n.yaml"), let text = folder.text("l10n.yaml") {
            let template = text.value(after: "template-arb-file:", before: ["#"]) ?? "app_en.arb"
            let name = template.split(separator: "/").last.map(String.init) ?? template
            statements.append(.init(says: .templateFile(name), file: "l10n.yaml"))
        }
        if folder.names.contains("pubspec.yaml"), let text = folder.text("pubspec.yaml") {
            if let language = text.value(after: "main_locale:", before: ["#"]) {
                statements.append(.init(says: .language(language), file: "pubspec.yaml"))
            }
        }
        return statements
    }
}
