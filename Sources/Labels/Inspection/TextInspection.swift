public import Typography

/// How a text was taken apart; offsets are scalars of the text, lengths are font units.
public typealias TextInspection = Typography.TextInspection
