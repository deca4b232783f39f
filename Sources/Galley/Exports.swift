// The module to import: scenes, catalogs, rules and reports, and the numbers and sizes of layouts. Views have a module
// of their own, ViewLayout, or SwiftUI on Linux, so that a program which only measures texts gets no types `Text` or
// `Button`.
@_exported public import Basics
@_exported public import Budgets
@_exported public import Catalogs
@_exported public import Checking
@_exported public import Checks
@_exported public import Foundation
@_exported public import Frames
@_exported public import Labels
@_exported public import Outputs
@_exported public import Pictures
@_exported public import Projects
@_exported public import ProofPages
@_exported public import ProofPrinting
@_exported public import Raster
@_exported public import Recordings
@_exported public import Reports
@_exported public import Scenes
@_exported public import Serving
