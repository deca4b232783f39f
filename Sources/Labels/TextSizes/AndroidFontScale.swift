/// Android's nonlinear font scaling: from scaled pixels (sp) to density-independent pixels (dp).
///
/// Source: the lookup tables and the interpolation of `FontScaleConverterFactory` in the Android Open Source Project.
enum AndroidFontScale {
    /// The size in dp of text that asks for `sp`, where the user has set the font scale to `scale`.
    ///
    /// Linear below 1.04 and above 2; between two tables their dp columns are interpolated. O(1).
    static func dp(_ sp: Double, scale: Double) -> Double {
        guard scale >= threshold, let last = tables.last, scale <= last.scale else { return sp * scale }
        guard let upper = tables.firstIndex(where: { $0.scale >= scale }) else { return sp * scale }
        let high = interpolate(sp, in: tables[upper].dp)
        guard tables[upper].scale > scale else { return high }
        let (lowScale, low) =
            upper == 0 ? (1, sp) : (tables[upper - 1].scale, interpolate(sp, in: tables[upper - 1].dp))
        return low + (high - low) * (scale - lowScale) / (tables[upper].scale - lowScale)
    }

    /// Linear between the points of the table, from (0, 0) below the first, and with the last ratio beyond the last.
    private static func interpolate(_ sp: Double, in dp: [Double]) -> Double {
        guard let upper = sizes.firstIndex(where: { $0 >= sp }) else {
            return sp * dp[dp.count - 1] / sizes[sizes.count - 1]
        }
        let (fromSP, fromDP) = upper == 0 ? (0, 0) : (sizes[upper - 1], dp[upper - 1])
        return fromDP + (dp[upper] - fromDP) * (sp - fromSP) / (sizes[upper] - fromSP)
    }

    /// The smallest scale to which the tables apply.
    private static let threshold = 1.04
    private static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
    private static let tables: [(scale: Double, dp: [Double])] = [
        (1.05, [8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30, 100]),
        (1.1, [8.8, 11, 13.2, 15.6, 19.2, 21.2, 24.8, 30, 100]),
        (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
        (1.2, [9.6, 12, 14.4, 17.2, 20.4, 22.4, 25.6, 30, 100]),
        (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
        (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
        (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
        (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
    ]
}
