// A label is one of a catalog, and what is known about it is a part of a frame report.
@_exported public import Catalogs
@_exported public import Frames
public import TextLayout

/// How a text was taken apart; offsets are scalars of the text, lengths are font units.
public typealias TextInspection = TextLayout.TextInspection
