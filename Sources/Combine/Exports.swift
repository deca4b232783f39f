// What Combine holds stands in CombineTypes, which SwiftUI hands on. This module makes `import Combine` and
// `canImport(Combine)` work in the builds that ask for it.
@_exported public import CombineTypes
