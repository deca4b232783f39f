/// An OpenType feature and its value: 0 off, 1 on, more for alternates.
public struct OpenTypeFeature: Hashable, Sendable {
    /// Four characters, such as `tnum`.
    public var tag: String
    /// 0 turns the feature off, 1 on; alternates have numbers.
    public var value: Int

    /// Makes a feature that is turned on by default.
    public init(_ tag: String, value: Int = 1) {
        self.tag = tag
        self.value = value
    }
}
