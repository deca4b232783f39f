// The front door: one import for scenes, views, catalogs, rules and reports.
@_exported public import Checks
@_exported public import Reports
@_exported public import Scenes
