/// Font matching within a family, as CSS Fonts Level 4 § 5.2 describes it.
extension FontCollection {
    /// A face and where to be on its axes.
    struct Match: Hashable {
        var face: FontFace
        var coordinates: [FontCoordinate]
        var syntheticBold: Bool
        var syntheticItalic: Bool
    }

    /// The nearest faces of a family, in their order; none where there is no such family. Several are one font in parts, each
    /// with characters of its own, as web fonts come (CSS Fonts 4 § 5.2, composite faces).
    func matches(family: String, _ request: FontRequest) -> [Match] {
        guard var candidates = facesByFamily[FontCollection.key(ofFamily: family)] else { return [] }
        candidates = narrow(candidates, \.widths, to: request.width) { $0.nearestWidth(request.width) }
        let slanted = candidates.filter { $0.canBeItalic == request.isItalic || $0.hasSlantAxis }
        if !slanted.isEmpty { candidates = slanted }
        candidates = narrow(candidates, \.weights, to: request.weight) { $0.nearestWeight(request.weight) }
        return candidates.map { face in
            Match(
                face: face, coordinates: face.coordinates(for: request),
                syntheticBold: request.allowsSyntheticBold && request.weight >= 600 && face.weights.upperBound < 600,
                syntheticItalic: request.isItalic && !face.isItalic && !face.hasSlantAxis)
        }
    }

    /// The face on the other side of a weight between two of Roboto's, and how far towards it the weight is from the face that
    /// was found.
    ///
    /// Roboto is a variable font on Android, of which Debian has three static weights: advances between them are in proportion.
    func otherWeight(
        than match: Match, family: String, _ request: FontRequest, on platform: Platform
    ) -> (face: FontFace, share: Double)? {
        guard platform == .android, FontCollection.key(ofFamily: family) == "roboto", match.face.axes.isEmpty else {
            return nil
        }
        let own = match.face.weights.lowerBound
        guard own != request.weight else { return nil }
        let others = (facesByFamily["roboto"] ?? []).filter {
            $0.axes.isEmpty && $0.isItalic == match.face.isItalic && $0.widths == match.face.widths
                && $0.unitsPerEm == match.face.unitsPerEm
                && (request.weight - $0.weights.lowerBound) * (request.weight - own) < 0
        }
        guard
            let other = others.min(by: {
                abs($0.weights.lowerBound - request.weight) < abs($1.weights.lowerBound - request.weight)
            })
        else { return nil }
        return (other, (request.weight - own) / (other.weights.lowerBound - own))
    }

    private func narrow(
        _ faces: [FontFace], _ ranges: (FontFace) -> ClosedRange<Double>, to value: Double,
        nearest: ([ClosedRange<Double>]) -> ClosedRange<Double>?
    ) -> [FontFace] {
        guard let chosen = nearest(faces.map(ranges)) else { return faces }
        return faces.filter { ranges($0) == chosen }
    }
}

extension [ClosedRange<Double>] {
    /// Narrower widths first for a request up to 100 %, wider ones first above it.
    func nearestWidth(_ width: Double) -> ClosedRange<Double>? {
        nearest(to: width, searchesDownFirst: width <= 100)
    }

    /// A request of 400…500 looks up to 500 first, then down, then up; lighter ones look down first, bolder ones up.
    func nearestWeight(_ weight: Double) -> ClosedRange<Double>? {
        if let exact = first(where: { $0.contains(weight) }) { return exact }
        guard (400...500).contains(weight) else { return nearest(to: weight, searchesDownFirst: weight < 400) }
        let middle = filter { $0.lowerBound > weight && $0.lowerBound <= 500 }
        return middle.min { $0.lowerBound < $1.lowerBound } ?? nearest(to: weight, searchesDownFirst: true)
    }

    private func nearest(to value: Double, searchesDownFirst: Bool) -> ClosedRange<Double>? {
        if let exact = first(where: { $0.contains(value) }) { return exact }
        let below = filter { $0.upperBound < value }.max { $0.upperBound < $1.upperBound }
        let above = filter { $0.lowerBound > value }.min { $0.lowerBound < $1.lowerBound }
        return searchesDownFirst ? below ?? above : above ?? below
    }
}

extension FontFace {
    var hasSlantAxis: Bool { axes.contains { $0.tag == "slnt" || $0.tag == "ital" } }
    fileprivate var canBeItalic: Bool { isItalic }

    /// Weight, width, slant and optical size of a request, limited to the axes of the face.
    func coordinates(for request: FontRequest) -> [FontCoordinate] {
        axes.compactMap { axis in
            let wanted: Double? =
                switch axis.tag {
                case "wght": request.weight
                case "wdth": request.width
                case "ital": request.isItalic ? 1 : 0
                case "slnt": request.isItalic ? axis.minimum : 0
                case "opsz": request.size
                default: nil
                }
            guard let wanted else { return nil }
            let value = min(max(wanted, axis.range.lowerBound), axis.range.upperBound)
            return value == axis.standard ? nil : FontCoordinate(tag: axis.tag, value: value)
        }
    }

    /// The shape of the face's glyphs depends on the size they are set at.
    var hasOpticalSizes: Bool { axes.contains { $0.tag == "opsz" } }
}
