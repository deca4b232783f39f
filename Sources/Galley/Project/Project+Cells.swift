internal import Scenes

/// One scene in one environment: one point of the matrix.
struct Cell {
    let scene: LayoutScene
    let environment: LayoutEnvironment
}

extension Project {
    /// Every cell, scene by scene, locale by locale, text size by text size, width by width.
    var cells: [Cell] {
        scenes.flatMap { scene in
            locales(of: scene).flatMap { locale in
                matrix.textSizes.flatMap { size in
                    rooms.map { width, height in
                        Cell(
                            scene: scene,
                            environment: LayoutEnvironment(
                                locale: locale, textSize: size, width: width, height: height,
                                displayScale: displayScale, platform: platform))
                    }
                }
            }
        }
    }

    private var rooms: [(width: Double, height: Double?)] {
        let heights = matrix.heights.isEmpty ? [nil] : matrix.heights.map { Optional($0.points) }
        return matrix.widths.flatMap { width in heights.map { (width.points, $0) } }
    }

    /// The locales of the matrix, or those of the scene's catalogs.
    private func locales(of scene: LayoutScene) -> [String] {
        if let listed = matrix.locales { return listed.map(\.value) }
        var seen: Set<String> = []
        let known = scene.catalogs.flatMap(\.locales).filter { seen.insert($0).inserted }
        return known.isEmpty ? ["en"] : known
    }
}
