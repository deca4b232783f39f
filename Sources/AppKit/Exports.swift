// What UIKit and AppKit have is in PlatformKit, which SwiftUI re-exports too, as on Apple's systems. This module makes
// `import AppKit` and `canImport(AppKit)` work in the builds that ask for the product of this name.
@_exported public import Foundation
@_exported public import PlatformKit
