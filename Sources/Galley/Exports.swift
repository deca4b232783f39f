// The front door: one import for scenes, views, catalogs, rules and reports, and for the numbers and sizes of layouts.
@_exported public import Checks
@_exported public import Foundation
@_exported public import Pictures
@_exported public import ProofPages
@_exported public import Raster
@_exported public import Reports
@_exported public import Scenes
