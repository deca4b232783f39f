// What UIKit and AppKit hold stands in PlatformKit, which SwiftUI hands on too, as on Apple's systems. This module makes
// `import UIKit` and `canImport(UIKit)` work in the builds that ask for the product of this name.
@_exported public import Foundation
@_exported public import PlatformKit
