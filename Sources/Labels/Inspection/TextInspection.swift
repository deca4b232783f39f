public import Typography

/// How a text was itemized and shaped; offsets are scalars of the text, lengths are font units.
public typealias TextInspection = Typography.TextInspection
