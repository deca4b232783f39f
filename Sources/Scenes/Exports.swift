// A scene is made of these stages' types, so whoever imports Scenes has them at hand.
@_exported public import Labels
@_exported public import ViewLayout
