// What Apple's SwiftUI re-exports to the files that import it.
@_exported public import CombineTypes
@_exported public import Foundation
@_exported public import Observation
@_exported public import PlatformKit
@_exported public import ViewLayout
