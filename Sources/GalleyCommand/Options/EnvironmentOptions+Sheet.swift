internal import ArgumentParser
internal import Galley

extension EnvironmentOptions {
    /// The environments of a sheet: a row for each locale, a column for each text size.
    ///
    /// - Throws: As `environment(of:)`, and where all locales are asked for and no catalog has any.
    func environments(of scene: LayoutScene) throws -> [[LayoutEnvironment]] {
        var options = self
        if locale == Self.all { options.locales = ArgumentList(try Self.locales(of: scene)) }
        let common = try options.environment(of: scene)
        return (options.locales?.values.map(LocaleName.canonical) ?? [common.locale]).map { locale in
            (textSizes?.values ?? [common.textSize]).map { size in
                var environment = common.with(locale: locale)
                environment.textSize = size
                return environment
            }
        }
    }

    private static func locales(of scene: LayoutScene) throws -> [String] {
        let locales = Set(try scene.catalogs.flatMap { try $0.readLocales() }).sorted()
        guard !locales.isEmpty else {
            throw ValidationError(
                "--locale all takes the locales of a scene's catalogs, and \"\(scene.name)\" has none; name them instead"
            )
        }
        return locales
    }
}
