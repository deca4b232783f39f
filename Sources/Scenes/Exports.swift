// A scene is made of these stages' types, so whoever imports Scenes has them at hand.
@_exported public import Catalogs
@_exported public import Frames
@_exported public import ViewLayout
