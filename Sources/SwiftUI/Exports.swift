@_exported public import Foundation
@_exported public import ViewLayout

// What Apple's SwiftUI hands on to the files that import it.
#if canImport(Combine)
@_exported public import Combine
#endif
