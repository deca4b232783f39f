// What Combine has is in CombineTypes, which SwiftUI re-exports. This module makes `import Combine` and
// `canImport(Combine)` work in the builds that ask for it.
@_exported public import CombineTypes
