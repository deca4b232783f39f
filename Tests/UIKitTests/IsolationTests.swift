import SwiftUI
import Testing
import UIKit

/// Classes of UIKit in code that says which actor it runs on.
@MainActor @Suite struct IsolationTests {
    @Test func aStackKnowsItsControllers() {
        let (first, second) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: true)
        #expect(second.navigationController === stack)
        #expect(stack.popViewController(animated: true) === second)
        #expect(stack.topViewController === first)
        #expect(stack.popViewController(animated: true) == nil)
    }

    @Test func noSceneIsConnected() {
        #expect(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.isEmpty)
    }
}
