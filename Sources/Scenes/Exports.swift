// A scene is made of these stages' types, so whoever imports Scenes has them at hand.
@_exported public import Catalogs
@_exported public import Frames
public import TextLayout
@_exported public import ViewLayout

/// How a text was taken apart; offsets are scalars of the text, lengths are font units.
public typealias TextInspection = TextLayout.TextInspection
