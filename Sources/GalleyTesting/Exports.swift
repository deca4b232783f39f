// One import for scenes and for what a test expects of them.
@_exported public import Galley
