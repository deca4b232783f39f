internal import Foundation

/// The layout under way on this thread, for code that asks the system and not its environment, as `UIScreen.main` and
/// `UIFont.preferredFont(forTextStyle:)` do.
package final class CurrentLayout {
    /// The values at the root of the scene.
    package let environment: EnvironmentValues
    package let measurer: any TextMeasurer
    /// What the device covers of the scene's space.
    package let safeArea: EdgeInsets
    private let screen: ProposedViewSize
    private let session: EvaluationSession?

    /// What holds outside of any layout.
    package init(environment: EnvironmentValues, measurer: any TextMeasurer) {
        self.environment = environment
        self.measurer = measurer
        safeArea = EdgeInsets()
        screen = .unspecified
        session = nil
    }

    @MainActor
    init(_ context: ViewContext, screen: ProposedViewSize, safeArea: EdgeInsets) {
        environment = context.environment
        measurer = context.session.measurer
        self.safeArea = safeArea
        self.screen = screen
        session = context.session
    }

    /// The space that the scene is proposed, with what the device covers. Views that ask are evaluated anew for the
    /// next space.
    package var screenSize: ProposedViewSize {
        if let session { MainActor.assumeIsolated { session.readsSpace = true } }
        return screen
    }

    private static let key = "galley.currentLayout"

    /// The innermost layout of this thread; nil outside of any.
    package static var ofThread: CurrentLayout? { Thread.current.threadDictionary[key] as? CurrentLayout }

    /// Does the work of the layout, and takes it for the thread's until then.
    @MainActor
    func run<Result>(_ work: () -> Result) -> Result {
        let dictionary = Thread.current.threadDictionary
        let outer = dictionary[Self.key]
        dictionary[Self.key] = self
        defer { dictionary[Self.key] = outer }
        return work()
    }
}
