internal import Foundation

/// The current layout of this thread, for code that asks the system and not its environment, as `UIScreen.main` and
/// `UIFont.preferredFont(forTextStyle:)` do.
package final class CurrentLayout {
    /// The values at the root of the scene.
    package let environment: EnvironmentValues
    package let measurer: any TextMeasurer
    /// What the device covers of the scene's space.
    package let safeArea: EdgeInsets
    private let screen: ProposedViewSize
    private let session: EvaluationSession?

    /// Makes the values that apply outside of any layout.
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

    /// The space that the scene is proposed, including what the device covers. Views that ask for it are evaluated
    /// again for the next space.
    package var screenSize: ProposedViewSize {
        if let session { MainActor.assumeIsolated { session.readsSpace = true } }
        return screen
    }

    /// The key of each thread's layout; a dictionary of Foundation's would cost as much as a small layout.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// The innermost layout of this thread; nil outside of any.
    package static var ofThread: CurrentLayout? {
        guard let key, let layout = pthread_getspecific(key) else { return nil }
        return Unmanaged<CurrentLayout>.fromOpaque(layout).takeUnretainedValue()
    }

    /// Does the work with this layout as the thread's current one.
    @MainActor
    func run<Result>(_ work: () -> Result) -> Result {
        guard let key = Self.key else { return work() }
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(key, outer) }
        return withExtendedLifetime(self) { work() }
    }
}
