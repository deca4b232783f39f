package import Foundation

/// The numbers of a platform's lists, forms, bars and dialogs, each with how it is known.
package struct PlatformMetrics: Hashable, Sendable {
    /// The platform whose arrangement applies.
    package enum Platform: String, Hashable, Sendable, CaseIterable { case ios, macos, android }

    /// How a number is known.
    package enum Evidence: String, Hashable, Sendable {
        /// The platform's own documentation says so.
        case documented
        /// Someone else measured it and published the number.
        case measured
        /// There is no source: the number is a choice.
        case choice
    }

    /// A number of the table.
    package struct Entry: Hashable, Sendable {
        package let metric: PlatformMetric
        package let value: CGFloat
        package let evidence: Evidence
        /// Where it is published; empty for a choice without a reason.
        package let source: String

        init(_ metric: PlatformMetric, _ value: CGFloat, _ evidence: Evidence, _ source: String = "") {
            self.metric = metric
            self.value = value
            self.evidence = evidence
            self.source = source
        }
    }

    package let platform: Platform
    /// Nil for iOS 13 to 18 on a phone that is held upright, and on platforms that have one table.
    package let system: System?
    private var values: [PlatformMetric: CGFloat]

    /// The tables without the sources of their numbers; every scene begins with one of them.
    private static let tables = Dictionary(
        uniqueKeysWithValues: Platform.allCases.map { platform in
            (platform, Dictionary(platform.table.map { ($0.metric, $0.value) }) { $1 })
        })

    private static let iosTables = Dictionary(
        uniqueKeysWithValues: System.allCases.map { system in
            let own = Dictionary(system.table.map { ($0.metric, $0.value) }) { $1 }
            return (system, (tables[.ios] ?? [:]).merging(own) { $1 })
        })

    /// The numbers of a platform. O(1): they are made a dictionary once.
    ///
    /// - Parameter system: Which iOS; nil for 13 to 18 on a phone that is held upright. Other platforms have none.
    package init(_ platform: Platform, system: System? = nil) {
        self.platform = platform
        self.system = platform == .ios ? system : nil
        values = self.system.flatMap { Self.iosTables[$0] } ?? Self.tables[platform] ?? [:]
    }

    package subscript(metric: PlatformMetric) -> CGFloat {
        get { values[metric] ?? 0 }
        set { values[metric] = newValue }
    }

    /// The margin of a screen of a width.
    package func margin(in width: CGFloat?) -> CGFloat {
        self[(width ?? 0) >= self[.wideWidth] ? .wideMargin : .margin]
    }

    /// The margin of the rows of a list, and of the list where its rows stand in, on a screen of a width.
    func margin(of look: ListLook, in width: CGFloat?) -> CGFloat {
        look == .plain ? margin(in: width) : self[(width ?? 0) >= self[.listWideWidth] ? .wideMargin : .margin]
    }

    /// The margin in a row of a list; where rows stand in, the screen is as wide as the row and the margins beside it.
    func margin(of look: ListLook, inRowOf width: CGFloat?) -> CGFloat {
        margin(of: look, in: look.standsIn ? width.map { $0 + 2 * self[.wideMargin] } : width)
    }

    /// Whether a title is in the scene, and not in the title bar of a window around it.
    var hasNavigationBars: Bool { self[.navigationBarHeight] > 0 }
}

extension PlatformMetrics.Platform {
    /// Every number of the platform.
    package var table: [PlatformMetrics.Entry] {
        switch self {
        case .ios: PlatformMetrics.ios
        case .macos: PlatformMetrics.macos
        case .android: PlatformMetrics.android
        }
    }
}

extension EnvironmentValues {
    private enum MetricsKey: EnvironmentKey { static let defaultValue = PlatformMetrics(.ios) }

    /// The numbers of lists, forms, bars and dialogs.
    package var platformMetrics: PlatformMetrics {
        get { self[MetricsKey.self] }
        set { self[MetricsKey.self] = newValue }
    }
}
