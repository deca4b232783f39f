/// The screen that Interface Builder laid a file out for.
enum NibDevice {
    /// By the identifier of `<device>`, held upright, in points.
    private static let sizes: [String: (width: Double, height: Double)] = [
        "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
        "retina5_4": (375, 812), "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896),
        "retina6_12": (393, 852), "retina6_3": (402, 874), "retina6_5": (414, 896), "retina6_7": (428, 926),
        "retina6_72": (430, 932), "retina6_9": (440, 956), "ipad8_3": (744, 1133), "ipad9_7": (768, 1024),
        "ipad10_2": (810, 1080), "ipad10_5": (834, 1112), "ipad10_9": (820, 1180), "ipad11_0": (834, 1194),
        "ipad12_9": (1024, 1366),
    ]

    /// The widths of all screens, upright and on their sides, and of a window that has a part of an iPad's.
    static let widths: Set<Double> = Set(sizes.values.flatMap { [$0.width, $0.height] }).union([600])

    static func size(of id: String, isLandscape: Bool) -> (width: Double, height: Double)? {
        sizes[id].map { isLandscape ? ($0.height, $0.width) : $0 }
    }
}
