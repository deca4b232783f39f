extension LayoutEnvironment {
    /// Whether the environment comes before another of the same locale: by text size, then by width, then by height. A
    /// side without a limit is the largest.
    package func precedes(_ other: LayoutEnvironment) -> Bool {
        (textSize.order, width ?? .infinity, height ?? .infinity)
            < (other.textSize.order, other.width ?? .infinity, other.height ?? .infinity)
    }
}
