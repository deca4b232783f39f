import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// An object of no actor that uses UIKit, as code of Swift 5 does: that it compiles is the test.
final class Knocker: ObservableObject {
    func knock() {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
    }
}
