// The front door: one import for scenes, catalogs, rules and reports, and for the numbers and sizes of layouts. Views are a
// module of their own, ViewLayout, or SwiftUI on Linux: a program that measures texts has no type `Text` or `Button` of ours.
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
